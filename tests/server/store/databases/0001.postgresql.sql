SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.editions (
    digest character varying(16) NOT NULL,
    game character varying(200) NOT NULL,
    contents text NOT NULL
);
CREATE TABLE public.entries (
    "table" character varying(24) NOT NULL,
    number integer NOT NULL,
    kind character varying(8) NOT NULL,
    seat integer NOT NULL,
    at bigint NOT NULL,
    data text NOT NULL,
    key character varying(60)
);
CREATE TABLE public.persons (
    id character varying(24) NOT NULL,
    token character varying(64) NOT NULL,
    name character varying(40) NOT NULL,
    since bigint NOT NULL
);
CREATE TABLE public.seats (
    "table" character varying(24) NOT NULL,
    seat integer NOT NULL,
    kind character varying(8) NOT NULL,
    name character varying(60) NOT NULL,
    person character varying(24)
);
CREATE TABLE public.tables (
    id character varying(24) NOT NULL,
    game character varying(200) NOT NULL,
    status character varying(8) NOT NULL,
    number integer NOT NULL,
    actor integer NOT NULL,
    bot_due bigint,
    public boolean NOT NULL,
    clock character varying(40) NOT NULL,
    since bigint NOT NULL,
    touched bigint NOT NULL,
    layout character varying(16) NOT NULL,
    state bytea
);
INSERT INTO public.alembic_version VALUES ('0001');
INSERT INTO public.editions VALUES ('910ff7b77c80b278', 'dunjiin', '{"edition":{"game":"dunjiin","name":"three of each","about":"108 cards: every Monster once with 2, 3 and 4 shields in each colour"},"numbers":{"armor":{"says":"printed","where":"Required to Play","value":3},"shop_price":{"says":"printed","where":"Shopping","value":10},"magic_worth":{"says":"printed","where":"Magic Items (MI)","value":10},"rest_experience":{"says":"printed","where":"Core Actions, table","value":1},"dodge_experience":{"says":"printed","where":"Core Actions, table","value":1},"training_experience":{"says":"printed","where":"Core Actions, table","value":3},"training_treasure":{"says":"printed","where":"Core Actions, table","value":10},"necromancy_experience":{"says":"printed","where":"Core Actions, table","value":3},"trap_experience":{"says":"printed","where":"Advanced Actions, table","value":3},"dragon_experience":{"says":"printed","where":"Advanced Actions, table","value":3},"assassin_treasure":{"says":"printed","where":"Advanced Actions, table","value":30},"summoned_cards":{"says":"printed","where":"Advanced Actions, table","value":5},"pair_bonus":{"says":"printed","where":"2 and 3 of a kind bonus","value":2},"triple_bonus":{"says":"printed","where":"2 and 3 of a kind bonus","value":3},"advanced_level":{"says":"printed","where":"Advanced Actions","value":33},"fast":{"says":"printed","where":"For Fast Play","value":"no"},"half":{"says":"house","where":"which colour fast play uses is left open","value":"any"},"hardcore":{"says":"printed","where":"Hardcore Mode","value":"no"},"powderpuff":{"says":"printed","where":"Powderpuff Mode","value":"no"},"armor_cap":{"says":"house","where":"Shopping: three per player is read as the size of the pool, not as a cap","value":0},"fairy_shields":{"says":"house","where":"not described; 3 is the middle of what Monsters have","value":3},"trap_strength":{"says":"printed","where":"Set Trap, overview and table","value":1},"trap_lasts":{"says":"house","where":"Set Trap: the next fight springs all traps","value":"no"},"open_experience":{"says":"house","where":"Victory: experience lies face down","value":"no"}},"monster":[{"says":"printed","where":"Hardcore Mode example","name":"Red Dragon","strength":10,"shields":[{"shields":2,"red":1,"blue":1},{"shields":3,"red":1,"blue":1},{"shields":4,"red":1,"blue":1}]},{"says":"printed","where":"Hardcore Mode example","name":"Green Dragon","strength":10,"shields":[{"shields":2,"red":1,"blue":1},{"shields":3,"red":1,"blue":1},{"shields":4,"red":1,"blue":1}]},{"says":"house","where":"Combat Examples 3 needs a third kind of ten","name":"Black Dragon","strength":10,"shields":[{"shields":2,"red":1,"blue":1},{"shields":3,"red":1,"blue":1},{"shields":4,"red":1,"blue":1}]},{"says":"house","where":"strength seen in Combat Examples 1; the kind is ours","name":"Vampire","strength":9,"shields":[{"shields":2,"red":1,"blue":1},{"shields":3,"red":1,"blue":1},{"shields":4,"red":1,"blue":1}]},{"says":"printed","where":"Combat Examples 4","name":"Skeleton","strength":8,"shields":[{"shields":2,"red":1,"blue":1},{"shields":3,"red":1,"blue":1},{"shields":4,"red":1,"blue":1}]},{"says":"house","where":"strength seen in Combat Examples 3; the kind is ours","name":"Ogre","strength":7,"shields":[{"shields":2,"red":1,"blue":1},{"shields":3,"red":1,"blue":1},{"shields":4,"red":1,"blue":1}]},{"says":"house","where":"strength seen in Combat Examples 2; the kind is ours","name":"Orc","strength":6,"shields":[{"shields":2,"red":1,"blue":1},{"shields":3,"red":1,"blue":1},{"shields":4,"red":1,"blue":1}]},{"says":"house","where":"strength seen in Combat Examples 2; the kind is ours","name":"Goblin","strength":5,"shields":[{"shields":2,"red":1,"blue":1},{"shields":3,"red":1,"blue":1},{"shields":4,"red":1,"blue":1}]},{"says":"house","where":"fills the gap between 2 and 5","name":"Giant Spider","strength":4,"shields":[{"shields":2,"red":1,"blue":1},{"shields":3,"red":1,"blue":1},{"shields":4,"red":1,"blue":1}]},{"says":"house","where":"fills the gap between 2 and 5","name":"Giant Rat","strength":3,"shields":[{"shields":2,"red":1,"blue":1},{"shields":3,"red":1,"blue":1},{"shields":4,"red":1,"blue":1}]},{"says":"house","where":"strength seen in Combat Examples 2; the kind is ours","name":"Slime","strength":2,"shields":[{"shields":2,"red":1,"blue":1},{"shields":3,"red":1,"blue":1},{"shields":4,"red":1,"blue":1}]}],"treasure":[{"says":"printed","where":"Shopping example; the number of copies is ours","red":2,"blue":2,"value":5},{"says":"house","where":"fills the gap; the number of copies is ours","red":2,"blue":2,"value":6},{"says":"printed","where":"Shopping example; the number of copies is ours","red":2,"blue":2,"value":7},{"says":"printed","where":"Combat Examples 1; the number of copies is ours","red":2,"blue":2,"value":8},{"says":"printed","where":"Combat Examples 2; the number of copies is ours","red":2,"blue":2,"value":9},{"says":"printed","where":"Combat Examples 4; the number of copies is ours","red":3,"blue":3,"value":10}],"magic":{"says":"printed","where":"Required to Play: 12 in all","red":6,"blue":6},"fairy":{"says":"printed","where":"Required to Play: 4 in all; shields are a number above","red":2,"blue":2}}');
INSERT INTO public.editions VALUES ('66c34906aca75cc3', 'dunjiin', '{"edition":{"game":"dunjiin","name":"mine","about":"108 cards: every Monster once with 2, 3 and 4 shields in each colour"},"numbers":{"armor":{"says":"printed","where":"Required to Play","value":3},"shop_price":{"says":"printed","where":"Shopping","value":10},"magic_worth":{"says":"printed","where":"Magic Items (MI)","value":10},"rest_experience":{"says":"printed","where":"Core Actions, table","value":1},"dodge_experience":{"says":"printed","where":"Core Actions, table","value":1},"training_experience":{"says":"printed","where":"Core Actions, table","value":3},"training_treasure":{"says":"printed","where":"Core Actions, table","value":10},"necromancy_experience":{"says":"printed","where":"Core Actions, table","value":3},"trap_experience":{"says":"printed","where":"Advanced Actions, table","value":3},"dragon_experience":{"says":"printed","where":"Advanced Actions, table","value":3},"assassin_treasure":{"says":"printed","where":"Advanced Actions, table","value":30},"summoned_cards":{"says":"printed","where":"Advanced Actions, table","value":5},"pair_bonus":{"says":"printed","where":"2 and 3 of a kind bonus","value":2},"triple_bonus":{"says":"printed","where":"2 and 3 of a kind bonus","value":3},"advanced_level":{"says":"printed","where":"Advanced Actions","value":33},"fast":{"says":"printed","where":"For Fast Play","value":"no"},"half":{"says":"house","where":"which colour fast play uses is left open","value":"any"},"hardcore":{"says":"printed","where":"Hardcore Mode","value":"no"},"powderpuff":{"says":"printed","where":"Powderpuff Mode","value":"no"},"armor_cap":{"says":"house","where":"Shopping: three per player is read as the size of the pool, not as a cap","value":0},"fairy_shields":{"says":"house","where":"not described; 3 is the middle of what Monsters have","value":3},"trap_strength":{"says":"printed","where":"Set Trap, overview and table","value":1},"trap_lasts":{"says":"house","where":"Set Trap: the next fight springs all traps","value":"no"},"open_experience":{"says":"house","where":"Victory: experience lies face down","value":"no"}},"monster":[{"says":"printed","where":"Hardcore Mode example","name":"Red Dragon","strength":10,"shields":[{"shields":2,"red":1,"blue":1},{"shields":3,"red":1,"blue":1},{"shields":4,"red":1,"blue":1}]},{"says":"printed","where":"Hardcore Mode example","name":"Green Dragon","strength":10,"shields":[{"shields":2,"red":1,"blue":1},{"shields":3,"red":1,"blue":1},{"shields":4,"red":1,"blue":1}]},{"says":"house","where":"Combat Examples 3 needs a third kind of ten","name":"Black Dragon","strength":10,"shields":[{"shields":2,"red":1,"blue":1},{"shields":3,"red":1,"blue":1},{"shields":4,"red":1,"blue":1}]},{"says":"house","where":"strength seen in Combat Examples 1; the kind is ours","name":"Vampire","strength":9,"shields":[{"shields":2,"red":1,"blue":1},{"shields":3,"red":1,"blue":1},{"shields":4,"red":1,"blue":1}]},{"says":"printed","where":"Combat Examples 4","name":"Skeleton","strength":8,"shields":[{"shields":2,"red":1,"blue":1},{"shields":3,"red":1,"blue":1},{"shields":4,"red":1,"blue":1}]},{"says":"house","where":"strength seen in Combat Examples 3; the kind is ours","name":"Ogre","strength":7,"shields":[{"shields":2,"red":1,"blue":1},{"shields":3,"red":1,"blue":1},{"shields":4,"red":1,"blue":1}]},{"says":"house","where":"strength seen in Combat Examples 2; the kind is ours","name":"Orc","strength":6,"shields":[{"shields":2,"red":1,"blue":1},{"shields":3,"red":1,"blue":1},{"shields":4,"red":1,"blue":1}]},{"says":"house","where":"strength seen in Combat Examples 2; the kind is ours","name":"Goblin","strength":5,"shields":[{"shields":2,"red":1,"blue":1},{"shields":3,"red":1,"blue":1},{"shields":4,"red":1,"blue":1}]},{"says":"house","where":"fills the gap between 2 and 5","name":"Giant Spider","strength":4,"shields":[{"shields":2,"red":1,"blue":1},{"shields":3,"red":1,"blue":1},{"shields":4,"red":1,"blue":1}]},{"says":"house","where":"fills the gap between 2 and 5","name":"Giant Rat","strength":3,"shields":[{"shields":2,"red":1,"blue":1},{"shields":3,"red":1,"blue":1},{"shields":4,"red":1,"blue":1}]},{"says":"house","where":"strength seen in Combat Examples 2; the kind is ours","name":"Slime","strength":2,"shields":[{"shields":2,"red":1,"blue":1},{"shields":3,"red":1,"blue":1},{"shields":4,"red":1,"blue":1}]}],"treasure":[{"says":"printed","where":"Shopping example; the number of copies is ours","red":2,"blue":2,"value":5},{"says":"house","where":"fills the gap; the number of copies is ours","red":2,"blue":2,"value":6},{"says":"printed","where":"Shopping example; the number of copies is ours","red":2,"blue":2,"value":7},{"says":"printed","where":"Combat Examples 1; the number of copies is ours","red":2,"blue":2,"value":8},{"says":"printed","where":"Combat Examples 2; the number of copies is ours","red":2,"blue":2,"value":9},{"says":"printed","where":"Combat Examples 4; the number of copies is ours","red":3,"blue":3,"value":10}],"magic":{"says":"printed","where":"Required to Play: 12 in all","red":6,"blue":6},"fairy":{"says":"printed","where":"Required to Play: 4 in all; shields are a number above","red":2,"blue":2}}');
INSERT INTO public.entries VALUES ('t9DvcxThJXoDO7k4', 1, 'open', -1, 1795343960186, '{"setup":{"game":"dunjiin","version":1,"edition":"910ff7b77c80b278","edition_name":"","numbers":{"fast":0,"half":0,"hardcore":0,"powderpuff":0,"armor":3,"armor_cap":0,"fairy_shields":3,"trap_strength":1,"trap_lasts":0,"open_experience":0,"shop_price":10,"magic_worth":10,"rest_experience":1,"dodge_experience":1,"training_experience":3,"training_treasure":10,"necromancy_experience":3,"trap_experience":3,"dragon_experience":3,"assassin_treasure":30,"summoned_cards":5,"pair_bonus":2,"triple_bonus":3,"advanced_level":33},"clock":{"kind":"none","minutes":10,"increment":15,"hours":72},"pace":30.0,"public":true,"imported":false},"chairs":[{"kind":"person","name":"Ann","person":"zykgyMQCwbkXhI-z","bot":""},{"kind":"open","name":"","person":"","bot":""}]}', NULL);
INSERT INTO public.entries VALUES ('3zaAxc1XJybeZW22', 1, 'open', -1, 1795343960193, '{"setup":{"game":"dunjiin","version":1,"edition":"910ff7b77c80b278","edition_name":"","numbers":{"fast":0,"half":0,"hardcore":0,"powderpuff":0,"armor":3,"armor_cap":0,"fairy_shields":3,"trap_strength":1,"trap_lasts":0,"open_experience":0,"shop_price":10,"magic_worth":10,"rest_experience":1,"dodge_experience":1,"training_experience":3,"training_treasure":10,"necromancy_experience":3,"trap_experience":3,"dragon_experience":3,"assassin_treasure":30,"summoned_cards":5,"pair_bonus":2,"triple_bonus":3,"advanced_level":33},"clock":{"kind":"none","minutes":10,"increment":15,"hours":72},"pace":30.0,"public":false,"imported":false},"chairs":[{"kind":"person","name":"Ann","person":"zykgyMQCwbkXhI-z","bot":""},{"kind":"person","name":"Bob","person":"-xIP8gAbSY3ABz1F","bot":""}]}', NULL);
INSERT INTO public.entries VALUES ('3zaAxc1XJybeZW22', 2, 'start', -1, 1795343960193, '{"fate":[1,27,43,8,3,11,27,45,48,42,1]}', NULL);
INSERT INTO public.entries VALUES ('3zaAxc1XJybeZW22', 3, 'act', 1, 1795343960197, '{"do":"explore","fate":[24,25]}', NULL);
INSERT INTO public.entries VALUES ('3zaAxc1XJybeZW22', 4, 'act', 1, 1795343960201, '{"do":"claim giant-spider/2","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('3zaAxc1XJybeZW22', 5, 'act', 0, 1795343960202, '{"do":"explore","fate":[0]}', NULL);
INSERT INTO public.entries VALUES ('3zaAxc1XJybeZW22', 6, 'act', 0, 1795343960204, '{"do":"fight","fate":[23]}', NULL);
INSERT INTO public.entries VALUES ('3zaAxc1XJybeZW22', 7, 'say', 0, 1795343960205, '{"text":"Well played"}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 1, 'open', -1, 1795343960206, '{"setup":{"game":"dunjiin","version":1,"edition":"910ff7b77c80b278","edition_name":"","numbers":{"fast":0,"half":0,"hardcore":0,"powderpuff":0,"armor":3,"armor_cap":0,"fairy_shields":3,"trap_strength":1,"trap_lasts":0,"open_experience":0,"shop_price":10,"magic_worth":10,"rest_experience":1,"dodge_experience":1,"training_experience":3,"training_treasure":10,"necromancy_experience":3,"trap_experience":3,"dragon_experience":3,"assassin_treasure":30,"summoned_cards":5,"pair_bonus":2,"triple_bonus":3,"advanced_level":33},"clock":{"kind":"none","minutes":10,"increment":15,"hours":72},"pace":30.0,"public":false,"imported":false},"chairs":[{"kind":"person","name":"Ann","person":"zykgyMQCwbkXhI-z","bot":""},{"kind":"person","name":"Bob","person":"-xIP8gAbSY3ABz1F","bot":""}]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 2, 'start', -1, 1795343960206, '{"fate":[2,18,11,45,48,17,3,45,40,16,5]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 3, 'act', 0, 1795343960209, '{"do":"explore","fate":[44]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 4, 'act', 1, 1795343960210, '{"do":"premonition","fate":[8,0,22,43]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 5, 'act', 0, 1795343960211, '{"do":"shop 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 6, 'act', 0, 1795343960212, '{"do":"explore","fate":[40]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 7, 'act', 1, 1795343960213, '{"do":"explore","fate":[30,41]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 8, 'act', 0, 1795343960214, '{"do":"explore","fate":[45]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 9, 'act', 1, 1795343960215, '{"do":"rest","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 10, 'act', 0, 1795343960216, '{"do":"explore","fate":[31,28,26]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 11, 'act', 0, 1795343960217, '{"do":"claim slime/3","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 12, 'act', 1, 1795343960218, '{"do":"explore","fate":[15,43]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 13, 'act', 0, 1795343960218, '{"do":"explore","fate":[27]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 14, 'act', 0, 1795343960219, '{"do":"fight","fate":[30]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 15, 'act', 0, 1795343960220, '{"do":"claim slime/2","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 16, 'act', 1, 1795343960221, '{"do":"explore","fate":[3]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 17, 'act', 1, 1795343960222, '{"do":"fight","fate":[48]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 18, 'act', 0, 1795343960223, '{"do":"explore","fate":[17]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 19, 'act', 0, 1795343960224, '{"do":"fight","fate":[6,40,44]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 20, 'act', 1, 1795343960225, '{"do":"shop 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 21, 'act', 1, 1795343960226, '{"do":"pay treasure-6","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 22, 'act', 1, 1795343960227, '{"do":"explore","fate":[44]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 23, 'act', 0, 1795343960227, '{"do":"rest","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 24, 'act', 0, 1795343960228, '{"do":"spend slime/3","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 25, 'act', 1, 1795343960229, '{"do":"explore","fate":[48]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 26, 'act', 0, 1795343960230, '{"do":"rest","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 27, 'act', 1, 1795343960231, '{"do":"premonition","fate":[25,6,14]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 28, 'act', 1, 1795343960232, '{"do":"rest","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 29, 'act', 0, 1795343960233, '{"do":"shop 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 30, 'act', 0, 1795343960234, '{"do":"pay treasure-9","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 31, 'act', 0, 1795343960234, '{"do":"explore","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 32, 'act', 1, 1795343960235, '{"do":"explore","fate":[2,42,42,13]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 33, 'act', 0, 1795343960236, '{"do":"shop 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 34, 'act', 0, 1795343960237, '{"do":"explore","fate":[9,26]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 35, 'act', 0, 1795343960238, '{"do":"claim vampire/2","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 36, 'act', 1, 1795343960239, '{"do":"explore","fate":[29,1,10,45]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 37, 'act', 0, 1795343960240, '{"do":"shop 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 38, 'act', 0, 1795343960241, '{"do":"rest","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 39, 'act', 1, 1795343960242, '{"do":"shop 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 40, 'act', 1, 1795343960243, '{"do":"explore","fate":[12,14]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 41, 'act', 1, 1795343960243, '{"do":"claim skeleton/2","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 42, 'act', 0, 1795343960244, '{"do":"explore","fate":[48]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 43, 'act', 1, 1795343960245, '{"do":"rest","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 44, 'act', 0, 1795343960246, '{"do":"explore","fate":[49,15,4]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 45, 'act', 1, 1795343960247, '{"do":"explore","fate":[48]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 46, 'act', 0, 1795343960248, '{"do":"premonition","fate":[0,21]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 47, 'act', 0, 1795343960249, '{"do":"claim goblin/2","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 48, 'act', 1, 1795343960267, '{"do":"explore","fate":[7]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 49, 'act', 1, 1795343960268, '{"do":"fight","fate":[13,7]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 50, 'act', 1, 1795343960268, '{"do":"claim black-dragon/3","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 51, 'act', 0, 1795343960270, '{"do":"explore","fate":[41]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 52, 'act', 1, 1795343960271, '{"do":"shop 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 53, 'act', 1, 1795343960272, '{"do":"explore","fate":[48]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 54, 'act', 0, 1795343960273, '{"do":"rest","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 55, 'act', 1, 1795343960274, '{"do":"explore","fate":[24]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 56, 'act', 1, 1795343960275, '{"do":"premonition","fate":[42]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 57, 'act', 1, 1795343960276, '{"do":"fight","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 58, 'act', 0, 1795343960276, '{"do":"explore","fate":[27,29]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 59, 'act', 0, 1795343960277, '{"do":"claim giant-rat/4","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 60, 'act', 1, 1795343960278, '{"do":"explore","fate":[23]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 61, 'act', 1, 1795343960279, '{"do":"dodge 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 62, 'act', 1, 1795343960280, '{"do":"spend black-dragon/3","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 63, 'act', 0, 1795343960281, '{"do":"dodge 2","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 64, 'act', 1, 1795343960282, '{"do":"dodge 1","fate":[16,31,8]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 65, 'act', 0, 1795343960282, '{"do":"explore","fate":[40]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 66, 'act', 1, 1795343960283, '{"do":"explore","fate":[48]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 67, 'act', 0, 1795343960284, '{"do":"shop 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 68, 'act', 0, 1795343960285, '{"do":"explore","fate":[48]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 69, 'act', 1, 1795343960286, '{"do":"explore","fate":[32]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 70, 'act', 1, 1795343960286, '{"do":"premonition","fate":[44,48,19]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 71, 'act', 0, 1795343960287, '{"do":"shop 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 72, 'act', 0, 1795343960288, '{"do":"explore","fate":[11,2,32,21]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 73, 'act', 1, 1795343960289, '{"do":"explore","fate":[43]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 74, 'act', 0, 1795343960290, '{"do":"explore","fate":[24,18]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 75, 'act', 0, 1795343960291, '{"do":"claim giant-spider/2","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 76, 'act', 1, 1795343960292, '{"do":"shop 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 77, 'act', 1, 1795343960293, '{"do":"explore","fate":[45]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 78, 'act', 0, 1795343960294, '{"do":"explore","fate":[25]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 79, 'act', 0, 1795343960296, '{"do":"fight","fate":[5,49]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 80, 'act', 1, 1795343960297, '{"do":"explore","fate":[20,41,12,20]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 81, 'act', 1, 1795343960299, '{"do":"claim skeleton/2","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 82, 'act', 0, 1795343960300, '{"do":"rest","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 83, 'act', 1, 1795343960302, '{"do":"shop 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 84, 'act', 1, 1795343960303, '{"do":"rest","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 85, 'act', 0, 1795343960304, '{"do":"explore","fate":[4,19,1]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 86, 'act', 1, 1795343960306, '{"do":"explore","fate":[9,23]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 87, 'act', 1, 1795343960309, '{"do":"claim vampire/2","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 88, 'act', 0, 1795343960310, '{"do":"explore","fate":[49,41,43]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 89, 'act', 1, 1795343960311, '{"do":"rest","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 90, 'act', 0, 1795343960312, '{"do":"explore","fate":[49,28,22]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 91, 'act', 1, 1795343960313, '{"do":"explore","fate":[42]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 92, 'act', 0, 1795343960313, '{"do":"explore","fate":[48]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 93, 'act', 1, 1795343960314, '{"do":"shop 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 94, 'act', 1, 1795343960315, '{"do":"explore","fate":[48]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 95, 'act', 0, 1795343960316, '{"do":"explore","fate":[45]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 96, 'act', 1, 1795343960317, '{"do":"premonition","fate":[10,48,29]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 97, 'act', 0, 1795343960318, '{"do":"shop 2","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 98, 'act', 0, 1795343960319, '{"do":"explore","fate":[42]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 99, 'act', 1, 1795343960320, '{"do":"explore","fate":[48]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 100, 'act', 0, 1795343960320, '{"do":"explore","fate":[22,43,19]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 101, 'act', 0, 1795343960321, '{"do":"claim goblin/3","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 102, 'act', 1, 1795343960322, '{"do":"premonition","fate":[41]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 103, 'act', 0, 1795343960323, '{"do":"shop 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 104, 'act', 0, 1795343960324, '{"do":"rest","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 105, 'act', 1, 1795343960325, '{"do":"explore","fate":[42]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 106, 'act', 0, 1795343960326, '{"do":"explore","fate":[48]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 107, 'act', 1, 1795343960326, '{"do":"explore","fate":[21,48]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 108, 'act', 0, 1795343960327, '{"do":"shop 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 109, 'act', 0, 1795343960328, '{"do":"explore","fate":[6,32]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 110, 'act', 0, 1795343960329, '{"do":"claim slime/4","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 111, 'act', 1, 1795343960330, '{"do":"explore","fate":[45]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 112, 'act', 0, 1795343960331, '{"do":"explore","fate":[49,19,30]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 113, 'act', 1, 1795343960332, '{"do":"explore","fate":[23,41,16,43]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 114, 'act', 1, 1795343960333, '{"do":"claim goblin/4","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 115, 'act', 0, 1795343960334, '{"do":"rest","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 116, 'act', 1, 1795343960334, '{"do":"explore","fate":[14]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 117, 'act', 1, 1795343960335, '{"do":"dodge 1","fate":[8,8,41]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 118, 'act', 0, 1795343960336, '{"do":"explore","fate":[48]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 119, 'act', 1, 1795343960337, '{"do":"shop 2","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 120, 'act', 1, 1795343960338, '{"do":"pay treasure-10","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 121, 'act', 1, 1795343960339, '{"do":"pay treasure-8","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 122, 'act', 1, 1795343960340, '{"do":"pay treasure-6","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 123, 'act', 1, 1795343960341, '{"do":"explore","fate":[24,42]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 124, 'act', 0, 1795343960342, '{"do":"premonition","fate":[43]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 125, 'act', 1, 1795343960343, '{"do":"rest","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 126, 'act', 0, 1795343960343, '{"do":"explore","fate":[28,49,31]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 127, 'act', 1, 1795343960344, '{"do":"explore","fate":[9,17]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 128, 'act', 1, 1795343960345, '{"do":"claim vampire/2","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 129, 'act', 0, 1795343960346, '{"do":"explore","fate":[26,40,4,48]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 130, 'act', 1, 1795343960347, '{"do":"rest","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 131, 'act', 0, 1795343960348, '{"do":"explore","fate":[13,25,44]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 132, 'act', 0, 1795343960349, '{"do":"claim skeleton/3","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 133, 'act', 1, 1795343960350, '{"do":"explore","fate":[28,44,41]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 134, 'act', 0, 1795343960351, '{"do":"shop 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 135, 'act', 0, 1795343960352, '{"do":"rest","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 136, 'act', 1, 1795343960352, '{"do":"shop 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 137, 'act', 1, 1795343960353, '{"do":"pay treasure-9","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 138, 'act', 1, 1795343960354, '{"do":"pay treasure-7","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 139, 'act', 1, 1795343960355, '{"do":"explore","fate":[20]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 140, 'act', 1, 1795343960356, '{"do":"fight","fate":[30,5,6]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 141, 'act', 1, 1795343960357, '{"do":"claim orc/4","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 142, 'act', 0, 1795343960358, '{"do":"explore","fate":[20,7,48,27]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 143, 'act', 1, 1795343960359, '{"do":"explore","fate":[40]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 144, 'act', 0, 1795343960359, '{"do":"explore","fate":[44]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 145, 'act', 1, 1795343960360, '{"do":"shop 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 146, 'act', 1, 1795343960361, '{"do":"pay treasure-6","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 147, 'act', 1, 1795343960362, '{"do":"pay treasure-6","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 148, 'act', 1, 1795343960363, '{"do":"rest","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 149, 'act', 1, 1795343960364, '{"do":"spend orc/4","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('s5FkgvTMxisqXM3w', 150, 'act', 0, 1795343960365, '{"do":"explore","fate":[4,49,15]}', NULL);
INSERT INTO public.entries VALUES ('mbw8MkYpM1nVa0zf', 1, 'open', -1, 1795343960369, '{"setup":{"game":"dunjiin","version":1,"edition":"66c34906aca75cc3","edition_name":"mine","numbers":{"fast":0,"half":0,"hardcore":0,"powderpuff":0,"armor":3,"armor_cap":0,"fairy_shields":3,"trap_strength":1,"trap_lasts":0,"open_experience":0,"shop_price":10,"magic_worth":10,"rest_experience":1,"dodge_experience":1,"training_experience":3,"training_treasure":10,"necromancy_experience":3,"trap_experience":3,"dragon_experience":3,"assassin_treasure":30,"summoned_cards":5,"pair_bonus":2,"triple_bonus":3,"advanced_level":33},"clock":{"kind":"none","minutes":10,"increment":15,"hours":72},"pace":30.0,"public":false,"imported":false},"chairs":[{"kind":"person","name":"Ann","person":"zykgyMQCwbkXhI-z","bot":""},{"kind":"bot","name":"Bot 2","person":"","bot":"greedy"}]}', NULL);
INSERT INTO public.entries VALUES ('mbw8MkYpM1nVa0zf', 2, 'start', -1, 1795343960369, '{"fate":[1,40,15,49,48,0,45,45,5,24,19,6]}', NULL);
INSERT INTO public.entries VALUES ('mbw8MkYpM1nVa0zf', 3, 'act', 1, 1795343960373, '{"do":"explore","fate":[29,19,49,12]}', NULL);
INSERT INTO public.entries VALUES ('mbw8MkYpM1nVa0zf', 4, 'act', 0, 1795343960377, '{"do":"premonition","fate":[8,16,21,48]}', NULL);
INSERT INTO public.entries VALUES ('mbw8MkYpM1nVa0zf', 5, 'act', 1, 1795343960379, '{"do":"explore","fate":[42]}', NULL);
INSERT INTO public.entries VALUES ('mbw8MkYpM1nVa0zf', 6, 'say', 0, 1795343960379, '{"text":"Well played"}', NULL);
INSERT INTO public.persons VALUES ('zykgyMQCwbkXhI-z', '3b3b06ce940b1a1eac2554422f6b57e1d30d22fbb73450a66d18bdaa09455179', 'Ann', 1);
INSERT INTO public.persons VALUES ('-xIP8gAbSY3ABz1F', 'ffb3a1868090b7db4f8781eaf361caf81498e6a14c3930d32cf0210a22acf6d5', 'Bob', 1);
INSERT INTO public.seats VALUES ('t9DvcxThJXoDO7k4', 0, 'person', 'Ann', 'zykgyMQCwbkXhI-z');
INSERT INTO public.seats VALUES ('t9DvcxThJXoDO7k4', 1, 'open', '', NULL);
INSERT INTO public.seats VALUES ('3zaAxc1XJybeZW22', 0, 'person', 'Ann', 'zykgyMQCwbkXhI-z');
INSERT INTO public.seats VALUES ('3zaAxc1XJybeZW22', 1, 'person', 'Bob', '-xIP8gAbSY3ABz1F');
INSERT INTO public.seats VALUES ('s5FkgvTMxisqXM3w', 0, 'person', 'Ann', 'zykgyMQCwbkXhI-z');
INSERT INTO public.seats VALUES ('s5FkgvTMxisqXM3w', 1, 'person', 'Bob', '-xIP8gAbSY3ABz1F');
INSERT INTO public.seats VALUES ('mbw8MkYpM1nVa0zf', 0, 'person', 'Ann', 'zykgyMQCwbkXhI-z');
INSERT INTO public.seats VALUES ('mbw8MkYpM1nVa0zf', 1, 'bot', 'Bot 2', NULL);
INSERT INTO public.tables VALUES ('t9DvcxThJXoDO7k4', 'dunjiin', 'waiting', 1, -1, NULL, true, '', 1795343960186, 1795343960186, 'b46d50499c6af366', NULL);
INSERT INTO public.tables VALUES ('3zaAxc1XJybeZW22', 'dunjiin', 'playing', 7, 0, NULL, false, '', 1795343960193, 1795343960205, 'b46d50499c6af366', '\x00000200050000000000020000000000000000000000020002000000010000000000000000000f0000000000ffff0000000000000000000000005e0000001700ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff0100010002000100020002000200020001000200020001000200020002000200020002000200020002000200020001000100010002000000020002000200020002000000000000000000000000000000040004000300030004000500000000000b0004000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000003001b000100170003000100000001000000000000000000010100010000000000000000000000000000000000000000000000000000000000000000000000000000000000001b0008000b00160003000000010001000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff00b8dcfdeaaa1b17de0000000000000000000000000000f03f0000010000000000170019002b00080003000b001b002d0030002a000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001010101010101010101010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000003000400000017000000ffff0d0000000f001700ffff1100000000000000ffff1100010000000000ffff0100000003000000ffff010001000b000000ffff010000001b000000ffff010000002d000000ffff0100000030000000ffff010000002a000000ffff0100000001000000ffff0300010000000000ffff000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000');
INSERT INTO public.tables VALUES ('s5FkgvTMxisqXM3w', 'dunjiin', 'over', 150, -1, NULL, false, '', 1795343960206, 1795343960365, 'b46d50499c6af366', '\xffff02000b00000000000100000000000000010000000000000000000000000000000000ffff000000000000ffff0000000000000000000000002900ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff0200020002000100000000000000010000000100010001000200010001000100000000000100000000000100010001000100010001000100000001000000010001000000000000000000000000000000020000000100010001000400000000000400010000000000000000000200010002000100020001000100000000000100010001000200020001000200020001000100010001000100010001000100010002000100010000000000000000000000000000000100040002000300030002000000000008000300ffffffffffff00000000000000002c000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000b00030005001f000600000001002b000000000000000100010000000000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff00291f4aecdfa2ad5a0000000000000000000000000000f03f0000030000000000040031000f001b003000110003002d00280010000500000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001010101010101010101010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000007000400000004000000ffff0400000031000000ffff040000000f000000ffff0e00000000000000ffff1300000000000000ffff1400000000000000ffff2100010000000000ffff150001001c000000020015000100ffff0000fdff0300000000000000ffff0d0001000c001f00ffff1300010003000100ffff0300000000000000ffff0300000000000000ffff00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000');
INSERT INTO public.tables VALUES ('mbw8MkYpM1nVa0zf', 'dunjiin', 'playing', 6, 0, NULL, false, '', 1795343960369, 1795343960379, 'b46d50499c6af366', '\x000002000000000000000200030000000000010000000000000000000000000000000000ffff000000000000ffff0000000000000000000000005800ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff0100020002000200020001000100020001000200020002000100020002000100010002000200000002000100020002000100020002000200020001000200020002000000000000000000000000000000030004000300040004000400000000000a000200000000000000000000000000000000000100000000000000010000000000000001000000000001000000010000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000020002000f000500130017000200000000000200000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000018000600180001000000000002000000000000000100010000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff00376f966aa65d485f0000000000000000000000000000f03f00000100000000002a00100015003000300000002d002d0005001800130006000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000101010101010101010101010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000200050001002a000000ffff0300000000000000ffff0600000000000400ffff070000000800000001000700000010000000010007000000150000000100070000003000000001000400000008000000ffff0400000010000000ffff0400000015000000ffff0400000030000000ffff0d00000016001700ffff1300000002000100ffff0300010000000000ffff00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000');
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.editions
    ADD CONSTRAINT editions_pkey PRIMARY KEY (digest);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_key UNIQUE ("table", key);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_pkey PRIMARY KEY ("table", number);
ALTER TABLE ONLY public.persons
    ADD CONSTRAINT persons_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.persons
    ADD CONSTRAINT persons_token_key UNIQUE (token);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY ("table", seat);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
CREATE INDEX seats_person ON public.seats USING btree (person);
CREATE INDEX tables_due ON public.tables USING btree (bot_due);
CREATE INDEX tables_open ON public.tables USING btree (public, status, touched);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_table_fkey FOREIGN KEY ("table") REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_table_fkey FOREIGN KEY ("table") REFERENCES public.tables(id) ON DELETE CASCADE;
