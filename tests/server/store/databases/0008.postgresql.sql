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
CREATE TABLE public.acts (
    number integer NOT NULL,
    at bigint NOT NULL,
    who character varying(40) NOT NULL,
    what character varying(20) NOT NULL,
    about character varying(24) NOT NULL,
    words character varying(300) NOT NULL,
    why character varying(300) NOT NULL,
    data text NOT NULL,
    undoes integer
);
CREATE SEQUENCE public.acts_number_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.acts_number_seq OWNED BY public.acts.number;
CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.alert_settings (
    person character varying(24) NOT NULL,
    everywhere boolean NOT NULL,
    begins integer,
    ends integer,
    zone character varying(64),
    mail character varying(254),
    confirmed boolean NOT NULL
);
CREATE TABLE public.alert_tables (
    "table" character varying(24) NOT NULL,
    person character varying(24) NOT NULL,
    wanted boolean NOT NULL
);
CREATE TABLE public.alerts (
    "table" character varying(24) NOT NULL,
    person character varying(24) NOT NULL,
    way character varying(64) NOT NULL,
    tries integer NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.bans (
    id character varying(24) NOT NULL,
    person character varying(24),
    network character varying(24),
    name character varying(60) NOT NULL,
    why character varying(300) NOT NULL,
    since bigint NOT NULL,
    until bigint NOT NULL,
    ended bigint
);
CREATE TABLE public.blocks (
    id character varying(24) NOT NULL,
    person character varying(24) NOT NULL,
    other character varying(24) NOT NULL,
    "table" character varying(24) NOT NULL,
    name character varying(60) NOT NULL,
    since bigint NOT NULL
);
CREATE TABLE public.editions (
    digest character varying(16) NOT NULL,
    game character varying(200) NOT NULL,
    contents text NOT NULL,
    since bigint DEFAULT '0'::bigint NOT NULL,
    owner character varying(24),
    origin character varying(24),
    bytes integer DEFAULT 0 NOT NULL
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
CREATE TABLE public.outages (
    began bigint NOT NULL,
    ended bigint NOT NULL
);
CREATE SEQUENCE public.outages_began_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.outages_began_seq OWNED BY public.outages.began;
CREATE TABLE public.passkeys (
    id character varying(24) NOT NULL,
    credential character varying(1400) NOT NULL,
    person character varying(24) NOT NULL,
    key bytea NOT NULL,
    name character varying(60) NOT NULL,
    count bigint NOT NULL,
    since bigint NOT NULL,
    used bigint NOT NULL
);
CREATE TABLE public.persons (
    id character varying(24) NOT NULL,
    name character varying(40) NOT NULL,
    since bigint NOT NULL,
    origin character varying(24),
    preferences text,
    leaving bigint
);
CREATE TABLE public.presence (
    "table" character varying(24) NOT NULL,
    seat integer NOT NULL,
    server character varying(24) NOT NULL,
    here boolean NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.pulse (
    id integer NOT NULL,
    at bigint NOT NULL
);
CREATE SEQUENCE public.pulse_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.pulse_id_seq OWNED BY public.pulse.id;
CREATE TABLE public.push_subscriptions (
    id character varying(64) NOT NULL,
    person character varying(24) NOT NULL,
    session character varying(24) NOT NULL,
    endpoint text NOT NULL,
    p256dh character varying(88) NOT NULL,
    auth character varying(24) NOT NULL,
    since bigint NOT NULL
);
CREATE TABLE public.reports (
    id character varying(24) NOT NULL,
    at bigint NOT NULL,
    by character varying(24) NOT NULL,
    by_name character varying(60) NOT NULL,
    origin character varying(24) NOT NULL,
    other character varying(24) NOT NULL,
    name character varying(60) NOT NULL,
    "table" character varying(24) NOT NULL,
    seat integer NOT NULL,
    reason character varying(20) NOT NULL,
    words text NOT NULL,
    evidence text NOT NULL,
    handled bigint
);
CREATE TABLE public.reviews (
    "table" character varying(24) NOT NULL,
    version character varying(80) NOT NULL,
    contents bytea NOT NULL
);
CREATE TABLE public.seats (
    "table" character varying(24) NOT NULL,
    seat integer NOT NULL,
    kind character varying(8) NOT NULL,
    name character varying(60) NOT NULL,
    person character varying(24),
    quiet text,
    bot character varying(60),
    result double precision,
    outcome character varying(4),
    ended bigint
);
CREATE TABLE public.secrets (
    name character varying(24) NOT NULL,
    value character varying(64) NOT NULL
);
CREATE TABLE public.servers (
    id character varying(24) NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.sessions (
    id character varying(24) NOT NULL,
    token character varying(64) NOT NULL,
    person character varying(24) NOT NULL,
    label character varying(60) NOT NULL,
    since bigint NOT NULL,
    used bigint NOT NULL,
    renewed bigint NOT NULL,
    link boolean NOT NULL,
    replaces character varying(24)
);
CREATE TABLE public.spent_challenges (
    digest character varying(64) NOT NULL,
    at bigint NOT NULL
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
    state bytea,
    owner character varying(24),
    origin character varying(24),
    bytes bigint DEFAULT '0'::bigint NOT NULL,
    edition character varying(16),
    actions integer,
    alert_due bigint
);
CREATE TABLE public.wishes (
    key character varying(64) NOT NULL,
    asked character varying(64) NOT NULL,
    answer text NOT NULL,
    at bigint NOT NULL
);
ALTER TABLE ONLY public.acts ALTER COLUMN number SET DEFAULT nextval('public.acts_number_seq'::regclass);
ALTER TABLE ONLY public.outages ALTER COLUMN began SET DEFAULT nextval('public.outages_began_seq'::regclass);
ALTER TABLE ONLY public.pulse ALTER COLUMN id SET DEFAULT nextval('public.pulse_id_seq'::regclass);
INSERT INTO public.alembic_version VALUES ('0008');
INSERT INTO public.editions VALUES ('0779a9afc97a4d90', 'koa', '{"edition":{"game":"koa","name":"twelve sectors","about":"a wheel of 12 sectors, half of them caverns; 15 caverns, 8 goroldioa and 8 springs for each clan"},"numbers":{"caverns":{"says":"house","where":"of 12, 15 and 18 the one that fills the board without forcing seizures","value":15},"goroldioa":{"says":"house","where":"6 must be connectable for four actions; 2 to spare","value":8},"springs":{"says":"house","where":"as many as goroldioa","value":8},"lava":{"says":"house","where":"95 % of simulated games use 11 or fewer","value":12},"earthquakes":{"says":"house","where":"as many as lava","value":12},"wheel_cavern":{"says":"house","where":"caverns end the game and score, so they come most often","value":6},"wheel_goroldioa":{"says":"house","where":"as often as springs, since actions need pairs","value":2},"wheel_spring":{"says":"house","where":"as often as goroldioa","value":2},"wheel_lava":{"says":"house","where":"once in twelve","value":1},"wheel_earthquake":{"says":"house","where":"once in twelve","value":1},"roll_1":{"says":"printed","where":"Seizing Mechanic: and so on","value":10},"roll_2":{"says":"printed","where":"Seizing Mechanic: and so on","value":9},"roll_3":{"says":"printed","where":"Seizing Mechanic","value":8},"roll_4":{"says":"printed","where":"Seizing Mechanic","value":7},"roll_5":{"says":"printed","where":"Seizing Mechanic","value":6},"roll_outside":{"says":"printed","where":"Seizing Mechanic","value":5},"pairs_2":{"says":"printed","where":"ACTIONS","value":2},"pairs_3":{"says":"printed","where":"ACTIONS","value":4},"pairs_4":{"says":"printed","where":"ACTIONS","value":6},"cavern_points":{"says":"house","where":"cut off tiles are still worth points","value":1},"chain_points":{"says":"house","where":"VICTORY speaks of caverns chained to the camp","value":1},"outside_points":{"says":"house","where":"ATTACK ZONES: additional points for caverns outside","value":1},"seized_points":{"says":"printed","where":"SEIZE: an extra victory point","value":1},"resource_points":{"says":"house","where":"only caverns are tied to points","value":0},"zone_shape":{"says":"house","where":"the only reading in which four corners share out the board","value":"ring"},"two_players":{"says":"house","where":"four turns, clockwise","value":"alternate"},"steps":{"says":"house","where":"no allowance is printed: the pawn goes anywhere","value":0},"rises_at_once":{"says":"printed","where":"ACTIONS","value":"yes"},"falls_at_once":{"says":"house","where":"as it rises","value":"yes"},"seize_from":{"says":"house","where":"the pawn has to get there","value":"network"},"seize_without_tile":{"says":"house","where":"SEIZE replaces like for like","value":"no"},"seize_located":{"says":"printed","where":"Seek The Sharman","value":"yes"},"located_limit":{"says":"house","where":"no limit is printed; so nobody walls in a zone by prayer","value":2},"sharman_search":{"says":"printed","where":"Seek The Sharman: the next available joining square","value":"joining"},"quake_area":{"says":"printed","where":"EXCAVATE: 1, 2, 9 and 10 are rolled again","value":"dice"},"quakes_destroy":{"says":"house","where":"else there were nothing to protect zones 1 and 2 from","value":"yes"},"rescue":{"says":"printed","where":"BLOCKED: the players may all jointly choose one piece","value":"chosen"},"shared_ends":{"says":"house","where":"SETUP calls it the 4th player, and a last cavern of one player ends the game","value":"yes"},"tie_break":{"says":"house","where":"none is printed; who attacked is ahead of who did not","value":"seized"},"longest":{"says":"house","where":"so that every game ends: 3 of 100,000 random games go on so long","value":1000},"jonny_1":{"says":"printed","where":"The Jonny Rule","value":"no"},"jonny_2":{"says":"printed","where":"The Jonny Rule","value":"no"},"jonny_3":{"says":"printed","where":"The Jonny Rule","value":"no"},"jonny_4":{"says":"printed","where":"The Jonny Rule","value":"no"}}}', 1795917910865, NULL, NULL, 3931);
INSERT INTO public.editions VALUES ('af7c494672208af1', 'konja', '{"edition":{"game":"konja","name":"24 relics and 20 spells","about":"the counts of the rulebook; what the cards do is designed here"},"numbers":{"begins":{"says":"house","where":"K45: cannot be computed","value":"any"},"starter_1":{"says":"printed","where":"SET-UP: FiyeAh, Shayka and At!","value":"friendly"},"starter_2":{"says":"printed","where":"SET-UP: FiyeAh, Shayka and At!","value":"friendly"},"gold":{"says":"printed","where":"SET-UP","value":2},"magick":{"says":"printed","where":"SET-UP","value":2},"power":{"says":"printed","where":"SET-UP","value":2},"hand":{"says":"printed","where":"SPELL ANCESTOR","value":3},"offerings":{"says":"printed","where":"SET-UP","value":3},"relic_limit":{"says":"printed","where":"MERCHANT ANCESTOR","value":4},"green_dice":{"says":"printed","where":"BONES","value":5},"action_dice":{"says":"printed","where":"BONES","value":2},"purple_dice":{"says":"printed","where":"COMPONENTS","value":2},"red_dice":{"says":"printed","where":"COMPONENTS","value":2},"side_blank":{"says":"printed","where":"ACTION DICE","value":3},"side_gold":{"says":"house","where":"ACTION DICE: three sides show the three tokens; one each","value":1},"side_magick":{"says":"house","where":"ACTION DICE: three sides show the three tokens; one each","value":1},"side_power":{"says":"house","where":"ACTION DICE: three sides show the three tokens; one each","value":1},"resource_gain":{"says":"printed","where":"RESOURCE ANCESTOR","value":2},"replacements":{"says":"printed","where":"MERCHANT ANCESTOR","value":1},"replace_price":{"says":"printed","where":"MERCHANT ANCESTOR","value":1},"upgrades":{"says":"printed","where":"RAIN ANCESTOR","value":1},"single_from":{"says":"printed","where":"PYRAMID OF SUMMONING","value":4},"single_power":{"says":"printed","where":"PYRAMID OF SUMMONING","value":1},"pair_magick":{"says":"printed","where":"PYRAMID OF SUMMONING","value":2},"run_dice":{"says":"printed","where":"PYRAMID OF SUMMONING","value":3},"run_gold":{"says":"printed","where":"PYRAMID OF SUMMONING","value":1},"dice_low":{"says":"printed","where":"PYRAMID OF SUMMONING","value":3},"dice_middle":{"says":"printed","where":"PYRAMID OF SUMMONING","value":4},"dice_high":{"says":"printed","where":"PYRAMID OF SUMMONING","value":5},"points_low":{"says":"printed","where":"COMPONENTS","value":3},"points_middle":{"says":"printed","where":"COMPONENTS","value":5},"points_high":{"says":"printed","where":"COMPONENTS","value":7},"better_low":{"says":"printed","where":"RAIN ANCESTOR","value":4},"better_middle":{"says":"printed","where":"RAIN ANCESTOR","value":6},"better_high":{"says":"printed","where":"RAIN ANCESTOR","value":9},"price_low":{"says":"printed","where":"RAIN ANCESTOR","value":5},"price_middle":{"says":"printed","where":"RAIN ANCESTOR","value":8},"price_high":{"says":"printed","where":"RAIN ANCESTOR","value":11},"upgrade_low":{"says":"printed","where":"RAIN ANCESTOR","value":2},"upgrade_middle":{"says":"printed","where":"RAIN ANCESTOR","value":1},"upgrade_high":{"says":"printed","where":"RAIN ANCESTOR","value":1},"supply_low":{"says":"house","where":"COMPONENTS: 27 in all; with few of the low ones going first is worth more","value":6},"supply_middle":{"says":"house","where":"COMPONENTS: 27 in all","value":11},"supply_high":{"says":"house","where":"COMPONENTS: 27 in all","value":10},"last_points":{"says":"printed","where":"WINNING THE GAME","value":21},"longest":{"says":"house","where":"K49: nobody ends it otherwise","value":200},"free_attacks":{"says":"house","where":"K10: red dice come from cards only","value":0},"purple_fixed":{"says":"house","where":"K9: only rerolls are barred","value":"no"},"marked_only":{"says":"house","where":"K18: any side","value":"no"},"all_discard":{"says":"house","where":"K35: the favour is the active player''s","value":"no"},"surplus_pays":{"says":"house","where":"K28: it is a discard, not a sale","value":"no"},"bought_tapped":{"says":"house","where":"K30: nothing taps it","value":"no"},"any_turn_ends":{"says":"house","where":"K41: only the player whose turn ends","value":"no"},"cards_when":{"says":"house","where":"K21: in Bones","value":"bones"},"spent_first":{"says":"house","where":"L7: green dice go before purple ones","value":"green"},"ties":{"says":"house","where":"K44: who began has had more of the favours","value":"second"},"token_supply":{"says":"house","where":"K40: tokens do not run out","value":0}},"relic":[{"says":"house","where":"name is known; everything else is ours","name":"FiyeAh","cost":1,"worth":1,"power":0,"die":true,"starter":"all","copies":0,"effect":[{"does":"reroll","times":1,"boosts":1,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]}]},{"says":"house","where":"name and friendliness are known; everything else is ours","name":"Shayka","cost":1,"worth":1,"power":2,"die":true,"starter":"friendly","copies":0,"effect":[{"does":"purple","times":1,"boosts":0,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]}]},{"says":"house","where":"name and hostility are known; everything else is ours","name":"Oodoo","cost":1,"worth":1,"power":3,"die":false,"starter":"aggressive","copies":0,"effect":[{"does":"strike","times":1,"boosts":0,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]}]},{"says":"house","where":"name is known; everything else is ours","name":"At!","cost":1,"worth":1,"power":0,"die":true,"starter":"all","copies":0,"effect":[{"does":"gain","times":1,"boosts":0,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]}]},{"says":"house","where":"name is known; everything else is ours","name":"Figa","cost":1,"worth":0,"power":0,"die":true,"starter":"none","copies":1,"effect":[{"does":"set","times":1,"boosts":0,"boost":1,"amount":1,"token":"any","each":false,"of":[1,2],"to":[5,6]}]},{"says":"house","where":"name is known; everything else is ours","name":"DoofDoof","cost":2,"worth":1,"power":0,"die":true,"starter":"none","copies":1,"effect":[{"does":"reroll","times":3,"boosts":0,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]}]},{"says":"house","where":"name is known; everything else is ours","name":"Marsk","cost":4,"worth":2,"power":1,"die":true,"starter":"none","copies":1,"effect":[{"does":"copy","times":1,"boosts":0,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]}]},{"says":"house","where":"name is known; everything else is ours","name":"Urb","cost":1,"worth":0,"power":0,"die":true,"starter":"none","copies":1,"effect":[{"does":"gain","times":1,"boosts":0,"boost":1,"amount":2,"token":"magick","each":false,"of":[1,6],"to":[1,6]},{"does":"draw","times":1,"boosts":0,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]}]},{"says":"house","where":"designed here","name":"Boan","cost":2,"worth":1,"power":0,"die":true,"starter":"none","copies":1,"effect":[{"does":"flip","times":1,"boosts":0,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]}]},{"says":"house","where":"designed here","name":"Feddah","cost":4,"worth":2,"power":0,"die":true,"starter":"none","copies":1,"effect":[{"does":"raise","times":1,"boosts":2,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]}]},{"says":"house","where":"designed here","name":"Stoan","cost":4,"worth":2,"power":0,"die":true,"starter":"none","copies":1,"effect":[{"does":"lower","times":1,"boosts":2,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]}]},{"says":"house","where":"designed here","name":"Totim","cost":3,"worth":1,"power":1,"die":true,"starter":"none","copies":1,"effect":[{"does":"gain","times":1,"boosts":0,"boost":1,"amount":1,"token":"gold","each":true,"of":[1,3],"to":[1,6]}]},{"says":"house","where":"designed here","name":"Rattla","cost":2,"worth":1,"power":0,"die":false,"starter":"none","copies":1,"effect":[{"does":"shake","times":1,"boosts":0,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]},{"does":"reroll","times":2,"boosts":1,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]}]},{"says":"house","where":"designed here","name":"Beedz","cost":2,"worth":1,"power":0,"die":true,"starter":"none","copies":1,"effect":[{"does":"gain","times":1,"boosts":0,"boost":1,"amount":2,"token":"any","each":false,"of":[1,6],"to":[1,6]}]},{"says":"house","where":"designed here","name":"Kandl","cost":1,"worth":0,"power":0,"die":false,"starter":"none","copies":1,"effect":[{"does":"untap","times":1,"boosts":1,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]}]},{"says":"house","where":"designed here","name":"Mirra","cost":2,"worth":1,"power":0,"die":true,"starter":"none","copies":1,"effect":[{"does":"set","times":1,"boosts":0,"boost":1,"amount":1,"token":"any","each":false,"of":[1,5],"to":[1,3]}]},{"says":"house","where":"designed here","name":"Kauldrin","cost":3,"worth":1,"power":0,"die":true,"starter":"none","copies":1,"effect":[{"does":"purple","times":1,"boosts":1,"boost":2,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]}]},{"says":"house","where":"designed here","name":"Knotta","cost":3,"worth":1,"power":1,"die":false,"starter":"none","copies":1,"effect":[{"does":"hex","times":1,"boosts":0,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]}]},{"says":"house","where":"designed here","name":"Tuska","cost":3,"worth":1,"power":0,"die":false,"starter":"none","copies":1,"effect":[{"does":"strike","times":1,"boosts":1,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]}]},{"says":"house","where":"designed here","name":"Kloke","cost":2,"worth":1,"power":0,"die":false,"starter":"none","copies":1,"effect":[{"does":"protect","times":1,"boosts":0,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]},{"does":"reroll","times":1,"boosts":1,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]}]},{"says":"house","where":"designed here","name":"Skulla","cost":4,"worth":2,"power":1,"die":true,"starter":"none","copies":1,"effect":[{"does":"conjure","times":1,"boosts":0,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[4,6]}]},{"says":"house","where":"designed here","name":"Raynstik","cost":1,"worth":0,"power":2,"die":true,"starter":"none","copies":1,"effect":[{"does":"upgrade","times":1,"boosts":0,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]}]}],"spell":[{"says":"house","where":"name is known; everything else is ours","name":"Rool","cost":1,"copies":2,"effect":[{"does":"reroll","times":2,"boosts":0,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]}]},{"says":"house","where":"name is known; everything else is ours","name":"Ya-Ya","cost":1,"copies":2,"effect":[{"does":"purple","times":1,"boosts":0,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]}]},{"says":"house","where":"name is known; everything else is ours","name":"Zau Ba","cost":4,"copies":1,"effect":[{"does":"set","times":1,"boosts":0,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]}]},{"says":"house","where":"name is known; everything else is ours","name":"Chaac!","cost":3,"copies":1,"effect":[{"does":"upgrade","times":1,"boosts":0,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]}]},{"says":"house","where":"designed here","name":"Hoopla","cost":3,"copies":1,"effect":[{"does":"flip","times":1,"boosts":0,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]}]},{"says":"house","where":"designed here","name":"Upsy","cost":3,"copies":2,"effect":[{"does":"shift","times":1,"boosts":0,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]}]},{"says":"house","where":"designed here","name":"Twinz","cost":3,"copies":1,"effect":[{"does":"copy","times":1,"boosts":0,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]}]},{"says":"house","where":"designed here","name":"Wakey!","cost":1,"copies":1,"effect":[{"does":"untap","times":2,"boosts":0,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]}]},{"says":"house","where":"designed here","name":"Kaching","cost":3,"copies":1,"effect":[{"does":"gain","times":1,"boosts":0,"boost":1,"amount":1,"token":"gold","each":true,"of":[5,6],"to":[1,6]}]},{"says":"house","where":"designed here","name":"Shh!","cost":2,"copies":1,"effect":[{"does":"protect","times":1,"boosts":0,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]},{"does":"draw","times":1,"boosts":0,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]},{"does":"gain","times":1,"boosts":0,"boost":1,"amount":1,"token":"power","each":false,"of":[1,6],"to":[1,6]}]},{"says":"house","where":"designed here","name":"Konjur","cost":5,"copies":1,"effect":[{"does":"conjure","times":1,"boosts":0,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]}]},{"says":"house","where":"designed here","name":"Ouch!","cost":1,"copies":1,"effect":[{"does":"strike","times":1,"boosts":0,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]}]},{"says":"house","where":"designed here","name":"Boo!","cost":2,"copies":1,"effect":[{"does":"strike","times":2,"boosts":0,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]}]},{"says":"house","where":"designed here","name":"Jinx","cost":3,"copies":1,"effect":[{"does":"hex","times":1,"boosts":0,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]}]},{"says":"house","where":"designed here","name":"Gimme","cost":4,"copies":1,"effect":[{"does":"drain","times":1,"boosts":0,"boost":1,"amount":2,"token":"gold","each":false,"of":[1,6],"to":[1,6]}]},{"says":"house","where":"designed here","name":"Zing","cost":2,"copies":1,"effect":[{"does":"mark","times":2,"boosts":0,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]}]},{"says":"house","where":"designed here","name":"Fizz","cost":1,"copies":1,"effect":[{"does":"gain","times":1,"boosts":0,"boost":1,"amount":1,"token":"power","each":false,"of":[1,6],"to":[1,6]},{"does":"wither","times":2,"boosts":0,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]}]}]}', 1795917913766, NULL, NULL, 14089);
INSERT INTO public.editions VALUES ('f5b641199750cdc0', 'nagaraja', '{"edition":{"game":"nagaraja","name":"two temples","about":"48 different cards, twelve of each symbol; 17 room tiles, 12 of them with a special location"},"numbers":{"goal":{"says":"printed","where":"End of the Game","value":25},"cursed_limit":{"says":"printed","where":"End of the Game","value":3},"hand":{"says":"printed","where":"Setup 10","value":5},"drawn":{"says":"printed","where":"Step 4","value":3},"given":{"says":"printed","where":"Step 4","value":1},"last_room":{"says":"printed","where":"End of the Game","value":9},"first_sticks":{"says":"printed","where":"Setup 9","value":2},"first_guide":{"says":"printed","where":"Setup 9","value":"throw"},"cursed_count":{"says":"sourced","where":"four reviews: all three lie open at the same time","value":"visible"},"stick_limit":{"says":"house","where":"no rule for a shortage is printed","value":"no"},"naga_points":{"says":"printed","where":"Step 2: in the example a discarded naga costs no points","value":0},"trap":{"says":"printed","where":"Setup 5","value":"yes"},"trap_moves":{"says":"house","where":"Card effects speak of placing, wherever the trap lies","value":"yes"},"trap_counts":{"says":"sourced","where":"opinionatedgamers.com, 2019: it ends when a player fills all nine spaces of the temple","value":"yes"}},"sticks":{"brown":{"says":"house","where":"fits the example: 7 points on two of them","count":12,"nagas":0,"points":[1,2,3,4]},"white":{"says":"house","where":"fits the example: 5 points and a naga on three","count":12,"nagas":1,"points":[1,2,3]},"green":{"says":"sourced","where":"houseofgames.it","count":12,"nagas":2,"points":[1,1]}},"relic":[{"says":"house","where":"printed: 3 to 5 points; how many of each is not","name":"idol","points":3,"cursed":false,"copies":2},{"says":"house","where":"likewise","name":"chalice","points":4,"cursed":false,"copies":2},{"says":"house","where":"likewise","name":"crown","points":5,"cursed":false,"copies":2},{"says":"printed","where":"Presentation and Setup","name":"cursed mask","points":6,"cursed":true,"copies":3}],"amulet":[{"says":"house","where":"four kinds and three effects: two of them score","name":"ring","power":"points","points":1,"copies":3},{"says":"printed","where":"Exploration, second example","name":"bracelet","power":"points","points":2,"copies":3},{"says":"printed","where":"Amulet effects","name":"scarab","power":"draw","points":0,"copies":3},{"says":"printed","where":"Amulet effects: the Amulet of Undoing","name":"knot","power":"undo","points":0,"copies":3}],"room":[{"says":"house","where":"","name":"passage","paths":["NS*"],"copies":2},{"says":"house","where":"","name":"bend","paths":["NE*"],"copies":2},{"says":"house","where":"","name":"fork","paths":["NES"],"copies":2},{"says":"house","where":"","name":"crossing","paths":["NESW"],"copies":3},{"says":"house","where":"","name":"crypt","paths":["NES*"],"copies":4},{"says":"house","where":"as in the example: a relic or an amulet","name":"side chamber","paths":["NE","S*"],"copies":4}],"card":[{"says":"house","where":"","name":"Steady Hand","symbol":"sticks","brown":1,"white":1,"green":0,"arrow":"clear","effect":"points","amount":2,"draws":2},{"says":"house","where":"its sticks are a throw of the rulebook''s example","name":"River Wind","symbol":"sticks","brown":0,"white":3,"green":0,"arrow":"clear","effect":"points","amount":3,"draws":1},{"says":"house","where":"","name":"Drum Beat","symbol":"sticks","brown":1,"white":0,"green":3,"arrow":"clear","effect":"points","amount":3,"draws":1},{"says":"house","where":"","name":"Eagle Feather","symbol":"sticks","brown":0,"white":1,"green":3,"arrow":"clear","effect":"points","amount":4,"draws":1},{"says":"house","where":"","name":"Loose Ground","symbol":"sticks","brown":1,"white":1,"green":0,"arrow":"red","effect":"rethrow","amount":2,"draws":1},{"says":"house","where":"","name":"Sudden Gust","symbol":"sticks","brown":1,"white":0,"green":1,"arrow":"red","effect":"rethrow","amount":2,"draws":1},{"says":"house","where":"","name":"Rattle","symbol":"sticks","brown":0,"white":0,"green":4,"arrow":"red","effect":"rethrow","amount":2,"draws":1},{"says":"house","where":"","name":"Snapped Twig","symbol":"sticks","brown":1,"white":1,"green":1,"arrow":"red","effect":"break","amount":1,"draws":1},{"says":"house","where":"","name":"Quick Fingers","symbol":"sticks","brown":0,"white":2,"green":2,"arrow":"red","effect":"break","amount":1,"draws":1},{"says":"house","where":"","name":"Dry Rot","symbol":"sticks","brown":0,"white":0,"green":4,"arrow":"red","effect":"break","amount":1,"draws":1},{"says":"house","where":"its effect is printed, in the example of step 2","name":"Flood","symbol":"sticks","brown":0,"white":1,"green":2,"arrow":"red","effect":"break","amount":2,"draws":0},{"says":"house","where":"","name":"Termites","symbol":"sticks","brown":1,"white":1,"green":0,"arrow":"red","effect":"break","amount":2,"draws":1},{"says":"house","where":"","name":"Keyhole","symbol":"relics","brown":0,"white":2,"green":0,"arrow":"both","effect":"peek","amount":1,"draws":2},{"says":"house","where":"","name":"Mirror","symbol":"relics","brown":0,"white":0,"green":3,"arrow":"both","effect":"peek","amount":1,"draws":2},{"says":"house","where":"","name":"Oil Lamp","symbol":"relics","brown":0,"white":1,"green":1,"arrow":"both","effect":"peek","amount":2,"draws":2},{"says":"house","where":"","name":"Full Moon","symbol":"relics","brown":0,"white":0,"green":2,"arrow":"both","effect":"peek","amount":2,"draws":2},{"says":"house","where":"","name":"Old Map","symbol":"relics","brown":1,"white":0,"green":1,"arrow":"clear","effect":"peek","amount":2,"draws":2},{"says":"house","where":"","name":"Spy","symbol":"relics","brown":1,"white":0,"green":1,"arrow":"red","effect":"peek","amount":2,"draws":2},{"says":"printed","where":"Presentation: the card of the example","name":"Sleight of Hand","symbol":"relics","brown":0,"white":1,"green":3,"arrow":"red","effect":"swap-relics","amount":1,"draws":0},{"says":"house","where":"","name":"False Bottom","symbol":"relics","brown":1,"white":0,"green":1,"arrow":"red","effect":"swap-relics","amount":1,"draws":2},{"says":"house","where":"","name":"Night Work","symbol":"relics","brown":0,"white":0,"green":3,"arrow":"clear","effect":"swap-relics","amount":1,"draws":2},{"says":"house","where":"","name":"Ropes and Pulleys","symbol":"relics","brown":1,"white":0,"green":1,"arrow":"clear","effect":"swap-relics","amount":1,"draws":2},{"says":"house","where":"","name":"Blessing","symbol":"relics","brown":0,"white":0,"green":2,"arrow":"both","effect":"swap-relics","amount":1,"draws":2},{"says":"house","where":"","name":"Monkeys","symbol":"relics","brown":0,"white":1,"green":1,"arrow":"both","effect":"swap-relics","amount":1,"draws":2},{"says":"house","where":"","name":"Turning Wall","symbol":"rooms","brown":0,"white":2,"green":1,"arrow":"both","effect":"pivot","amount":1,"draws":1},{"says":"house","where":"","name":"Hidden Lever","symbol":"rooms","brown":1,"white":1,"green":0,"arrow":"both","effect":"pivot","amount":1,"draws":1},{"says":"house","where":"with Pitfall the two cards of the example of step 1","name":"Tremor","symbol":"rooms","brown":1,"white":1,"green":1,"arrow":"red","effect":"pivot","amount":1,"draws":0},{"says":"house","where":"","name":"Keystone","symbol":"rooms","brown":0,"white":2,"green":2,"arrow":"clear","effect":"pivot","amount":1,"draws":1},{"says":"house","where":"","name":"Rollers","symbol":"rooms","brown":0,"white":0,"green":3,"arrow":"clear","effect":"move","amount":1,"draws":1},{"says":"house","where":"","name":"Strong Backs","symbol":"rooms","brown":1,"white":0,"green":1,"arrow":"clear","effect":"move","amount":1,"draws":1},{"says":"house","where":"","name":"Earthquake","symbol":"rooms","brown":0,"white":2,"green":1,"arrow":"both","effect":"swap-rooms","amount":1,"draws":2},{"says":"house","where":"","name":"Shifting Halls","symbol":"rooms","brown":1,"white":1,"green":1,"arrow":"red","effect":"swap-rooms","amount":1,"draws":1},{"says":"house","where":"","name":"Master Builder","symbol":"rooms","brown":0,"white":3,"green":0,"arrow":"clear","effect":"swap-rooms","amount":1,"draws":2},{"says":"house","where":"with Tremor the two cards of the example of step 1","name":"Pitfall","symbol":"rooms","brown":2,"white":0,"green":0,"arrow":"red","effect":"trap","amount":1,"draws":0},{"says":"house","where":"","name":"Collapse","symbol":"rooms","brown":0,"white":1,"green":3,"arrow":"red","effect":"trap","amount":1,"draws":0},{"says":"house","where":"","name":"Counterweight","symbol":"rooms","brown":1,"white":1,"green":1,"arrow":"clear","effect":"pivot","amount":1,"draws":1},{"says":"sourced","where":"turnoyaccion.blogspot.com, 2019","name":"Pickpocket","symbol":"cards","brown":1,"white":0,"green":2,"arrow":"red","effect":"lose","amount":1,"draws":0},{"says":"house","where":"","name":"Bad Omen","symbol":"cards","brown":1,"white":1,"green":0,"arrow":"red","effect":"lose","amount":1,"draws":0},{"says":"house","where":"","name":"Scattered Notes","symbol":"cards","brown":0,"white":1,"green":3,"arrow":"red","effect":"lose","amount":1,"draws":0},{"says":"house","where":"","name":"Mosquitoes","symbol":"cards","brown":0,"white":0,"green":4,"arrow":"red","effect":"lose","amount":1,"draws":0},{"says":"house","where":"","name":"Good Guides","symbol":"cards","brown":2,"white":0,"green":1,"arrow":"clear","effect":"draw","amount":2,"draws":0},{"says":"house","where":"","name":"Supplies","symbol":"cards","brown":0,"white":2,"green":2,"arrow":"clear","effect":"draw","amount":2,"draws":0},{"says":"house","where":"","name":"Campfire","symbol":"cards","brown":0,"white":3,"green":1,"arrow":"clear","effect":"draw","amount":2,"draws":0},{"says":"house","where":"","name":"Letter from Home","symbol":"cards","brown":0,"white":1,"green":4,"arrow":"clear","effect":"draw","amount":2,"draws":0},{"says":"house","where":"","name":"Lost and Found","symbol":"cards","brown":1,"white":1,"green":0,"arrow":"clear","effect":"retrieve","amount":1,"draws":2},{"says":"house","where":"","name":"Second Thought","symbol":"cards","brown":1,"white":0,"green":1,"arrow":"clear","effect":"retrieve","amount":1,"draws":2},{"says":"house","where":"","name":"Diary","symbol":"cards","brown":0,"white":1,"green":1,"arrow":"clear","effect":"retrieve","amount":1,"draws":2},{"says":"house","where":"","name":"Old Friend","symbol":"cards","brown":0,"white":0,"green":2,"arrow":"clear","effect":"retrieve","amount":1,"draws":2}]}', 1795917915529, NULL, NULL, 10449);
INSERT INTO public.editions VALUES ('25bfa724905cfe19', 'zimby_mojo', '{"edition":{"game":"zimby_mojo","name":"four quarters","about":"a map of 225 tiles, the same in every quarter; 104 scrolls of 39 kinds; the eight rituals of the King"},"numbers":{"zimbies":{"says":"printed","where":"Game Setup suggests 4 or 8: with 8 the first ward falls in round 1","value":4},"scrolls":{"says":"printed","where":"Game Setup suggests 3 or 6, as many as go with 4 or 8 zimbies","value":3},"mojo_tokens":{"says":"printed","where":"Part 1","value":4},"board_limit":{"says":"printed","where":"Part 8","value":8},"round_limit":{"says":"printed","where":"M4: no limit is printed; 0 is none","value":0},"longest":{"says":"house","where":"M4: so that every game ends, also one that nobody tries to win","value":100},"hand_limit":{"says":"printed","where":"Part 3, Wrap-up","value":6},"spawn_cost":{"says":"printed","where":"Part 8","value":3},"spawn_limit":{"says":"printed","where":"Part 8","value":2},"eat_limit":{"says":"printed","where":"Part 8, by a shaman in a round","value":2},"eat_mojo":{"says":"printed","where":"Part 8","value":2},"devour_limit":{"says":"printed","where":"Part 8, by a column","value":2},"devour_brutality":{"says":"printed","where":"Part 8","value":4},"tribe_limit":{"says":"printed","where":"Part 4","value":3},"tribes_limit":{"says":"printed","where":"Part 4","value":3},"range":{"says":"printed","where":"Part 6","value":3},"step_tiles_1":{"says":"printed","where":"Part 5","value":4},"step_tiles_2":{"says":"printed","where":"Part 5","value":2},"step_tiles_3":{"says":"printed","where":"Part 5","value":1},"step_tiles_4":{"says":"printed","where":"Part 5","value":1},"step_tiles_5":{"says":"printed","where":"Part 5","value":1},"step_cost_1":{"says":"printed","where":"Part 5","value":1},"step_cost_2":{"says":"printed","where":"Part 5","value":1},"step_cost_3":{"says":"printed","where":"Part 5","value":1},"step_cost_4":{"says":"printed","where":"Part 5","value":2},"step_cost_5":{"says":"printed","where":"Part 5","value":4},"zombie_price":{"says":"printed","where":"Part 12","value":2},"zombie_limit":{"says":"printed","where":"Part 12","value":2},"zombie_tiles":{"says":"printed","where":"Part 12","value":2},"shamble_sides":{"says":"printed","where":"Part 12","value":6},"zombie_brutality":{"says":"printed","where":"Part 12","value":2},"zombie_vitality":{"says":"printed","where":"Part 12","value":3},"thug_dice_alive":{"says":"printed","where":"Part 3","value":1},"thug_dice_dead":{"says":"printed","where":"Part 3","value":2},"thug_brutality":{"says":"printed","where":"Part 7: 1, and 2 for each thug","value":2},"thug_vitality":{"says":"printed","where":"Part 7","value":2},"king_brutality":{"says":"printed","where":"Part 7: 1, and 1 for each thug in play","value":1},"king_vitality":{"says":"printed","where":"Part 7","value":4},"burden_first":{"says":"printed","where":"Part 13","value":8},"burden_second":{"says":"printed","where":"Part 13","value":4},"burden_last":{"says":"printed","where":"Part 13","value":2},"immunity":{"says":"printed","where":"Part 13","value":3},"crown_ritual":{"says":"printed","where":"Part 13","value":4},"portal_price":{"says":"printed","where":"Part 11","value":1},"seal_price":{"says":"printed","where":"Part 9","value":1},"solo_library":{"says":"printed","where":"Solitaire play","value":17},"solo_scrolls":{"says":"printed","where":"Solitaire play","value":6},"solo_zimbies":{"says":"printed","where":"Solitaire play","value":8}},"map":{"says":"house","where":"the picture is lost: its shape follows from Parts 2, 3, 9 and 11, the distances of the play examples and deviousweasel.com","drawing":"....8...........1....\n.oooooooooVooooooooo.\n.o.-..-..o.o..-..-.o.\n.o-PV--..o.o..--TP-o.\n7o.T#.-..oTo..-.#V.o2\n.o.-..-..o.o..-..-.o.\n.o----S..o.o..S----o.\n.o.....GjjijjG.....o.\n.o.....jm.W.mj.....o.\n.ooooooj.RsR.joooooo.\n.V..T..iWs*sWi..T..V.\n.ooooooj.RsR.joooooo.\n.o.....jm.W.mj.....o.\n.o.....GjjijjG.....o.\n.o----S..o.o..S----o.\n.o.-..-..o.o..-..-.o.\n6o.V#.-..oTo..-.#T.o3\n.o-PT--..o.o..--VP-o.\n.o.-..-..o.o..-..-.o.\n.oooooooooVooooooooo.\n....5...........4....\n","inner":"    7,13 8,13 9,13 10,13 11,13 12,13 13,13 13,12 13,11 13,10 13,9 13,8 13,7 12,7 11,7 10,7\n    9,7 8,7 7,7 7,8 7,9 7,10 7,11 7,12\n","outer":["    9,13 9,14 9,15 9,16 9,17 9,18 9,19 8,19 7,19 6,19 5,19 4,19 3,19 2,19 1,19 1,18\n    1,17 1,16 1,15 1,14 1,13 1,12 1,11 2,11 3,11 4,11 5,11 6,11 7,11 7,12 7,13 8,13\n    ","    13,11 14,11 15,11 16,11 17,11 18,11 19,11 19,12 19,13 19,14 19,15 19,16 19,17 19,18 19,19 18,19\n    17,19 16,19 15,19 14,19 13,19 12,19 11,19 11,18 11,17 11,16 11,15 11,14 11,13 12,13 13,13 13,12\n    ","    11,7 11,6 11,5 11,4 11,3 11,2 11,1 12,1 13,1 14,1 15,1 16,1 17,1 18,1 19,1 19,2\n    19,3 19,4 19,5 19,6 19,7 19,8 19,9 18,9 17,9 16,9 15,9 14,9 13,9 13,8 13,7 12,7\n    ","    7,9 6,9 5,9 4,9 3,9 2,9 1,9 1,8 1,7 1,6 1,5 1,4 1,3 1,2 1,1 2,1\n    3,1 4,1 5,1 6,1 7,1 8,1 9,1 9,2 9,3 9,4 9,5 9,6 9,7 8,7 7,7 7,8\n    "]},"scroll":[{"says":"printed","where":"play example, Round X: cost and bonus; copies are house","name":"Spikey Bone Claws","type":"witchery","cost":1,"targets":["zimbies","thugs","king","zombie"],"effect":"brutality","amount":1,"dice":"","spread":"","doubles":true,"copies":4,"red":false},{"says":"house","where":"Part 7 prints the name and that it changes brutality","name":"Nasty Sharp Knives","type":"witchery","cost":2,"targets":["zimbies","thugs","king","zombie"],"effect":"brutality","amount":2,"dice":"","spread":"","doubles":true,"copies":4,"red":false},{"says":"house","where":"","name":"Big Ol'' Skull Thumper","type":"witchery","cost":3,"targets":["zimbies","thugs","king","zombie"],"effect":"brutality","amount":3,"dice":"","spread":"","doubles":true,"copies":2,"red":false},{"says":"house","where":"","name":"Wobbly Knees","type":"witchery","cost":1,"targets":["zimbies","thugs","king","zombie"],"effect":"brutality","amount":-2,"dice":"","spread":"","doubles":true,"copies":3,"red":false},{"says":"printed","where":"play example, Round X+2: 1 wound; the cost follows from what Yellow can pay there","name":"Blow Guns","type":"witchery","cost":1,"targets":["zimbies","thugs","king","zombie"],"effect":"wound","amount":1,"dice":"","spread":"","doubles":true,"copies":4,"red":false},{"says":"house","where":"","name":"Lots o'' Blow Guns","type":"witchery","cost":2,"targets":["zimbies","thugs","king","zombie"],"effect":"wound","amount":2,"dice":"","spread":"","doubles":true,"copies":3,"red":false},{"says":"house","where":"","name":"Fire Belch","type":"witchery","cost":3,"targets":["zimbies","thugs","king","zombie"],"effect":"wound","amount":3,"dice":"","spread":"","doubles":true,"copies":2,"red":false},{"says":"printed","where":"play example, Round X+2: stops 1 wound; cost and copies are house","name":"Lil'' Bits o'' Armor","type":"witchery","cost":1,"targets":["zimbies","thugs","king","zombie"],"effect":"prevent","amount":1,"dice":"","spread":"","doubles":true,"copies":4,"red":false},{"says":"house","where":"","name":"Big Bits o'' Armor","type":"witchery","cost":2,"targets":["zimbies","thugs","king","zombie"],"effect":"prevent","amount":3,"dice":"","spread":"","doubles":true,"copies":3,"red":false},{"says":"house","where":"","name":"Lil'' Bits o'' Map","type":"witchery","cost":1,"targets":["zimbies"],"effect":"map","amount":1,"dice":"1d3","spread":"","doubles":true,"copies":4,"red":false},{"says":"printed","where":"play example, Round X+2","name":"Big Bits o'' Map","type":"witchery","cost":2,"targets":["zimbies"],"effect":"map","amount":2,"dice":"2d3","spread":"","doubles":true,"copies":3,"red":false},{"says":"printed","where":"play example, Round X+2","name":"Entangling Vines","type":"witchery","cost":2,"targets":["tile"],"effect":"entangle","amount":0,"dice":"","spread":"1d2","doubles":true,"copies":4,"red":false},{"says":"house","where":"Part 10 prints the obstacle; numbers as of Entangling Vines","name":"Deadly Vines","type":"witchery","cost":2,"targets":["tile"],"effect":"deadly","amount":0,"dice":"","spread":"1d2","doubles":true,"copies":4,"red":false},{"says":"house","where":"Part 10 prints the obstacle","name":"Patch o'' Darkness","type":"witchery","cost":1,"targets":["tile"],"effect":"darken","amount":0,"dice":"","spread":"","doubles":true,"copies":3,"red":false},{"says":"printed","where":"play example, Round X+2: the Crown bounces 2d2 times; the cost is house","name":"Bungle","type":"witchery","cost":2,"targets":["zimbies","thugs"],"effect":"bungle","amount":0,"dice":"2d2","spread":"","doubles":true,"copies":3,"red":false},{"says":"house","where":"","name":"Weed Whackin''","type":"witchery","cost":1,"targets":["tile"],"effect":"clear","amount":0,"dice":"","spread":"","doubles":true,"copies":2,"red":false},{"says":"house","where":"","name":"Shoo!","type":"witchery","cost":2,"targets":["zimbies","thugs","zombie"],"effect":"push","amount":0,"dice":"1d3","spread":"","doubles":true,"copies":2,"red":false},{"says":"house","where":"","name":"C''mere!","type":"witchery","cost":2,"targets":["zimbies","thugs","zombie"],"effect":"pull","amount":0,"dice":"1d3","spread":"","doubles":true,"copies":2,"red":false},{"says":"house","where":"","name":"Switcheroo","type":"witchery","cost":2,"targets":["zimbies","thugs","zombie"],"effect":"switch","amount":0,"dice":"","spread":"","doubles":false,"copies":2,"red":false},{"says":"house","where":"","name":"Nap Time","type":"witchery","cost":2,"targets":["zimbies","zombie"],"effect":"nap","amount":0,"dice":"","spread":"","doubles":false,"copies":2,"red":true},{"says":"house","where":"","name":"Grave Salt","type":"witchery","cost":2,"targets":["zombie"],"effect":"wound","amount":3,"dice":"","spread":"","doubles":true,"copies":1,"red":true},{"says":"house","where":"","name":"Slippery Grease","type":"witchery","cost":1,"targets":["zimbies"],"effect":"loosen","amount":0,"dice":"","spread":"","doubles":false,"copies":2,"red":false},{"says":"printed","where":"play example, Round X+2; the cost follows from what Yellow can pay there","name":"Nix","type":"ritual","cost":1,"targets":["witchery","ritual","incantation"],"effect":"nix","amount":0,"dice":"","spread":"","doubles":false,"copies":6,"red":true},{"says":"printed","where":"play example, Round X+2","name":"Energy","type":"ritual","cost":2,"targets":["shaman"],"effect":"wake","amount":1,"dice":"1d3","spread":"","doubles":false,"copies":4,"red":false},{"says":"house","where":"","name":"Rummage","type":"ritual","cost":1,"targets":["shaman"],"effect":"draw","amount":2,"dice":"","spread":"","doubles":false,"copies":3,"red":false},{"says":"house","where":"Part 8 prints that some scrolls bring zimbies beyond the two spawned","name":"Baby Boom","type":"ritual","cost":3,"targets":["shaman"],"effect":"breed","amount":2,"dice":"","spread":"","doubles":false,"copies":3,"red":false},{"says":"house","where":"","name":"Yoink","type":"ritual","cost":2,"targets":["shaman"],"effect":"steal","amount":1,"dice":"","spread":"","doubles":false,"copies":2,"red":true},{"says":"house","where":"","name":"Brain Rot","type":"ritual","cost":1,"targets":["shaman"],"effect":"forget","amount":1,"dice":"","spread":"","doubles":false,"copies":2,"red":true},{"says":"house","where":"","name":"Mojo Leech","type":"ritual","cost":2,"targets":["shaman"],"effect":"leech","amount":0,"dice":"1d3","spread":"","doubles":false,"copies":2,"red":true},{"says":"house","where":"","name":"Wrong Way!","type":"ritual","cost":2,"targets":["witchery"],"effect":"redirect","amount":0,"dice":"","spread":"","doubles":false,"copies":2,"red":true},{"says":"house","where":"","name":"Hush","type":"ritual","cost":1,"targets":["incantation"],"effect":"hush","amount":0,"dice":"","spread":"","doubles":false,"copies":2,"red":true},{"says":"house","where":"","name":"Dig It Up","type":"ritual","cost":1,"targets":["shaman"],"effect":"dig","amount":1,"dice":"","spread":"","doubles":false,"copies":2,"red":false},{"says":"house","where":"","name":"War Drums","type":"incantation","cost":2,"targets":["shaman"],"effect":"drums","amount":1,"dice":"","spread":"","doubles":false,"copies":3,"red":false},{"says":"house","where":"","name":"Thick Hides","type":"incantation","cost":2,"targets":["shaman"],"effect":"hides","amount":1,"dice":"","spread":"","doubles":false,"copies":2,"red":false},{"says":"house","where":"","name":"Quick Feet","type":"incantation","cost":2,"targets":["shaman"],"effect":"feet","amount":1,"dice":"","spread":"","doubles":false,"copies":2,"red":false},{"says":"house","where":"","name":"Heavy Feet","type":"incantation","cost":2,"targets":["shaman"],"effect":"feet","amount":-1,"dice":"","spread":"","doubles":false,"copies":2,"red":true},{"says":"house","where":"","name":"Big Litters","type":"incantation","cost":2,"targets":["shaman"],"effect":"litters","amount":2,"dice":"","spread":"","doubles":false,"copies":1,"red":false},{"says":"house","where":"for 2 mojo it was cast by winners a fifth as often as by the others","name":"Hex o'' Greed","type":"incantation","cost":1,"targets":["shaman"],"effect":"greed","amount":1,"dice":"","spread":"","doubles":false,"copies":2,"red":true},{"says":"house","where":"","name":"Bone Rattles","type":"incantation","cost":3,"targets":["shaman"],"effect":"rattles","amount":2,"dice":"","spread":"","doubles":false,"copies":1,"red":true}],"ritual":[{"says":"printed","where":"Part 3, the King''s turn","name":"blood","amount":0,"dice":"1d6"},{"says":"printed","where":"Part 3, the King''s turn","name":"discord","amount":0,"dice":""},{"says":"printed","where":"Part 3, the King''s turn","name":"exhaustion","amount":0,"dice":"2d2"},{"says":"printed","where":"Part 3, the King''s turn","name":"madness","amount":0,"dice":"1d2"},{"says":"printed","where":"Part 3, the King''s turn","name":"hunger","amount":0,"dice":"1d2"},{"says":"printed","where":"Part 3, the King''s turn","name":"winnowing","amount":2,"dice":""},{"says":"printed","where":"Part 3, the King''s turn","name":"portals","amount":0,"dice":"1d6"},{"says":"printed","where":"Part 3, the King''s turn","name":"terror","amount":0,"dice":""}]}', 1795917922920, NULL, NULL, 14006);
INSERT INTO public.editions VALUES ('a651c888f0554432', 'dunjiin', '{"edition":{"game":"dunjiin","name":"ogre den","about":"108 cards: many Ogres with two shields, few other Monsters and mostly with four, and Treasure mostly of 10"},"numbers":{"armor":{"says":"printed","where":"Required to Play","value":3},"shop_price":{"says":"printed","where":"Shopping","value":10},"magic_worth":{"says":"printed","where":"Magic Items (MI)","value":10},"rest_experience":{"says":"printed","where":"Core Actions, table","value":1},"dodge_experience":{"says":"printed","where":"Core Actions, table","value":1},"training_experience":{"says":"printed","where":"Core Actions, table","value":3},"training_treasure":{"says":"printed","where":"Core Actions, table","value":10},"necromancy_experience":{"says":"printed","where":"Core Actions, table","value":3},"trap_experience":{"says":"printed","where":"Advanced Actions, table","value":3},"dragon_experience":{"says":"printed","where":"Advanced Actions, table","value":3},"assassin_treasure":{"says":"printed","where":"Advanced Actions, table","value":30},"summoned_cards":{"says":"printed","where":"Advanced Actions, table","value":5},"pair_bonus":{"says":"printed","where":"2 and 3 of a kind bonus","value":2},"triple_bonus":{"says":"printed","where":"2 and 3 of a kind bonus","value":3},"advanced_level":{"says":"printed","where":"Advanced Actions","value":33},"fast":{"says":"printed","where":"For Fast Play","value":"no"},"half":{"says":"house","where":"which colour fast play uses is left open","value":"any"},"hardcore":{"says":"printed","where":"Hardcore Mode","value":"no"},"powderpuff":{"says":"printed","where":"Powderpuff Mode","value":"no"},"armor_cap":{"says":"house","where":"Shopping: three per player is read as the size of the pool, not as a cap","value":0},"fairy_shields":{"says":"house","where":"not described; 3 is the middle of what Monsters have","value":3},"trap_strength":{"says":"printed","where":"Set Trap, overview and table","value":1},"trap_lasts":{"says":"house","where":"Set Trap: nothing is said to take a trap away; and games end sooner","value":"yes"},"open_experience":{"says":"house","where":"Victory: experience lies face down","value":"no"},"overkill":{"says":"house","where":"Monsters With Magic Items: armor is lost point by point, and one more is deadly","value":"yes"},"passed_binds":{"says":"house","where":"Premonition: the cards are passed to be met","value":"yes"},"last_call_waits":{"says":"house","where":"Shopping: one final time, at the beginning of a turn","value":"no"},"last_call_opens":{"says":"house","where":"Shopping: when only two remain, as after a death","value":"no"},"shop_then_any":{"says":"house","where":"Shopping: three actions are listed that may follow","value":"no"},"wins_hurt":{"says":"house","where":"Monsters With Magic Items: each must be countered to survive the attack","value":"no"},"counter_defeats":{"says":"house","where":"Monsters With Magic Items: an exception to defeating a Monster with one","value":"no"},"equal_costs":{"says":"house","where":"Adding Up Who Wins: at equal numbers the Monster wins","value":"yes"},"traps_summoned":{"says":"house","where":"Summon Dragon: draw 5 cards","value":"no"},"low_dunjiin":{"says":"house","where":"The Graveyard: nobody says how few cards are very few","value":10},"for_keeps":{"says":"printed","where":"Playing For Keeps","value":"no"},"dealer":{"says":"house","where":"Getting Started: select a person; by lot, where nobody is selected","value":0}},"monster":[{"says":"house","where":"Hardcore Mode example prints it with Strength 10 and 3 shields; its other shields and the number of copies is ours","name":"Red Dragon","strength":10,"shields":[{"shields":2,"red":1,"blue":1},{"shields":3,"red":1,"blue":1}]},{"says":"house","where":"Hardcore Mode example prints it with Strength 10 and 2 shields; the number of copies is ours","name":"Green Dragon","strength":10,"shields":[{"shields":2,"red":2,"blue":2}]},{"says":"house","where":"Combat Examples 3 needs a third kind of ten; so many that three alike can be found, and that Levels begin close together","name":"Ogre","strength":10,"shields":[{"shields":2,"red":21,"blue":21}]},{"says":"house","where":"strength and 3 shields seen in Combat Examples 1; the kind, its other shields and the number of copies are ours","name":"Vampire","strength":9,"shields":[{"shields":3,"red":1,"blue":1},{"shields":4,"red":3,"blue":3}]},{"says":"house","where":"Combat Examples 4 prints it with Strength 8 and 4 shields; the number of copies is ours","name":"Skeleton","strength":8,"shields":[{"shields":4,"red":1,"blue":2}]},{"says":"house","where":"strength and 4 shields seen in Combat Examples 3; the kind is ours, and one copy, since low cards make weak starts","name":"Orc","strength":7,"shields":[{"shields":4,"red":1,"blue":0}]},{"says":"house","where":"strength seen in Combat Examples 2; the kind and its shields are ours, and two copies, one for the Character of Level 22 there","name":"Giant Spider","strength":6,"shields":[{"shields":2,"red":1,"blue":1}]},{"says":"house","where":"strength and 4 shields seen in Combat Examples 2; the kind is ours, and one copy, since low cards make weak starts","name":"Goblin","strength":5,"shields":[{"shields":4,"red":0,"blue":1}]},{"says":"house","where":"strength seen in Combat Examples 2; the kind and its shields are ours, and one copy, since low cards make weak starts","name":"Slime","strength":2,"shields":[{"shields":2,"red":1,"blue":0}]}],"treasure":[{"says":"house","where":"Shopping example prints its value; the number of copies is ours","red":1,"blue":1,"value":5},{"says":"house","where":"fills the gap; the number of copies is ours","red":1,"blue":1,"value":6},{"says":"house","where":"Shopping example prints its value; the number of copies is ours","red":1,"blue":1,"value":7},{"says":"house","where":"Combat Examples 1 prints its value; the number of copies is ours","red":1,"blue":1,"value":8},{"says":"house","where":"Combat Examples 2 prints its value; the number of copies is ours","red":1,"blue":1,"value":9},{"says":"house","where":"Combat Examples 4 prints its value; the number of copies is ours: a card buys armor by itself","red":8,"blue":8,"value":10}],"magic":{"says":"house","where":"Required to Play prints 12 in all; the even split of the colours is ours","red":6,"blue":6},"fairy":{"says":"house","where":"Required to Play prints 4 in all; the even split of the colours is ours, and shields are a number above","red":2,"blue":2}}', 1795917924948, NULL, NULL, 6444);
INSERT INTO public.editions VALUES ('5257662f0c82b59a', 'dunjiin', '{"edition":{"game":"dunjiin","name":"mine","about":"108 cards: many Ogres with two shields, few other Monsters and mostly with four, and Treasure mostly of 10"},"numbers":{"armor":{"says":"printed","where":"Required to Play","value":3},"shop_price":{"says":"printed","where":"Shopping","value":10},"magic_worth":{"says":"printed","where":"Magic Items (MI)","value":10},"rest_experience":{"says":"printed","where":"Core Actions, table","value":1},"dodge_experience":{"says":"printed","where":"Core Actions, table","value":1},"training_experience":{"says":"printed","where":"Core Actions, table","value":3},"training_treasure":{"says":"printed","where":"Core Actions, table","value":10},"necromancy_experience":{"says":"printed","where":"Core Actions, table","value":3},"trap_experience":{"says":"printed","where":"Advanced Actions, table","value":3},"dragon_experience":{"says":"printed","where":"Advanced Actions, table","value":3},"assassin_treasure":{"says":"printed","where":"Advanced Actions, table","value":30},"summoned_cards":{"says":"printed","where":"Advanced Actions, table","value":5},"pair_bonus":{"says":"printed","where":"2 and 3 of a kind bonus","value":2},"triple_bonus":{"says":"printed","where":"2 and 3 of a kind bonus","value":3},"advanced_level":{"says":"printed","where":"Advanced Actions","value":33},"fast":{"says":"printed","where":"For Fast Play","value":"no"},"half":{"says":"house","where":"which colour fast play uses is left open","value":"any"},"hardcore":{"says":"printed","where":"Hardcore Mode","value":"no"},"powderpuff":{"says":"printed","where":"Powderpuff Mode","value":"no"},"armor_cap":{"says":"house","where":"Shopping: three per player is read as the size of the pool, not as a cap","value":0},"fairy_shields":{"says":"house","where":"not described; 3 is the middle of what Monsters have","value":3},"trap_strength":{"says":"printed","where":"Set Trap, overview and table","value":1},"trap_lasts":{"says":"house","where":"Set Trap: nothing is said to take a trap away; and games end sooner","value":"yes"},"open_experience":{"says":"house","where":"Victory: experience lies face down","value":"no"},"overkill":{"says":"house","where":"Monsters With Magic Items: armor is lost point by point, and one more is deadly","value":"yes"},"passed_binds":{"says":"house","where":"Premonition: the cards are passed to be met","value":"yes"},"last_call_waits":{"says":"house","where":"Shopping: one final time, at the beginning of a turn","value":"no"},"last_call_opens":{"says":"house","where":"Shopping: when only two remain, as after a death","value":"no"},"shop_then_any":{"says":"house","where":"Shopping: three actions are listed that may follow","value":"no"},"wins_hurt":{"says":"house","where":"Monsters With Magic Items: each must be countered to survive the attack","value":"no"},"counter_defeats":{"says":"house","where":"Monsters With Magic Items: an exception to defeating a Monster with one","value":"no"},"equal_costs":{"says":"house","where":"Adding Up Who Wins: at equal numbers the Monster wins","value":"yes"},"traps_summoned":{"says":"house","where":"Summon Dragon: draw 5 cards","value":"no"},"low_dunjiin":{"says":"house","where":"The Graveyard: nobody says how few cards are very few","value":10},"for_keeps":{"says":"printed","where":"Playing For Keeps","value":"no"},"dealer":{"says":"house","where":"Getting Started: select a person; by lot, where nobody is selected","value":0}},"monster":[{"says":"house","where":"Hardcore Mode example prints it with Strength 10 and 3 shields; its other shields and the number of copies is ours","name":"Red Dragon","strength":10,"shields":[{"shields":2,"red":1,"blue":1},{"shields":3,"red":1,"blue":1}]},{"says":"house","where":"Hardcore Mode example prints it with Strength 10 and 2 shields; the number of copies is ours","name":"Green Dragon","strength":10,"shields":[{"shields":2,"red":2,"blue":2}]},{"says":"house","where":"Combat Examples 3 needs a third kind of ten; so many that three alike can be found, and that Levels begin close together","name":"Ogre","strength":10,"shields":[{"shields":2,"red":21,"blue":21}]},{"says":"house","where":"strength and 3 shields seen in Combat Examples 1; the kind, its other shields and the number of copies are ours","name":"Vampire","strength":9,"shields":[{"shields":3,"red":1,"blue":1},{"shields":4,"red":3,"blue":3}]},{"says":"house","where":"Combat Examples 4 prints it with Strength 8 and 4 shields; the number of copies is ours","name":"Skeleton","strength":8,"shields":[{"shields":4,"red":1,"blue":2}]},{"says":"house","where":"strength and 4 shields seen in Combat Examples 3; the kind is ours, and one copy, since low cards make weak starts","name":"Orc","strength":7,"shields":[{"shields":4,"red":1,"blue":0}]},{"says":"house","where":"strength seen in Combat Examples 2; the kind and its shields are ours, and two copies, one for the Character of Level 22 there","name":"Giant Spider","strength":6,"shields":[{"shields":2,"red":1,"blue":1}]},{"says":"house","where":"strength and 4 shields seen in Combat Examples 2; the kind is ours, and one copy, since low cards make weak starts","name":"Goblin","strength":5,"shields":[{"shields":4,"red":0,"blue":1}]},{"says":"house","where":"strength seen in Combat Examples 2; the kind and its shields are ours, and one copy, since low cards make weak starts","name":"Slime","strength":2,"shields":[{"shields":2,"red":1,"blue":0}]}],"treasure":[{"says":"house","where":"Shopping example prints its value; the number of copies is ours","red":1,"blue":1,"value":5},{"says":"house","where":"fills the gap; the number of copies is ours","red":1,"blue":1,"value":6},{"says":"house","where":"Shopping example prints its value; the number of copies is ours","red":1,"blue":1,"value":7},{"says":"house","where":"Combat Examples 1 prints its value; the number of copies is ours","red":1,"blue":1,"value":8},{"says":"house","where":"Combat Examples 2 prints its value; the number of copies is ours","red":1,"blue":1,"value":9},{"says":"house","where":"Combat Examples 4 prints its value; the number of copies is ours: a card buys armor by itself","red":8,"blue":8,"value":10}],"magic":{"says":"house","where":"Required to Play prints 12 in all; the even split of the colours is ours","red":6,"blue":6},"fairy":{"says":"house","where":"Required to Play prints 4 in all; the even split of the colours is ours, and shields are a number above","red":2,"blue":2}}', 1795917924991, NULL, NULL, 6440);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 1, 'open', -1, 1795917909578, '{"setup":{"clock":{"kind":"none","minutes":10,"increment":15,"hours":72},"pace":30.0,"hints":true,"public":false,"game":"dunjiin","version":3,"edition":"a651c888f0554432","edition_name":"","numbers":{"fast":0,"half":0,"hardcore":0,"powderpuff":0,"armor":3,"armor_cap":0,"fairy_shields":3,"trap_strength":1,"trap_lasts":1,"open_experience":0,"overkill":1,"passed_binds":1,"last_call_waits":0,"last_call_opens":0,"shop_then_any":0,"wins_hurt":0,"counter_defeats":0,"equal_costs":1,"traps_summoned":0,"low_dunjiin":10,"for_keeps":0,"dealer":0,"shop_price":10,"magic_worth":10,"rest_experience":1,"dodge_experience":1,"training_experience":3,"training_treasure":10,"necromancy_experience":3,"trap_experience":3,"dragon_experience":3,"assassin_treasure":30,"summoned_cards":5,"pair_bonus":2,"triple_bonus":3,"advanced_level":33},"host":"","imported":false,"source":null,"edition_brought":false},"chairs":[{"kind":"person","name":"Ann","person":"7yyXmHrdz2FLUnWD","bot":""},{"kind":"person","name":"Bob","person":"hPu7LV0YddQ9dqiz","bot":""}]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 2, 'start', -1, 1795917909578, '{"fate":[1,41,3,3,3,5,8,5]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 3, 'act', 1, 1795917909593, '{"do":"explore","fate":[3,3]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 4, 'act', 0, 1795917909598, '{"do":"explore","fate":[3,48]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 5, 'act', 1, 1795917909601, '{"do":"explore","fate":[45]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 6, 'act', 0, 1795917909610, '{"do":"explore","fate":[3,3]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 7, 'act', 1, 1795917909613, '{"do":"explore","fate":[3]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 8, 'act', 1, 1795917909617, '{"do":"fight","fate":[3]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 9, 'act', 0, 1795917909620, '{"do":"rest","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 10, 'act', 1, 1795917909623, '{"do":"explore","fate":[6]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 11, 'act', 1, 1795917909630, '{"do":"fight","fate":[3,45,10]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 12, 'act', 0, 1795917909633, '{"do":"explore","fate":[48]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 13, 'act', 1, 1795917909636, '{"do":"shop 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 14, 'act', 1, 1795917909638, '{"do":"explore","fate":[9]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 15, 'act', 1, 1795917909641, '{"do":"fight","fate":[40,48,48]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 16, 'act', 0, 1795917909647, '{"do":"explore","fate":[3]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 17, 'act', 0, 1795917909650, '{"do":"fight","fate":[3]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 18, 'act', 1, 1795917909653, '{"do":"rest","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 19, 'act', 1, 1795917909659, '{"do":"spend ogre/2","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 20, 'act', 0, 1795917909663, '{"do":"rest","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 21, 'act', 1, 1795917909667, '{"do":"explore","fate":[2]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 22, 'act', 1, 1795917909676, '{"do":"fight","fate":[3]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 23, 'act', 1, 1795917909679, '{"do":"claim ogre/2","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 24, 'act', 0, 1795917909682, '{"do":"shop 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 25, 'act', 0, 1795917909685, '{"do":"explore","fate":[45]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 26, 'act', 1, 1795917909688, '{"do":"explore","fate":[45]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 27, 'act', 0, 1795917909696, '{"do":"explore","fate":[0,3]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 28, 'act', 0, 1795917909704, '{"do":"claim red-dragon/2","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 29, 'act', 1, 1795917909709, '{"do":"explore","fate":[6]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 30, 'act', 1, 1795917909715, '{"do":"fight","fate":[3,3,1]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 31, 'act', 0, 1795917909719, '{"do":"rest","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 32, 'act', 1, 1795917909725, '{"do":"explore","fate":[7]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 33, 'act', 1, 1795917909728, '{"do":"dodge 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 34, 'act', 1, 1795917909731, '{"do":"spend ogre/2","fate":[3,48,44]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 35, 'act', 0, 1795917909736, '{"do":"explore","fate":[3,4]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 36, 'act', 0, 1795917909739, '{"do":"claim vampire/3","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 37, 'act', 1, 1795917909746, '{"do":"shop 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 38, 'act', 1, 1795917909749, '{"do":"explore","fate":[2]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 39, 'act', 1, 1795917909752, '{"do":"dodge 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 40, 'act', 0, 1795917909757, '{"do":"dodge 2","fate":[45]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 41, 'act', 0, 1795917909761, '{"do":"explore","fate":[45]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 42, 'act', 1, 1795917909765, '{"do":"explore","fate":[45]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 43, 'act', 0, 1795917909773, '{"do":"explore","fate":[48]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 44, 'act', 1, 1795917909776, '{"do":"explore","fate":[0]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 45, 'act', 1, 1795917909778, '{"do":"fight","fate":[45]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 46, 'act', 0, 1795917909781, '{"do":"premonition","fate":[3,45]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 47, 'act', 1, 1795917909784, '{"do":"explore","fate":[3]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 48, 'act', 1, 1795917909789, '{"do":"dodge 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 49, 'act', 1, 1795917909791, '{"do":"spend green-dragon/2","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 50, 'act', 0, 1795917909794, '{"do":"dodge 2","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 51, 'act', 1, 1795917909798, '{"do":"fight","fate":[48]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 52, 'act', 0, 1795917909805, '{"do":"shop 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 53, 'act', 0, 1795917909809, '{"do":"explore","fate":[3,49]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 54, 'act', 1, 1795917909811, '{"do":"shop 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 55, 'act', 1, 1795917909814, '{"do":"rest","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 56, 'act', 0, 1795917909821, '{"do":"shop 2","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 57, 'act', 0, 1795917909824, '{"do":"explore","fate":[4,3,45]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 58, 'act', 1, 1795917909827, '{"do":"shop 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 59, 'act', 1, 1795917909833, '{"do":"explore","fate":[45]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 60, 'act', 0, 1795917909836, '{"do":"explore","fate":[2,3]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 61, 'act', 0, 1795917909841, '{"do":"claim ogre/2","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 62, 'act', 1, 1795917909844, '{"do":"explore","fate":[2,45]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 63, 'act', 0, 1795917909849, '{"do":"rest","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 64, 'act', 1, 1795917909852, '{"do":"rest","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 65, 'act', 0, 1795917909857, '{"do":"explore","fate":[45]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 66, 'act', 1, 1795917909860, '{"do":"shop 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 67, 'act', 1, 1795917909862, '{"do":"explore","fate":[3,1]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 68, 'act', 1, 1795917909870, '{"do":"claim red-dragon/3","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 69, 'act', 0, 1795917909872, '{"do":"explore","fate":[3,3]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 70, 'act', 1, 1795917909875, '{"do":"rest","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 71, 'act', 0, 1795917909879, '{"do":"rest","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 72, 'act', 1, 1795917909882, '{"do":"explore","fate":[5,8,3,3]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 73, 'act', 0, 1795917909890, '{"do":"shop 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 74, 'act', 0, 1795917909893, '{"do":"explore","fate":[3,3]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 75, 'act', 1, 1795917909900, '{"do":"explore","fate":[3,43]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 76, 'act', 0, 1795917909906, '{"do":"explore","fate":[44]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 77, 'act', 1, 1795917909913, '{"do":"explore","fate":[3]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 78, 'act', 1, 1795917909915, '{"do":"fight","fate":[49]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 79, 'act', 0, 1795917909918, '{"do":"explore","fate":[40]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 80, 'act', 1, 1795917909923, '{"do":"rest","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 81, 'act', 0, 1795917909926, '{"do":"rest","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 82, 'act', 1, 1795917909931, '{"do":"explore","fate":[45]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 83, 'act', 0, 1795917909934, '{"do":"shop 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 84, 'act', 0, 1795917909941, '{"do":"explore","fate":[49,42,5]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 85, 'act', 1, 1795917909944, '{"do":"explore","fate":[5,6,3,48]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 86, 'act', 0, 1795917909953, '{"do":"explore","fate":[43]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 87, 'act', 1, 1795917909960, '{"do":"shop 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 88, 'act', 1, 1795917909963, '{"do":"pay treasure-8","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 89, 'act', 1, 1795917909966, '{"do":"explore","fate":[41]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 90, 'act', 0, 1795917909969, '{"do":"explore","fate":[45]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 91, 'act', 1, 1795917909972, '{"do":"explore","fate":[42]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 92, 'act', 0, 1795917909974, '{"do":"shop 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 93, 'act', 0, 1795917909977, '{"do":"explore","fate":[3,48]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 94, 'act', 1, 1795917909980, '{"do":"explore","fate":[3,3]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 95, 'act', 0, 1795917909983, '{"do":"explore","fate":[3,3]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 96, 'act', 1, 1795917909989, '{"do":"explore","fate":[3]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 97, 'act', 1, 1795917909994, '{"do":"dodge 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 98, 'act', 0, 1795917909996, '{"do":"dodge 2","fate":[45]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 99, 'act', 0, 1795917910001, '{"do":"explore","fate":[48]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 100, 'act', 1, 1795917910005, '{"do":"explore","fate":[48]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 101, 'act', 0, 1795917910009, '{"do":"premonition","fate":[3,49]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 102, 'act', 1, 1795917910013, '{"do":"explore","fate":[3]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 103, 'act', 1, 1795917910018, '{"do":"dodge 1","fate":[5]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 104, 'act', 0, 1795917910028, '{"do":"claim ogre/2","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 105, 'act', 0, 1795917910033, '{"do":"explore","fate":[48]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 106, 'act', 1, 1795917910038, '{"do":"shop 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 107, 'act', 1, 1795917910041, '{"do":"pay magic","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 108, 'act', 1, 1795917910051, '{"do":"explore","fate":[3,45]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 109, 'act', 0, 1795917910056, '{"do":"shop 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 110, 'act', 0, 1795917910059, '{"do":"explore","fate":[40]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 111, 'act', 1, 1795917910062, '{"do":"explore","fate":[3]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 112, 'act', 1, 1795917910067, '{"do":"dodge 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 113, 'act', 0, 1795917910070, '{"do":"dodge 2","fate":[3]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 114, 'act', 0, 1795917910073, '{"do":"explore","fate":[48]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 115, 'act', 1, 1795917910076, '{"do":"explore","fate":[45]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 116, 'act', 0, 1795917910078, '{"do":"premonition","fate":[3,45]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 117, 'act', 1, 1795917910081, '{"do":"rest","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 118, 'act', 0, 1795917910088, '{"do":"explore","fate":[49,3,44]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 119, 'act', 1, 1795917910091, '{"do":"explore","fate":[45]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 120, 'act', 0, 1795917910094, '{"do":"rest","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 121, 'act', 1, 1795917910096, '{"do":"shop 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 122, 'act', 1, 1795917910098, '{"do":"pay treasure-10","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 123, 'act', 1, 1795917910100, '{"do":"explore","fate":[49,48,7]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 124, 'act', 0, 1795917910102, '{"do":"shop 2","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 125, 'act', 0, 1795917910104, '{"do":"explore","fate":[3,45]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 126, 'act', 1, 1795917910106, '{"do":"explore","fate":[8,3]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 127, 'act', 1, 1795917910112, '{"do":"claim ogre/2","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 128, 'act', 0, 1795917910115, '{"do":"explore","fate":[3]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 129, 'act', 0, 1795917910117, '{"do":"fight","fate":[3]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 130, 'act', 1, 1795917910120, '{"do":"rest","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 131, 'act', 0, 1795917910122, '{"do":"explore","fate":[3]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 132, 'act', 0, 1795917910125, '{"do":"fight","fate":[0]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 133, 'act', 0, 1795917910127, '{"do":"claim ogre/2","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 134, 'act', 1, 1795917910134, '{"do":"explore","fate":[3,45]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 135, 'act', 0, 1795917910137, '{"do":"explore","fate":[45]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 136, 'act', 1, 1795917910140, '{"do":"rest","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 137, 'act', 0, 1795917910142, '{"do":"rest","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 138, 'act', 0, 1795917910145, '{"do":"spend ogre/2","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('bdQV3HBm9v0aeotb', 139, 'act', 1, 1795917910148, '{"do":"explore","fate":[5,3,48,3]}', NULL);
INSERT INTO public.entries VALUES ('Ic8BPosmjxrdFd3o', 1, 'open', -1, 1795917910157, '{"setup":{"clock":{"kind":"none","minutes":10,"increment":15,"hours":72},"pace":30.0,"hints":true,"public":false,"game":"dunjiin","version":3,"edition":"a651c888f0554432","edition_name":"","numbers":{"fast":0,"half":0,"hardcore":0,"powderpuff":0,"armor":3,"armor_cap":0,"fairy_shields":3,"trap_strength":1,"trap_lasts":1,"open_experience":0,"overkill":1,"passed_binds":1,"last_call_waits":0,"last_call_opens":0,"shop_then_any":0,"wins_hurt":0,"counter_defeats":0,"equal_costs":1,"traps_summoned":0,"low_dunjiin":10,"for_keeps":0,"dealer":0,"shop_price":10,"magic_worth":10,"rest_experience":1,"dodge_experience":1,"training_experience":3,"training_treasure":10,"necromancy_experience":3,"trap_experience":3,"dragon_experience":3,"assassin_treasure":30,"summoned_cards":5,"pair_bonus":2,"triple_bonus":3,"advanced_level":33},"host":"","imported":false,"source":null,"edition_brought":false},"chairs":[{"kind":"person","name":"Ann","person":"7yyXmHrdz2FLUnWD","bot":""},{"kind":"person","name":"Bob","person":"hPu7LV0YddQ9dqiz","bot":""}]}', NULL);
INSERT INTO public.entries VALUES ('Ic8BPosmjxrdFd3o', 2, 'start', -1, 1795917910157, '{"fate":[2,3,43,5,0,41,3,45,45,1,3]}', NULL);
INSERT INTO public.entries VALUES ('Ic8BPosmjxrdFd3o', 3, 'act', 0, 1795917910172, '{"do":"explore","fate":[3,9]}', NULL);
INSERT INTO public.entries VALUES ('Ic8BPosmjxrdFd3o', 4, 'act', 0, 1795917910175, '{"do":"claim goblin/4","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Ic8BPosmjxrdFd3o', 5, 'act', 1, 1795917910178, '{"do":"explore","fate":[48]}', NULL);
INSERT INTO public.entries VALUES ('Ic8BPosmjxrdFd3o', 6, 'act', 0, 1795917910180, '{"do":"explore","fate":[3]}', NULL);
INSERT INTO public.entries VALUES ('Ic8BPosmjxrdFd3o', 7, 'act', 0, 1795917910182, '{"do":"fight","fate":[2]}', NULL);
INSERT INTO public.entries VALUES ('Ic8BPosmjxrdFd3o', 8, 'act', 0, 1795917910185, '{"do":"claim ogre/2","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Ic8BPosmjxrdFd3o', 9, 'act', 1, 1795917910188, '{"do":"explore","fate":[3]}', NULL);
INSERT INTO public.entries VALUES ('Ic8BPosmjxrdFd3o', 10, 'act', 1, 1795917910191, '{"do":"premonition","fate":[45]}', NULL);
INSERT INTO public.entries VALUES ('Ic8BPosmjxrdFd3o', 11, 'act', 0, 1795917910200, '{"do":"rest","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Ic8BPosmjxrdFd3o', 12, 'act', 0, 1795917910203, '{"do":"spend goblin/4","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Ic8BPosmjxrdFd3o', 13, 'act', 1, 1795917910205, '{"do":"explore","fate":[48]}', NULL);
INSERT INTO public.entries VALUES ('Ic8BPosmjxrdFd3o', 14, 'act', 0, 1795917910208, '{"do":"rest","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Ic8BPosmjxrdFd3o', 15, 'act', 1, 1795917910210, '{"do":"explore","fate":[3]}', NULL);
INSERT INTO public.entries VALUES ('Ic8BPosmjxrdFd3o', 16, 'act', 1, 1795917910212, '{"do":"dodge 1","fate":[40]}', NULL);
INSERT INTO public.entries VALUES ('Ic8BPosmjxrdFd3o', 17, 'act', 0, 1795917910217, '{"do":"rest","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Ic8BPosmjxrdFd3o', 18, 'act', 1, 1795917910219, '{"do":"premonition","fate":[45]}', NULL);
INSERT INTO public.entries VALUES ('Ic8BPosmjxrdFd3o', 19, 'act', 0, 1795917910225, '{"do":"explore","fate":[8,3]}', NULL);
INSERT INTO public.entries VALUES ('Ic8BPosmjxrdFd3o', 20, 'act', 0, 1795917910228, '{"do":"claim giant-spider/2","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Ic8BPosmjxrdFd3o', 21, 'act', 1, 1795917910230, '{"do":"explore","fate":[45]}', NULL);
INSERT INTO public.entries VALUES ('Ic8BPosmjxrdFd3o', 22, 'act', 0, 1795917910236, '{"do":"rest","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Ic8BPosmjxrdFd3o', 23, 'act', 1, 1795917910239, '{"do":"explore","fate":[42]}', NULL);
INSERT INTO public.entries VALUES ('Ic8BPosmjxrdFd3o', 24, 'act', 0, 1795917910241, '{"do":"explore","fate":[45]}', NULL);
INSERT INTO public.entries VALUES ('Ic8BPosmjxrdFd3o', 25, 'act', 1, 1795917910247, '{"do":"explore","fate":[6,4,45,3]}', NULL);
INSERT INTO public.entries VALUES ('Ic8BPosmjxrdFd3o', 26, 'act', 0, 1795917910250, '{"do":"shop 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Ic8BPosmjxrdFd3o', 27, 'act', 0, 1795917910253, '{"do":"pay treasure-6","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Ic8BPosmjxrdFd3o', 28, 'act', 0, 1795917910260, '{"do":"explore","fate":[3,3]}', NULL);
INSERT INTO public.entries VALUES ('Ic8BPosmjxrdFd3o', 29, 'act', 1, 1795917910263, '{"do":"explore","fate":[48]}', NULL);
INSERT INTO public.entries VALUES ('Ic8BPosmjxrdFd3o', 30, 'act', 0, 1795917910266, '{"do":"rest","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Ic8BPosmjxrdFd3o', 31, 'act', 1, 1795917910268, '{"do":"explore","fate":[48]}', NULL);
INSERT INTO public.entries VALUES ('Ic8BPosmjxrdFd3o', 32, 'act', 0, 1795917910272, '{"do":"explore","fate":[5,3,4,40]}', NULL);
INSERT INTO public.entries VALUES ('Ic8BPosmjxrdFd3o', 33, 'act', 1, 1795917910275, '{"do":"premonition","fate":[6,48,3,45]}', NULL);
INSERT INTO public.entries VALUES ('Ic8BPosmjxrdFd3o', 34, 'act', 1, 1795917910281, '{"do":"counter 0","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Ic8BPosmjxrdFd3o', 35, 'act', 0, 1795917910284, '{"do":"explore","fate":[44]}', NULL);
INSERT INTO public.entries VALUES ('Ic8BPosmjxrdFd3o', 36, 'act', 1, 1795917910292, '{"do":"explore","fate":[48]}', NULL);
INSERT INTO public.entries VALUES ('Ic8BPosmjxrdFd3o', 37, 'say', 0, 1795917910295, '{"text":"Well played"}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 1, 'open', -1, 1795917910300, '{"setup":{"clock":{"kind":"none","minutes":10,"increment":15,"hours":72},"pace":30.0,"hints":true,"public":false,"game":"koa","version":2,"edition":"0779a9afc97a4d90","edition_name":"","numbers":{"caverns":15,"goroldioa":8,"springs":8,"lava":12,"earthquakes":12,"wheel_cavern":6,"wheel_goroldioa":2,"wheel_spring":2,"wheel_lava":1,"wheel_earthquake":1,"roll_1":10,"roll_2":9,"roll_3":8,"roll_4":7,"roll_5":6,"roll_outside":5,"pairs_2":2,"pairs_3":4,"pairs_4":6,"cavern_points":1,"chain_points":1,"outside_points":1,"seized_points":1,"resource_points":0,"zone_shape":0,"two_players":0,"steps":0,"rises_at_once":1,"falls_at_once":1,"seize_from":0,"seize_without_tile":0,"seize_located":1,"located_limit":2,"sharman_search":0,"quake_area":0,"quakes_destroy":1,"rescue":3,"shared_ends":1,"tie_break":0,"longest":1000,"jonny_1":0,"jonny_2":0,"jonny_3":0,"jonny_4":0},"host":"","imported":false,"source":null,"edition_brought":false},"chairs":[{"kind":"person","name":"Ann","person":"7yyXmHrdz2FLUnWD","bot":""},{"kind":"person","name":"Bob","person":"hPu7LV0YddQ9dqiz","bot":""}]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 2, 'start', -1, 1795917910300, '{"fate":[2]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 3, 'act', 1, 1795917910310, '{"do":"settle a1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 4, 'act', 1, 1795917910313, '{"do":"dig a2","fate":[0]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 5, 'act', 0, 1795917910320, '{"do":"dig i2","fate":[2]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 6, 'act', 1, 1795917910323, '{"do":"dig i9","fate":[2]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 7, 'act', 0, 1795917910325, '{"do":"sharman","fate":[0,4,1]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 8, 'act', 1, 1795917910328, '{"do":"dig b1","fate":[0]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 9, 'act', 0, 1795917910331, '{"do":"dig i1","fate":[0]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 10, 'act', 1, 1795917910335, '{"do":"sharman","fate":[1,5,4]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 11, 'act', 0, 1795917910338, '{"do":"sharman","fate":[1,5,2]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 12, 'act', 1, 1795917910343, '{"do":"sharman","fate":[1,1,5]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 13, 'act', 0, 1795917910347, '{"do":"dig j2","fate":[0]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 14, 'act', 1, 1795917910351, '{"do":"dig i10","fate":[2]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 15, 'act', 0, 1795917910360, '{"do":"dig a9","fate":[1]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 16, 'act', 1, 1795917910363, '{"do":"dig b3","fate":[0]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 17, 'act', 0, 1795917910375, '{"do":"dig j3","fate":[3]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 18, 'act', 1, 1795917910378, '{"do":"sharman","fate":[0,2,5]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 19, 'act', 0, 1795917910384, '{"do":"dig b10","fate":[2]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 20, 'act', 1, 1795917910387, '{"do":"sharman","fate":[1,1,3]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 21, 'act', 0, 1795917910393, '{"do":"sharman","fate":[1,1,1]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 22, 'act', 1, 1795917910397, '{"do":"dig j9","fate":[0]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 23, 'act', 0, 1795917910404, '{"do":"dig a8","fate":[0]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 24, 'act', 1, 1795917910409, '{"do":"dig c2","fate":[1]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 25, 'act', 0, 1795917910417, '{"do":"dig i3","fate":[2]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 26, 'act', 1, 1795917910427, '{"do":"dig j8","fate":[0]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 27, 'act', 0, 1795917910431, '{"do":"claim a7","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 28, 'act', 1, 1795917910440, '{"do":"dig b4","fate":[3]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 29, 'act', 0, 1795917910444, '{"do":"sharman","fate":[0,4,4]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 30, 'act', 1, 1795917910448, '{"do":"dig i7","fate":[2]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 31, 'act', 0, 1795917910455, '{"do":"claim b6","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 32, 'act', 0, 1795917910458, '{"do":"dig b7","fate":[0]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 33, 'act', 1, 1795917910460, '{"do":"dig d1","fate":[2]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 34, 'act', 0, 1795917910462, '{"do":"dig h2","fate":[0]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 35, 'act', 1, 1795917910464, '{"do":"dig i8","fate":[2]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 36, 'act', 0, 1795917910465, '{"do":"dig c7","fate":[0]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 37, 'act', 0, 1795917910473, '{"do":"dig d7","fate":[0]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 38, 'act', 1, 1795917910475, '{"do":"dig a3","fate":[1]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 39, 'act', 0, 1795917910477, '{"do":"dig g3","fate":[1]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 40, 'act', 1, 1795917910478, '{"do":"dig j7","fate":[4,53]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 41, 'act', 0, 1795917910480, '{"do":"dig e8","fate":[1]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 42, 'act', 0, 1795917910481, '{"do":"dig b8","fate":[1]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 43, 'act', 1, 1795917910483, '{"do":"dig b2","fate":[0]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 44, 'act', 0, 1795917910488, '{"do":"dig f2","fate":[0]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 45, 'act', 1, 1795917910490, '{"do":"dig j7","fate":[0]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 46, 'act', 0, 1795917910492, '{"do":"dig d8","fate":[0]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 47, 'act', 0, 1795917910494, '{"do":"seize f9","fate":[1]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 48, 'act', 1, 1795917910499, '{"do":"dig d3","fate":[0]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 49, 'act', 0, 1795917910502, '{"do":"dig e3","fate":[1]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 50, 'act', 0, 1795917910505, '{"do":"dig e4","fate":[1]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 51, 'act', 1, 1795917910511, '{"do":"dig i6","fate":[0]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 52, 'act', 0, 1795917910514, '{"do":"dig b9","fate":[0]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 53, 'act', 0, 1795917910516, '{"do":"dig c8","fate":[0]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 54, 'act', 1, 1795917910518, '{"do":"dig d4","fate":[0]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 55, 'act', 0, 1795917910521, '{"do":"claim h3","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 56, 'act', 0, 1795917910524, '{"do":"dig f4","fate":[3]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 57, 'act', 1, 1795917910529, '{"do":"dig j5","fate":[0]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 58, 'act', 0, 1795917910538, '{"do":"seize f9","fate":[9]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 59, 'act', 0, 1795917910540, '{"do":"dig e10","fate":[3]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 60, 'act', 1, 1795917910543, '{"do":"seize e3","fate":[6]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 61, 'act', 0, 1795917910553, '{"do":"claim g4","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 62, 'act', 0, 1795917910558, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 63, 'act', 1, 1795917910562, '{"do":"dig h7","fate":[0]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 64, 'act', 0, 1795917910568, '{"do":"dig g8","fate":[0]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 65, 'act', 0, 1795917910571, '{"do":"sharman","fate":[1,2,3]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 66, 'act', 1, 1795917910577, '{"do":"dig e5","fate":[2]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 67, 'act', 1, 1795917910579, '{"do":"seize f2","fate":[1]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 68, 'act', 0, 1795917910581, '{"do":"dig f3","fate":[0]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 69, 'act', 0, 1795917910588, '{"do":"dig d5","fate":[2]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 70, 'act', 1, 1795917910591, '{"do":"dig i5","fate":[4,52]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 71, 'act', 0, 1795917910594, '{"do":"dig e6","fate":[0]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 72, 'act', 0, 1795917910597, '{"do":"dig f10","fate":[0]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 73, 'act', 1, 1795917910604, '{"do":"seize d5","fate":[8]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 74, 'act', 1, 1795917910608, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 75, 'act', 0, 1795917910613, '{"do":"dig f5","fate":[4,26]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 76, 'act', 1, 1795917910619, '{"do":"claim g6","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 77, 'act', 0, 1795917910622, '{"do":"dig g10","fate":[4,45]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 78, 'act', 0, 1795917910625, '{"do":"dig f8","fate":[1]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 79, 'act', 1, 1795917910630, '{"do":"claim c1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 80, 'act', 1, 1795917910638, '{"do":"dig c3","fate":[1]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 81, 'act', 1, 1795917910641, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 82, 'act', 0, 1795917910646, '{"do":"sharman","fate":[0,4,4]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 83, 'act', 1, 1795917910653, '{"do":"dig g7","fate":[2]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 84, 'act', 0, 1795917910656, '{"do":"claim c9","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 85, 'act', 0, 1795917910659, '{"do":"sharman","fate":[1,4,3]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 86, 'act', 1, 1795917910664, '{"do":"seize e4","fate":[4]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 87, 'act', 1, 1795917910666, '{"do":"dig c5","fate":[3]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 88, 'act', 1, 1795917910673, '{"do":"dig e2","fate":[0]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 89, 'act', 0, 1795917910675, '{"do":"sharman","fate":[0,2,3]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 90, 'act', 1, 1795917910677, '{"do":"seize g8","fate":[7]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 91, 'act', 0, 1795917910683, '{"do":"claim a6","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 92, 'act', 0, 1795917910686, '{"do":"dig c10","fate":[0]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 93, 'act', 0, 1795917910688, '{"do":"dig f7","fate":[3]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 94, 'act', 1, 1795917910690, '{"do":"dig a4","fate":[0]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 95, 'act', 1, 1795917910695, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 96, 'act', 0, 1795917910697, '{"do":"dig g2","fate":[0]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 97, 'act', 0, 1795917910703, '{"do":"dig g5","fate":[2]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 98, 'act', 1, 1795917910707, '{"do":"sharman","fate":[1,4,2]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 99, 'act', 0, 1795917910710, '{"do":"seize g8","fate":[1]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 100, 'act', 0, 1795917910715, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 101, 'act', 1, 1795917910718, '{"do":"claim e1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 102, 'act', 1, 1795917910720, '{"do":"dig f1","fate":[2]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 103, 'act', 1, 1795917910727, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 104, 'act', 0, 1795917910730, '{"do":"claim h4","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 105, 'act', 0, 1795917910733, '{"do":"seize d5","fate":[9]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 106, 'act', 1, 1795917910735, '{"do":"claim h6","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 107, 'act', 0, 1795917910737, '{"do":"sharman","fate":[0,5,1]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 108, 'act', 0, 1795917910740, '{"do":"dig f6","fate":[0]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 109, 'act', 0, 1795917910747, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 110, 'act', 1, 1795917910749, '{"do":"dig d2","fate":[0]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 111, 'act', 1, 1795917910756, '{"do":"dig a5","fate":[2]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 112, 'act', 1, 1795917910758, '{"do":"dig c4","fate":[0]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 113, 'act', 0, 1795917910761, '{"do":"dig h5","fate":[0]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 114, 'act', 0, 1795917910763, '{"do":"seize i6","fate":[8]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 115, 'act', 1, 1795917910768, '{"do":"sharman","fate":[0,2,2]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 116, 'act', 0, 1795917910772, '{"do":"dig d10","fate":[0]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 117, 'act', 0, 1795917910777, '{"do":"seize g7","fate":[3]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 118, 'act', 0, 1795917910786, '{"do":"dig g10","fate":[0]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 119, 'act', 1, 1795917910790, '{"do":"sharman","fate":[1,1,1]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 120, 'act', 1, 1795917910793, '{"do":"seize d5","fate":[8]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 121, 'act', 1, 1795917910802, '{"do":"seize f3","fate":[8]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 122, 'act', 0, 1795917910807, '{"do":"seize e1","fate":[6]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 123, 'act', 1, 1795917910815, '{"do":"dig j6","fate":[0]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 124, 'act', 0, 1795917910818, '{"do":"seize g7","fate":[1]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 125, 'act', 0, 1795917910821, '{"do":"seize g6","fate":[2]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 126, 'act', 0, 1795917910823, '{"do":"claim d9","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 127, 'act', 1, 1795917910824, '{"do":"seize g4","fate":[5]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 128, 'act', 1, 1795917910832, '{"do":"seize f2","fate":[3]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 129, 'act', 1, 1795917910836, '{"do":"claim b5","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 130, 'act', 0, 1795917910838, '{"do":"seize f1","fate":[5]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 131, 'act', 1, 1795917910841, '{"do":"dig i5","fate":[0]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 132, 'act', 0, 1795917910847, '{"do":"dig e9","fate":[1]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 133, 'act', 0, 1795917910851, '{"do":"dig h9","fate":[4,32]}', NULL);
INSERT INTO public.entries VALUES ('hxxIDsn7qVrXhPxB', 134, 'act', 0, 1795917910859, '{"do":"dig e7","fate":[0]}', NULL);
INSERT INTO public.entries VALUES ('2lds1IqPgeOjHBa3', 1, 'open', -1, 1795917910865, '{"setup":{"clock":{"kind":"none","minutes":10,"increment":15,"hours":72},"pace":30.0,"hints":true,"public":false,"game":"koa","version":2,"edition":"0779a9afc97a4d90","edition_name":"","numbers":{"caverns":15,"goroldioa":8,"springs":8,"lava":12,"earthquakes":12,"wheel_cavern":6,"wheel_goroldioa":2,"wheel_spring":2,"wheel_lava":1,"wheel_earthquake":1,"roll_1":10,"roll_2":9,"roll_3":8,"roll_4":7,"roll_5":6,"roll_outside":5,"pairs_2":2,"pairs_3":4,"pairs_4":6,"cavern_points":1,"chain_points":1,"outside_points":1,"seized_points":1,"resource_points":0,"zone_shape":0,"two_players":0,"steps":0,"rises_at_once":1,"falls_at_once":1,"seize_from":0,"seize_without_tile":0,"seize_located":1,"located_limit":2,"sharman_search":0,"quake_area":0,"quakes_destroy":1,"rescue":3,"shared_ends":1,"tie_break":0,"longest":1000,"jonny_1":0,"jonny_2":0,"jonny_3":0,"jonny_4":0},"host":"","imported":false,"source":null,"edition_brought":false},"chairs":[{"kind":"person","name":"Ann","person":"7yyXmHrdz2FLUnWD","bot":""},{"kind":"person","name":"Bob","person":"hPu7LV0YddQ9dqiz","bot":""}]}', NULL);
INSERT INTO public.entries VALUES ('2lds1IqPgeOjHBa3', 2, 'start', -1, 1795917910865, '{"fate":[2]}', NULL);
INSERT INTO public.entries VALUES ('2lds1IqPgeOjHBa3', 3, 'act', 1, 1795917910876, '{"do":"settle a10","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('2lds1IqPgeOjHBa3', 4, 'act', 1, 1795917910879, '{"do":"sharman","fate":[1,2,2]}', NULL);
INSERT INTO public.entries VALUES ('2lds1IqPgeOjHBa3', 5, 'act', 0, 1795917910882, '{"do":"dig a2","fate":[0]}', NULL);
INSERT INTO public.entries VALUES ('2lds1IqPgeOjHBa3', 6, 'act', 1, 1795917910884, '{"do":"sharman","fate":[0,3,1]}', NULL);
INSERT INTO public.entries VALUES ('2lds1IqPgeOjHBa3', 7, 'act', 0, 1795917910889, '{"do":"sharman","fate":[1,4,3]}', NULL);
INSERT INTO public.entries VALUES ('2lds1IqPgeOjHBa3', 8, 'act', 1, 1795917910892, '{"do":"dig b10","fate":[0]}', NULL);
INSERT INTO public.entries VALUES ('2lds1IqPgeOjHBa3', 9, 'act', 0, 1795917910897, '{"do":"sharman","fate":[0,5,1]}', NULL);
INSERT INTO public.entries VALUES ('2lds1IqPgeOjHBa3', 10, 'act', 1, 1795917910901, '{"do":"dig j2","fate":[2]}', NULL);
INSERT INTO public.entries VALUES ('2lds1IqPgeOjHBa3', 11, 'act', 0, 1795917910906, '{"do":"sharman","fate":[1,2,2]}', NULL);
INSERT INTO public.entries VALUES ('2lds1IqPgeOjHBa3', 12, 'act', 1, 1795917910913, '{"do":"sharman","fate":[1,5,5]}', NULL);
INSERT INTO public.entries VALUES ('2lds1IqPgeOjHBa3', 13, 'act', 0, 1795917910916, '{"do":"dig b2","fate":[0]}', NULL);
INSERT INTO public.entries VALUES ('2lds1IqPgeOjHBa3', 14, 'act', 1, 1795917910918, '{"do":"dig i2","fate":[2]}', NULL);
INSERT INTO public.entries VALUES ('2lds1IqPgeOjHBa3', 15, 'act', 0, 1795917910923, '{"do":"dig i10","fate":[1]}', NULL);
INSERT INTO public.entries VALUES ('2lds1IqPgeOjHBa3', 16, 'act', 1, 1795917910926, '{"do":"dig c10","fate":[0]}', NULL);
INSERT INTO public.entries VALUES ('2lds1IqPgeOjHBa3', 17, 'act', 0, 1795917910928, '{"do":"dig b3","fate":[0]}', NULL);
INSERT INTO public.entries VALUES ('2lds1IqPgeOjHBa3', 18, 'act', 1, 1795917910935, '{"do":"sharman","fate":[1,3,4]}', NULL);
INSERT INTO public.entries VALUES ('2lds1IqPgeOjHBa3', 19, 'act', 0, 1795917910940, '{"do":"dig h10","fate":[0]}', NULL);
INSERT INTO public.entries VALUES ('2lds1IqPgeOjHBa3', 20, 'act', 1, 1795917910943, '{"do":"dig a9","fate":[0]}', NULL);
INSERT INTO public.entries VALUES ('2lds1IqPgeOjHBa3', 21, 'act', 0, 1795917910946, '{"do":"dig a3","fate":[0]}', NULL);
INSERT INTO public.entries VALUES ('2lds1IqPgeOjHBa3', 22, 'act', 1, 1795917910950, '{"do":"dig i1","fate":[2]}', NULL);
INSERT INTO public.entries VALUES ('2lds1IqPgeOjHBa3', 23, 'act', 0, 1795917910959, '{"do":"dig g9","fate":[2]}', NULL);
INSERT INTO public.entries VALUES ('2lds1IqPgeOjHBa3', 24, 'act', 1, 1795917910965, '{"do":"claim b9","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('2lds1IqPgeOjHBa3', 25, 'act', 0, 1795917910971, '{"do":"dig c4","fate":[2]}', NULL);
INSERT INTO public.entries VALUES ('2lds1IqPgeOjHBa3', 26, 'act', 1, 1795917910977, '{"do":"switch i2","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('2lds1IqPgeOjHBa3', 27, 'act', 0, 1795917910980, '{"do":"refuse","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('2lds1IqPgeOjHBa3', 28, 'act', 0, 1795917910990, '{"do":"dig h9","fate":[1]}', NULL);
INSERT INTO public.entries VALUES ('2lds1IqPgeOjHBa3', 29, 'act', 1, 1795917910992, '{"do":"dig b8","fate":[0]}', NULL);
INSERT INTO public.entries VALUES ('2lds1IqPgeOjHBa3', 30, 'act', 0, 1795917910995, '{"do":"dig a4","fate":[0]}', NULL);
INSERT INTO public.entries VALUES ('2lds1IqPgeOjHBa3', 31, 'act', 1, 1795917910999, '{"do":"switch j2","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('2lds1IqPgeOjHBa3', 32, 'act', 0, 1795917911002, '{"do":"refuse","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('2lds1IqPgeOjHBa3', 33, 'act', 0, 1795917911008, '{"do":"dig g10","fate":[1]}', NULL);
INSERT INTO public.entries VALUES ('2lds1IqPgeOjHBa3', 34, 'act', 1, 1795917911011, '{"do":"dig a8","fate":[0]}', NULL);
INSERT INTO public.entries VALUES ('2lds1IqPgeOjHBa3', 35, 'act', 0, 1795917911014, '{"do":"dig c2","fate":[2]}', NULL);
INSERT INTO public.entries VALUES ('2lds1IqPgeOjHBa3', 36, 'say', 0, 1795917911016, '{"text":"Well played"}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 1, 'open', -1, 1795917911023, '{"setup":{"clock":{"kind":"none","minutes":10,"increment":15,"hours":72},"pace":30.0,"hints":true,"public":false,"game":"konja","version":5,"edition":"af7c494672208af1","edition_name":"","numbers":{"begins":0,"starter_1":0,"starter_2":0,"gold":2,"magick":2,"power":2,"hand":3,"offerings":3,"relic_limit":4,"green_dice":5,"action_dice":2,"purple_dice":2,"red_dice":2,"side_blank":3,"side_gold":1,"side_magick":1,"side_power":1,"resource_gain":2,"replacements":1,"replace_price":1,"upgrades":1,"single_from":4,"single_power":1,"pair_magick":2,"run_dice":3,"run_gold":1,"dice_low":3,"dice_middle":4,"dice_high":5,"points_low":3,"points_middle":5,"points_high":7,"better_low":4,"better_middle":6,"better_high":9,"price_low":5,"price_middle":8,"price_high":11,"upgrade_low":2,"upgrade_middle":1,"upgrade_high":1,"supply_low":6,"supply_middle":11,"supply_high":10,"last_points":21,"longest":200,"free_attacks":0,"purple_fixed":0,"marked_only":0,"all_discard":0,"surplus_pays":0,"bought_tapped":0,"any_turn_ends":0,"cards_when":0,"spent_first":0,"ties":2,"token_supply":0},"host":"","imported":false,"source":null,"edition_brought":false},"chairs":[{"kind":"person","name":"Ann","person":"7yyXmHrdz2FLUnWD","bot":""},{"kind":"person","name":"Bob","person":"hPu7LV0YddQ9dqiz","bot":""}]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 2, 'start', -1, 1795917911023, '{"fate":[1,18,10,4,7,5,11,5,6,2]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 3, 'act', 0, 1795917911034, '{"do":"pray spell","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 4, 'act', 0, 1795917911036, '{"do":"discard wakey!","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 5, 'act', 0, 1795917911040, '{"do":"discard upsy","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 6, 'act', 0, 1795917911042, '{"do":"discard ouch!","fate":[9,16,14,2,2,3,2,5,0,2]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 7, 'act', 0, 1795917911047, '{"do":"use at! magick","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 8, 'act', 0, 1795917911055, '{"do":"take magick","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 9, 'act', 0, 1795917911058, '{"do":"use fiyeah blank","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 10, 'act', 0, 1795917911065, '{"do":"reroll green-2","fate":[1]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 11, 'act', 0, 1795917911068, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 12, 'act', 0, 1795917911072, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 13, 'act', 1, 1795917911080, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 14, 'act', 0, 1795917911083, '{"do":"run 1 3","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 15, 'act', 0, 1795917911085, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 16, 'act', 1, 1795917911087, '{"do":"pray spirit","fate":[5,3,5,3,1,0,0]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 17, 'act', 1, 1795917911089, '{"do":"use at! blank","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 18, 'act', 1, 1795917911091, '{"do":"take magick","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 19, 'act', 1, 1795917911093, '{"do":"cast upsy","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 20, 'act', 1, 1795917911100, '{"do":"lower green-3","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 21, 'act', 1, 1795917911103, '{"do":"untap at!","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 22, 'act', 1, 1795917911105, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 23, 'act', 0, 1795917911108, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 24, 'act', 1, 1795917911115, '{"do":"pair 5","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 25, 'act', 1, 1795917911117, '{"do":"run 1 3","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 26, 'act', 0, 1795917911120, '{"do":"pray rain","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 27, 'act', 0, 1795917911125, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 28, 'act', 1, 1795917911128, '{"do":"done","fate":[1,3,2,4,5,3,3]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 29, 'act', 0, 1795917911130, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 30, 'act', 1, 1795917911138, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 31, 'act', 0, 1795917911140, '{"do":"run 2 4","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 32, 'act', 0, 1795917911142, '{"do":"single 5","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 33, 'act', 1, 1795917911144, '{"do":"pray resource","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 34, 'act', 1, 1795917911146, '{"do":"name power","fate":[1,1,1,5,5,0,0]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 35, 'act', 1, 1795917911148, '{"do":"use fiyeah blank","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 36, 'act', 1, 1795917911150, '{"do":"reroll green-5","fate":[1]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 37, 'act', 1, 1795917911158, '{"do":"reroll green-1","fate":[6]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 38, 'act', 1, 1795917911161, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 39, 'act', 0, 1795917911164, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 40, 'act', 1, 1795917911170, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 41, 'act', 0, 1795917911175, '{"do":"pray merchant","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 42, 'act', 0, 1795917911179, '{"do":"sell shayka","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 43, 'act', 0, 1795917911181, '{"do":"sell fiyeah","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 44, 'act', 0, 1795917911185, '{"do":"sell at!","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 45, 'act', 0, 1795917911190, '{"do":"buy stoan","fate":[6]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 46, 'act', 1, 1795917911193, '{"do":"replace marsk","fate":[9]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 47, 'act', 1, 1795917911200, '{"do":"done","fate":[1,3,1,2,5,0,0]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 48, 'act', 0, 1795917911203, '{"do":"cast shh!","fate":[1]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 49, 'act', 0, 1795917911207, '{"do":"cast ya-ya","fate":[2]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 50, 'act', 0, 1795917911225, '{"do":"use stoan blank","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 51, 'act', 0, 1795917911228, '{"do":"lower purple-2","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 52, 'act', 0, 1795917911231, '{"do":"lower green-2","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 53, 'act', 0, 1795917911238, '{"do":"lower green-3","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 54, 'act', 0, 1795917911240, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 55, 'act', 0, 1795917911242, '{"do":"single 5","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 56, 'act', 0, 1795917911247, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 57, 'act', 1, 1795917911249, '{"do":"pray merchant","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 58, 'act', 1, 1795917911251, '{"do":"sell at!","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 59, 'act', 1, 1795917911256, '{"do":"sell shayka","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 60, 'act', 1, 1795917911258, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 61, 'act', 1, 1795917911261, '{"do":"replace feddah","fate":[16]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 62, 'act', 1, 1795917911267, '{"do":"buy kauldrin","fate":[13]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 63, 'act', 0, 1795917911270, '{"do":"replace beedz","fate":[5]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 64, 'act', 0, 1795917911273, '{"do":"buy doofdoof","fate":[7,6,4,1,5,5,0,3]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 65, 'act', 1, 1795917911275, '{"do":"use kauldrin power","fate":[2]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 66, 'act', 1, 1795917911285, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 67, 'act', 1, 1795917911290, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 68, 'act', 1, 1795917911298, '{"do":"pair 5","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 69, 'act', 1, 1795917911302, '{"do":"single 4","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 70, 'act', 1, 1795917911308, '{"do":"single 6","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 71, 'act', 0, 1795917911312, '{"do":"pray spirit","fate":[2,2,2,5,6,2,2]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 72, 'act', 0, 1795917911317, '{"do":"use stoan magick","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 73, 'act', 0, 1795917911323, '{"do":"lower green-6","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 74, 'act', 0, 1795917911326, '{"do":"lower green-2","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 75, 'act', 0, 1795917911329, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 76, 'act', 0, 1795917911331, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 77, 'act', 1, 1795917911335, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 78, 'act', 0, 1795917911338, '{"do":"untap stoan","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 79, 'act', 0, 1795917911340, '{"do":"single 5","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 80, 'act', 0, 1795917911345, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 81, 'act', 1, 1795917911348, '{"do":"pray rain","fate":[5,2,3,1,3,1,2]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 82, 'act', 1, 1795917911353, '{"do":"cast twinz","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 83, 'act', 1, 1795917911369, '{"do":"turn green-1 3","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 84, 'act', 1, 1795917911374, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 85, 'act', 0, 1795917911381, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 86, 'act', 1, 1795917911392, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 87, 'act', 0, 1795917911397, '{"do":"pray resource","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 88, 'act', 0, 1795917911410, '{"do":"name gold","fate":[6,2,3,4,6,3,3]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 89, 'act', 0, 1795917911419, '{"do":"use stoan power","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 90, 'act', 0, 1795917911425, '{"do":"lower green-2","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 91, 'act', 0, 1795917911434, '{"do":"lower green-4","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 92, 'act', 0, 1795917911442, '{"do":"lower green-3","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 93, 'act', 0, 1795917911448, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 94, 'act', 1, 1795917911460, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 95, 'act', 0, 1795917911464, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 96, 'act', 1, 1795917911467, '{"do":"pray spell","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 97, 'act', 1, 1795917911472, '{"do":"discard zau-ba","fate":[4,0,10,3,3,4,3,6,4,0,0]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 98, 'act', 1, 1795917911481, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 99, 'act', 0, 1795917911492, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 100, 'act', 1, 1795917911494, '{"do":"single 6","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 101, 'act', 1, 1795917911497, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 102, 'act', 0, 1795917911507, '{"do":"pray rain","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 103, 'act', 0, 1795917911510, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 104, 'act', 1, 1795917911512, '{"do":"summon low","fate":[5,3,4,5,3,1,0]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 105, 'act', 0, 1795917911517, '{"do":"use doofdoof blank","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 106, 'act', 0, 1795917911533, '{"do":"reroll green-4","fate":[5]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 107, 'act', 0, 1795917911539, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 108, 'act', 0, 1795917911541, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 109, 'act', 1, 1795917911547, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 110, 'act', 0, 1795917911551, '{"do":"single 5","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 111, 'act', 0, 1795917911560, '{"do":"pair 3","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 112, 'act', 0, 1795917911568, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 113, 'act', 1, 1795917911573, '{"do":"pray spell","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 114, 'act', 1, 1795917911581, '{"do":"done","fate":[6,6,6,6,5,3,3]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 115, 'act', 1, 1795917911591, '{"do":"cast rool","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 116, 'act', 1, 1795917911596, '{"do":"reroll green-5","fate":[1]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 117, 'act', 1, 1795917911601, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 118, 'act', 1, 1795917911608, '{"do":"use fiyeah power","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 119, 'act', 1, 1795917911613, '{"do":"reroll green-6","fate":[2]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 120, 'act', 1, 1795917911628, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 121, 'act', 1, 1795917911636, '{"do":"use kauldrin power","fate":[5]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 122, 'act', 1, 1795917911646, '{"do":"again","fate":[3]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 123, 'act', 1, 1795917911649, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 124, 'act', 0, 1795917911652, '{"do":"cast fizz","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 125, 'act', 0, 1795917911657, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 126, 'act', 1, 1795917911664, '{"do":"single 6","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 127, 'act', 1, 1795917911673, '{"do":"single 5","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 128, 'act', 1, 1795917911678, '{"do":"pair 6","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 129, 'act', 1, 1795917911683, '{"do":"run 1 3","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 130, 'act', 0, 1795917911694, '{"do":"pray merchant","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 131, 'act', 0, 1795917911699, '{"do":"sell doofdoof","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 132, 'act', 0, 1795917911706, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 133, 'act', 0, 1795917911711, '{"do":"replace urb","fate":[12]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 134, 'act', 0, 1795917911718, '{"do":"buy figa","fate":[21]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 135, 'act', 1, 1795917911722, '{"do":"done","fate":[3,6,6,6,1,1,3]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 136, 'act', 0, 1795917911726, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 137, 'act', 1, 1795917911732, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 138, 'act', 0, 1795917911736, '{"do":"pair 6","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 139, 'act', 0, 1795917911742, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 140, 'act', 1, 1795917911752, '{"do":"pray spirit","fate":[5,6,3,6,6,2,3]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 141, 'act', 1, 1795917911756, '{"do":"cast hoopla","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 142, 'act', 1, 1795917911759, '{"do":"flip green-3","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 143, 'act', 1, 1795917911761, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 144, 'act', 0, 1795917911763, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 145, 'act', 1, 1795917911766, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 146, 'act', 0, 1795917911772, '{"do":"pray resource","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 147, 'act', 0, 1795917911774, '{"do":"name power","fate":[4,1,2,3,4,3,0]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 148, 'act', 0, 1795917911777, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 149, 'act', 0, 1795917911785, '{"do":"run 1 4","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 150, 'act', 0, 1795917911797, '{"do":"single 4","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 151, 'act', 1, 1795917911800, '{"do":"pray merchant","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 152, 'act', 1, 1795917911802, '{"do":"sell kauldrin","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 153, 'act', 1, 1795917911804, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 154, 'act', 1, 1795917911808, '{"do":"buy tuska","fate":[19]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 155, 'act', 0, 1795917911815, '{"do":"replace raynstik","fate":[8]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 156, 'act', 0, 1795917911823, '{"do":"done","fate":[5,6,5,3,2,0,0]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 157, 'act', 1, 1795917911832, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 158, 'act', 0, 1795917911836, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 159, 'act', 1, 1795917911842, '{"do":"single 6","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 160, 'act', 1, 1795917911845, '{"do":"single 5","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 161, 'act', 1, 1795917911852, '{"do":"single 5","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 162, 'act', 0, 1795917911858, '{"do":"pray rain","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 163, 'act', 0, 1795917911862, '{"do":"summon low","fate":[5,1,5,1,4,3,0]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 164, 'act', 0, 1795917911875, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 165, 'act', 1, 1795917911882, '{"do":"use tuska none","fate":[5]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 166, 'act', 1, 1795917911885, '{"do":"hit green-4","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 167, 'act', 1, 1795917911887, '{"do":"again","fate":[1]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 168, 'act', 0, 1795917911899, '{"do":"single 5","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 169, 'act', 0, 1795917911909, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 170, 'act', 1, 1795917911918, '{"do":"untap tuska","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 171, 'act', 1, 1795917911922, '{"do":"pray resource","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 172, 'act', 1, 1795917911927, '{"do":"name power","fate":[4,2,6,1,5,0,3]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 173, 'act', 1, 1795917911935, '{"do":"use fiyeah power","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 174, 'act', 1, 1795917911940, '{"do":"reroll green-6","fate":[4]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 175, 'act', 1, 1795917911946, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 176, 'act', 1, 1795917911950, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 177, 'act', 0, 1795917911958, '{"do":"cast gimme","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 178, 'act', 1, 1795917911968, '{"do":"single 5","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 179, 'act', 1, 1795917911972, '{"do":"pair 4","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 180, 'act', 0, 1795917911979, '{"do":"pray spell","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 181, 'act', 0, 1795917911983, '{"do":"discard chaac!","fate":[0,15,8,13,12,5,4,2,3,5,1,2]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 182, 'act', 0, 1795917911991, '{"do":"use stoan gold","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 183, 'act', 0, 1795917911997, '{"do":"lower green-2","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 184, 'act', 0, 1795917912002, '{"do":"lower green-5","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 185, 'act', 0, 1795917912009, '{"do":"lower green-5","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 186, 'act', 0, 1795917912023, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 187, 'act', 1, 1795917912027, '{"do":"cast jinx","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 188, 'act', 1, 1795917912029, '{"do":"reroll green-1","fate":[2]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 189, 'act', 1, 1795917912031, '{"do":"use tuska none","fate":[3]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 190, 'act', 1, 1795917912033, '{"do":"hit green-2","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 191, 'act', 1, 1795917912035, '{"do":"again","fate":[1]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 192, 'act', 0, 1795917912037, '{"do":"single 4","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 193, 'act', 0, 1795917912038, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 194, 'act', 1, 1795917912040, '{"do":"pray spirit","fate":[3,1,1,4,1,2,0]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 195, 'act', 1, 1795917912048, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 196, 'act', 1, 1795917912056, '{"do":"alike low 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 197, 'act', 1, 1795917912062, '{"do":"single 4","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 198, 'act', 0, 1795917912070, '{"do":"pray resource","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 199, 'act', 0, 1795917912077, '{"do":"name power","fate":[3,2,2,4,2,0,0]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 200, 'act', 0, 1795917912089, '{"do":"use stoan blank","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 201, 'act', 0, 1795917912097, '{"do":"lower green-2","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 202, 'act', 0, 1795917912102, '{"do":"lower green-2","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 203, 'act', 0, 1795917912106, '{"do":"lower green-4","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 204, 'act', 0, 1795917912110, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 205, 'act', 1, 1795917912114, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 206, 'act', 0, 1795917912117, '{"do":"run 1 3","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 207, 'act', 1, 1795917912120, '{"do":"pray spirit","fate":[3,4,2,6,6,3,0]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 208, 'act', 1, 1795917912123, '{"do":"use fiyeah blank","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 209, 'act', 1, 1795917912127, '{"do":"reroll green-2","fate":[1]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 210, 'act', 1, 1795917912130, '{"do":"reroll green-4","fate":[4]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 211, 'act', 1, 1795917912138, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 212, 'act', 1, 1795917912141, '{"do":"pair 6","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 213, 'act', 1, 1795917912144, '{"do":"single 4","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 214, 'act', 1, 1795917912149, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 215, 'act', 0, 1795917912153, '{"do":"pray merchant","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 216, 'act', 0, 1795917912155, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 217, 'act', 0, 1795917912160, '{"do":"replace boan","fate":[14]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 218, 'act', 0, 1795917912163, '{"do":"done","fate":[1,6,1,2,6,0,2]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 219, 'act', 0, 1795917912165, '{"do":"use stoan magick","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 220, 'act', 0, 1795917912168, '{"do":"lower green-6","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 221, 'act', 0, 1795917912172, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 222, 'act', 0, 1795917912174, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 223, 'act', 1, 1795917912176, '{"do":"use tuska none","fate":[6]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 224, 'act', 1, 1795917912181, '{"do":"hit green-2","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 225, 'act', 1, 1795917912183, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 226, 'act', 1, 1795917912189, '{"do":"cast boo!","fate":[2]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 227, 'act', 1, 1795917912191, '{"do":"done","fate":[4]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 228, 'act', 1, 1795917912193, '{"do":"hit green-1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 229, 'act', 0, 1795917912200, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 230, 'act', 1, 1795917912204, '{"do":"pray rain","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 231, 'act', 0, 1795917912207, '{"do":"summon middle","fate":[1,2,4,2,4,0,2]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 232, 'act', 1, 1795917912210, '{"do":"untap fiyeah","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 233, 'act', 1, 1795917912218, '{"do":"use fiyeah blank","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 234, 'act', 1, 1795917912221, '{"do":"reroll green-1","fate":[1]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 235, 'act', 1, 1795917912224, '{"do":"reroll green-1","fate":[3]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 236, 'act', 1, 1795917912231, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 237, 'act', 1, 1795917912242, '{"do":"pair 4","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 238, 'act', 1, 1795917912250, '{"do":"pair 2","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 239, 'act', 0, 1795917912257, '{"do":"pray spell","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 240, 'act', 0, 1795917912268, '{"do":"discard kaching","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 241, 'act', 0, 1795917912273, '{"do":"discard rool","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 242, 'act', 0, 1795917912281, '{"do":"discard zing","fate":[1,4,16,5,3,5,6,6,5,4,0,3]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 243, 'act', 0, 1795917912291, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 244, 'act', 1, 1795917912300, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 245, 'act', 0, 1795917912303, '{"do":"run 4 6","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 246, 'act', 0, 1795917912308, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 247, 'act', 1, 1795917912316, '{"do":"pray rain","fate":[6,4,1,1,1,3,0]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 248, 'act', 1, 1795917912322, '{"do":"cast chaac!","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 249, 'act', 1, 1795917912332, '{"do":"upgrade low","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 250, 'act', 1, 1795917912340, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 251, 'act', 0, 1795917912348, '{"do":"cast fizz","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 252, 'act', 0, 1795917912356, '{"do":"wither power","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 253, 'act', 1, 1795917912364, '{"do":"single 4","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 254, 'act', 1, 1795917912373, '{"do":"alike low 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 255, 'act', 1, 1795917912380, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 256, 'act', 0, 1795917912391, '{"do":"pray merchant","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 257, 'act', 0, 1795917912400, '{"do":"sell stoan","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 258, 'act', 0, 1795917912408, '{"do":"sell figa","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 259, 'act', 0, 1795917912416, '{"do":"done","fate":[2,2,4,6,4,0,3]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 260, 'act', 0, 1795917912426, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 261, 'act', 1, 1795917912430, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 262, 'act', 0, 1795917912439, '{"do":"single 6","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 263, 'act', 0, 1795917912447, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 264, 'act', 1, 1795917912456, '{"do":"pray resource","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 265, 'act', 1, 1795917912461, '{"do":"name gold","fate":[6,6,3,5,3,3,1]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 266, 'act', 1, 1795917912471, '{"do":"cast upsy","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 267, 'act', 1, 1795917912477, '{"do":"raise green-5","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 268, 'act', 1, 1795917912486, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 269, 'act', 1, 1795917912492, '{"do":"single 6","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 270, 'act', 1, 1795917912502, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 271, 'act', 0, 1795917912509, '{"do":"pray spirit","fate":[4,2,5,6,3,0,3]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 272, 'act', 0, 1795917912517, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 273, 'act', 1, 1795917912525, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 274, 'act', 0, 1795917912537, '{"do":"single 4","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 275, 'act', 0, 1795917912546, '{"do":"single 6","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 276, 'act', 0, 1795917912554, '{"do":"single 5","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 277, 'act', 1, 1795917912562, '{"do":"pray spell","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 278, 'act', 1, 1795917912570, '{"do":"done","fate":[13,6,1,1,4,6,4,3,3,0]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 279, 'act', 1, 1795917912579, '{"do":"use fiyeah blank","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 280, 'act', 1, 1795917912591, '{"do":"reroll green-6","fate":[2]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 281, 'act', 1, 1795917912599, '{"do":"reroll green-2","fate":[1]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 282, 'act', 1, 1795917912603, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 283, 'act', 1, 1795917912610, '{"do":"single 4","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 284, 'act', 1, 1795917912619, '{"do":"single 4","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 285, 'act', 1, 1795917912625, '{"do":"pair 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 286, 'act', 0, 1795917912634, '{"do":"pray resource","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 287, 'act', 0, 1795917912642, '{"do":"name magick","fate":[4,6,3,5,2,3,1]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 288, 'act', 0, 1795917912647, '{"do":"cast ya-ya","fate":[5]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 289, 'act', 0, 1795917912653, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 290, 'act', 1, 1795917912661, '{"do":"use tuska none","fate":[1]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 291, 'act', 1, 1795917912669, '{"do":"again","fate":[2]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 292, 'act', 1, 1795917912677, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 293, 'act', 0, 1795917912685, '{"do":"single 5","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 294, 'act', 0, 1795917912693, '{"do":"run 2 4","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 295, 'act', 0, 1795917912699, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 296, 'act', 1, 1795917912703, '{"do":"pray rain","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 297, 'act', 1, 1795917912710, '{"do":"upgrade low","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 298, 'act', 0, 1795917912716, '{"do":"done","fate":[2,3,5,2,2,0,1]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 299, 'act', 1, 1795917912723, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 300, 'act', 0, 1795917912732, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 301, 'act', 1, 1795917912738, '{"do":"pair 2","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 302, 'act', 1, 1795917912751, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 303, 'act', 0, 1795917912755, '{"do":"pray spirit","fate":[6,5,1,1,5,0,0]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 304, 'act', 0, 1795917912761, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 305, 'act', 1, 1795917912768, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 306, 'act', 0, 1795917912774, '{"do":"pair 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 307, 'act', 0, 1795917912782, '{"do":"single 5","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 308, 'act', 0, 1795917912789, '{"do":"single 5","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 309, 'act', 0, 1795917912795, '{"do":"single 6","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 310, 'act', 1, 1795917912801, '{"do":"pray merchant","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 311, 'act', 1, 1795917912808, '{"do":"sell tuska","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 312, 'act', 1, 1795917912817, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 313, 'act', 1, 1795917912823, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 314, 'act', 0, 1795917912831, '{"do":"done","fate":[3,3,6,2,5,3,0]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 315, 'act', 1, 1795917912841, '{"do":"cast konjur","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 316, 'act', 1, 1795917912846, '{"do":"conjure 6","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 317, 'act', 1, 1795917912852, '{"do":"use fiyeah power","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 318, 'act', 1, 1795917912860, '{"do":"reroll green-5","fate":[2]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 319, 'act', 1, 1795917912863, '{"do":"reroll green-6","fate":[5]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 320, 'act', 1, 1795917912869, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 321, 'act', 0, 1795917912877, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 322, 'act', 1, 1795917912879, '{"do":"pair 2","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 323, 'act', 1, 1795917912885, '{"do":"pair 3","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 324, 'act', 1, 1795917912893, '{"do":"single 5","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 325, 'act', 1, 1795917912897, '{"do":"single 6","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 326, 'act', 0, 1795917912905, '{"do":"pray spell","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 327, 'act', 0, 1795917912907, '{"do":"discard ya-ya","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 328, 'act', 0, 1795917912912, '{"do":"done","fate":[5,8,12,1,2,5,2,3,3,0]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 329, 'act', 0, 1795917912921, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 330, 'act', 1, 1795917912929, '{"do":"cast jinx","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 331, 'act', 1, 1795917912932, '{"do":"reroll green-3","fate":[6]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 332, 'act', 1, 1795917912938, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 333, 'act', 0, 1795917912946, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 334, 'act', 1, 1795917912954, '{"do":"pray spirit","fate":[2,5,6,4,1,0,0]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 335, 'act', 1, 1795917912962, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 336, 'act', 0, 1795917912970, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 337, 'act', 1, 1795917912978, '{"do":"single 4","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 338, 'act', 1, 1795917912985, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 339, 'act', 0, 1795917912992, '{"do":"pray rain","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 340, 'act', 0, 1795917912996, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 341, 'act', 0, 1795917913006, '{"do":"done","fate":[1,1,6,2,2,3,1]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 342, 'act', 0, 1795917913012, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 343, 'act', 1, 1795917913015, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 344, 'act', 0, 1795917913023, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 345, 'act', 1, 1795917913032, '{"do":"pray merchant","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 346, 'act', 1, 1795917913042, '{"do":"sell fiyeah","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 347, 'act', 1, 1795917913051, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 348, 'act', 0, 1795917913059, '{"do":"buy kloke","fate":[15,3,3,4,2,1,1,1]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 349, 'act', 1, 1795917913063, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 350, 'act', 0, 1795917913069, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 351, 'act', 1, 1795917913078, '{"do":"run 1 3","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 352, 'act', 1, 1795917913085, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 353, 'act', 0, 1795917913093, '{"do":"pray spell","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 354, 'act', 0, 1795917913096, '{"do":"done","fate":[14,2,1,6,2,5,3,1]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 355, 'act', 0, 1795917913104, '{"do":"use kloke none","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 356, 'act', 0, 1795917913113, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 357, 'act', 0, 1795917913120, '{"do":"cast kaching","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 358, 'act', 0, 1795917913128, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 359, 'act', 0, 1795917913137, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 360, 'act', 1, 1795917913139, '{"do":"pray resource","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 361, 'act', 1, 1795917913145, '{"do":"name power","fate":[1,1,4,2,1,3,0]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 362, 'act', 1, 1795917913152, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 363, 'act', 1, 1795917913155, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 364, 'act', 0, 1795917913161, '{"do":"pray resource","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 365, 'act', 0, 1795917913169, '{"do":"name power","fate":[5,3,5,2,2,3,1]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 366, 'act', 0, 1795917913171, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 367, 'act', 1, 1795917913178, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 368, 'act', 0, 1795917913187, '{"do":"pair 2","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 369, 'act', 0, 1795917913193, '{"do":"pair 5","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 370, 'act', 1, 1795917913204, '{"do":"pray merchant","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 371, 'act', 1, 1795917913206, '{"do":"replace kandl","fate":[17]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 372, 'act', 1, 1795917913212, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 373, 'act', 0, 1795917913221, '{"do":"replace rattla","fate":[11]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 374, 'act', 0, 1795917913229, '{"do":"buy totim","fate":[20,1,5,5,1,3,3,2]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 375, 'act', 1, 1795917913232, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 376, 'act', 0, 1795917913237, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 377, 'act', 1, 1795917913245, '{"do":"pair 5","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 378, 'act', 1, 1795917913253, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 379, 'act', 0, 1795917913262, '{"do":"pray spirit","fate":[4,4,4,6,5,1,0]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 380, 'act', 0, 1795917913269, '{"do":"use kloke none","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 381, 'act', 0, 1795917913276, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 382, 'act', 0, 1795917913278, '{"do":"cast hoopla","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 383, 'act', 0, 1795917913286, '{"do":"flip green-4","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 384, 'act', 0, 1795917913294, '{"do":"use totim gold","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 385, 'act', 0, 1795917913300, '{"do":"untap totim","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 386, 'act', 0, 1795917913307, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 387, 'act', 0, 1795917913313, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 388, 'act', 1, 1795917913321, '{"do":"pray rain","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 389, 'act', 1, 1795917913325, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 390, 'act', 1, 1795917913334, '{"do":"summon middle","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 391, 'act', 0, 1795917913341, '{"do":"done","fate":[2,4,1,5,5,3,1]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 392, 'act', 1, 1795917913348, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 393, 'act', 0, 1795917913357, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 394, 'act', 1, 1795917913364, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 395, 'act', 0, 1795917913367, '{"do":"pray spell","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 396, 'act', 0, 1795917913372, '{"do":"done","fate":[7,15,4,2,2,3,3,0,0]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 397, 'act', 0, 1795917913388, '{"do":"cast wakey!","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 398, 'act', 0, 1795917913395, '{"do":"untap kloke","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 399, 'act', 0, 1795917913404, '{"do":"use totim blank","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 400, 'act', 0, 1795917913407, '{"do":"use kloke none","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 401, 'act', 0, 1795917913413, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 402, 'act', 0, 1795917913421, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 403, 'act', 0, 1795917913430, '{"do":"pair 2","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 404, 'act', 0, 1795917913437, '{"do":"single 4","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 405, 'act', 0, 1795917913450, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 406, 'act', 1, 1795917913460, '{"do":"pray rain","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 407, 'act', 1, 1795917913466, '{"do":"upgrade middle","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 408, 'act', 0, 1795917913471, '{"do":"done","fate":[3,3,5,2,6,0,0]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 409, 'act', 1, 1795917913476, '{"do":"cast twinz","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 410, 'act', 1, 1795917913484, '{"do":"turn green-3 2","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 411, 'act', 1, 1795917913489, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 412, 'act', 0, 1795917913497, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 413, 'act', 1, 1795917913505, '{"do":"single 6","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 414, 'act', 1, 1795917913514, '{"do":"pair 2","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 415, 'act', 1, 1795917913520, '{"do":"single 5","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 416, 'act', 0, 1795917913528, '{"do":"pray spell","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 417, 'act', 0, 1795917913536, '{"do":"done","fate":[2,11,3,5,5,4,3,1,3]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 418, 'act', 0, 1795917913543, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 419, 'act', 1, 1795917913548, '{"do":"cast ouch!","fate":[2]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 420, 'act', 1, 1795917913556, '{"do":"cast boo!","fate":[4]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 421, 'act', 1, 1795917913568, '{"do":"hit green-3","fate":[4]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 422, 'act', 1, 1795917913571, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 423, 'act', 0, 1795917913576, '{"do":"run 3 5","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 424, 'act', 0, 1795917913580, '{"do":"single 4","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 425, 'act', 0, 1795917913586, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 426, 'act', 1, 1795917913593, '{"do":"pray spirit","fate":[2,5,3,1,3,0,0]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 427, 'act', 1, 1795917913598, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 428, 'act', 1, 1795917913603, '{"do":"run 1 3","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 429, 'act', 1, 1795917913607, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 430, 'act', 0, 1795917913615, '{"do":"pray resource","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 431, 'act', 0, 1795917913619, '{"do":"name gold","fate":[4,5,4,6,5,2,0]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 432, 'act', 0, 1795917913625, '{"do":"cast zing","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 433, 'act', 0, 1795917913632, '{"do":"mark blank magick","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 434, 'act', 0, 1795917913637, '{"do":"mark magick power","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 435, 'act', 0, 1795917913645, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 436, 'act', 0, 1795917913648, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 437, 'act', 1, 1795917913653, '{"do":"pray merchant","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 438, 'act', 1, 1795917913659, '{"do":"replace skulla","fate":[1]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 439, 'act', 1, 1795917913665, '{"do":"buy knotta","fate":[16]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 440, 'act', 0, 1795917913673, '{"do":"done","fate":[3,3,3,5,3,1,2]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 441, 'act', 1, 1795917913676, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 442, 'act', 1, 1795917913681, '{"do":"alike low 3","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 443, 'act', 1, 1795917913688, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 444, 'act', 0, 1795917913696, '{"do":"pray rain","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 445, 'act', 0, 1795917913701, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 446, 'act', 0, 1795917913707, '{"do":"done","fate":[6,2,6,1,3,0,0]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 447, 'act', 0, 1795917913711, '{"do":"use totim blank","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 448, 'act', 0, 1795917913717, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 449, 'act', 1, 1795917913725, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 450, 'act', 0, 1795917913733, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 451, 'act', 1, 1795917913740, '{"do":"pray resource","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 452, 'act', 1, 1795917913748, '{"do":"name power","fate":[5,4,5,5,6,0,2]}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 453, 'say', 0, 1795917913751, '{"text":"Well played"}', NULL);
INSERT INTO public.entries VALUES ('q5z1vdYhGB85L2-K', 454, 'resign', 0, 1795917913758, '{}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 1, 'open', -1, 1795917913766, '{"setup":{"clock":{"kind":"none","minutes":10,"increment":15,"hours":72},"pace":30.0,"hints":true,"public":false,"game":"konja","version":5,"edition":"af7c494672208af1","edition_name":"","numbers":{"begins":0,"starter_1":0,"starter_2":0,"gold":2,"magick":2,"power":2,"hand":3,"offerings":3,"relic_limit":4,"green_dice":5,"action_dice":2,"purple_dice":2,"red_dice":2,"side_blank":3,"side_gold":1,"side_magick":1,"side_power":1,"resource_gain":2,"replacements":1,"replace_price":1,"upgrades":1,"single_from":4,"single_power":1,"pair_magick":2,"run_dice":3,"run_gold":1,"dice_low":3,"dice_middle":4,"dice_high":5,"points_low":3,"points_middle":5,"points_high":7,"better_low":4,"better_middle":6,"better_high":9,"price_low":5,"price_middle":8,"price_high":11,"upgrade_low":2,"upgrade_middle":1,"upgrade_high":1,"supply_low":6,"supply_middle":11,"supply_high":10,"last_points":21,"longest":200,"free_attacks":0,"purple_fixed":0,"marked_only":0,"all_discard":0,"surplus_pays":0,"bought_tapped":0,"any_turn_ends":0,"cards_when":0,"spent_first":0,"ties":2,"token_supply":0},"host":"","imported":false,"source":null,"edition_brought":false},"chairs":[{"kind":"person","name":"Ann","person":"7yyXmHrdz2FLUnWD","bot":""},{"kind":"person","name":"Bob","person":"hPu7LV0YddQ9dqiz","bot":""}]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 2, 'start', -1, 1795917913766, '{"fate":[2,21,5,16,13,0,1,5,10,6]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 3, 'act', 1, 1795917913779, '{"do":"pray rain","fate":[1,2,4,1,3,0,0]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 4, 'act', 1, 1795917913788, '{"do":"use shayka blank","fate":[3]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 5, 'act', 1, 1795917913791, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 6, 'act', 0, 1795917913796, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 7, 'act', 1, 1795917913803, '{"do":"run 1 4","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 8, 'act', 0, 1795917913811, '{"do":"pray merchant","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 9, 'act', 0, 1795917913814, '{"do":"sell shayka","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 10, 'act', 0, 1795917913822, '{"do":"sell at!","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 11, 'act', 0, 1795917913828, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 12, 'act', 0, 1795917913837, '{"do":"replace doofdoof","fate":[8]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 13, 'act', 0, 1795917913839, '{"do":"buy boan","fate":[12]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 14, 'act', 1, 1795917913843, '{"do":"replace kauldrin","fate":[14]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 15, 'act', 1, 1795917913849, '{"do":"buy kandl","fate":[11,6,4,2,5,5,2,0]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 16, 'act', 0, 1795917913859, '{"do":"use fiyeah blank","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 17, 'act', 0, 1795917913868, '{"do":"reroll green-6","fate":[2]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 18, 'act', 0, 1795917913877, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 19, 'act', 0, 1795917913883, '{"do":"cast ya-ya","fate":[2]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 20, 'act', 0, 1795917913893, '{"do":"use boan magick","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 21, 'act', 0, 1795917913900, '{"do":"flip green-5","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 22, 'act', 0, 1795917913908, '{"do":"cast rool","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 23, 'act', 0, 1795917913911, '{"do":"reroll green-2","fate":[1]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 24, 'act', 0, 1795917913918, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 25, 'act', 0, 1795917913926, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 26, 'act', 1, 1795917913933, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 27, 'act', 0, 1795917913941, '{"do":"single 5","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 28, 'act', 0, 1795917913949, '{"do":"alike low 2","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 29, 'act', 0, 1795917913952, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 30, 'act', 1, 1795917913958, '{"do":"pray resource","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 31, 'act', 1, 1795917913966, '{"do":"name magick","fate":[4,5,2,5,6,0,2]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 32, 'act', 1, 1795917913971, '{"do":"use at! magick","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 33, 'act', 1, 1795917913980, '{"do":"take magick","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 34, 'act', 1, 1795917913989, '{"do":"use kandl none","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 35, 'act', 1, 1795917913996, '{"do":"untap at!","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 36, 'act', 1, 1795917914003, '{"do":"use at! blank","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 37, 'act', 1, 1795917914016, '{"do":"take power","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 38, 'act', 1, 1795917914018, '{"do":"cast konjur","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 39, 'act', 1, 1795917914021, '{"do":"conjure 5","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 40, 'act', 1, 1795917914023, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 41, 'act', 0, 1795917914026, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 42, 'act', 1, 1795917914029, '{"do":"single 4","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 43, 'act', 1, 1795917914033, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 44, 'act', 0, 1795917914037, '{"do":"pray spell","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 45, 'act', 0, 1795917914040, '{"do":"discard jinx","fate":[16,14,5,4,6,5,2,1,6,3,2]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 46, 'act', 0, 1795917914045, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 47, 'act', 0, 1795917914048, '{"do":"pair 6","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 48, 'act', 0, 1795917914052, '{"do":"single 5","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 49, 'act', 1, 1795917914056, '{"do":"pray spirit","fate":[6,1,4,3,3,0,0]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 50, 'act', 1, 1795917914060, '{"do":"use at! blank","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 51, 'act', 1, 1795917914065, '{"do":"take magick","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 52, 'act', 1, 1795917914069, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 53, 'act', 0, 1795917914074, '{"do":"cast fizz","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 54, 'act', 0, 1795917914078, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 55, 'act', 1, 1795917914081, '{"do":"single 6","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 56, 'act', 1, 1795917914085, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 57, 'act', 0, 1795917914089, '{"do":"pray resource","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 58, 'act', 0, 1795917914092, '{"do":"name gold","fate":[2,4,4,6,6,0,2]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 59, 'act', 0, 1795917914095, '{"do":"use fiyeah blank","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 60, 'act', 0, 1795917914099, '{"do":"reroll green-4","fate":[4]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 61, 'act', 0, 1795917914102, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 62, 'act', 0, 1795917914105, '{"do":"cast upsy","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 63, 'act', 0, 1795917914108, '{"do":"raise green-4","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 64, 'act', 0, 1795917914111, '{"do":"use boan magick","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 65, 'act', 0, 1795917914114, '{"do":"flip green-6","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 66, 'act', 0, 1795917914118, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 67, 'act', 1, 1795917914121, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 68, 'act', 0, 1795917914125, '{"do":"single 5","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 69, 'act', 0, 1795917914129, '{"do":"single 4","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 70, 'act', 0, 1795917914141, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 71, 'act', 1, 1795917914160, '{"do":"untap at!","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 72, 'act', 1, 1795917914167, '{"do":"pray spell","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 73, 'act', 1, 1795917914177, '{"do":"discard hoopla","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 74, 'act', 1, 1795917914180, '{"do":"discard twinz","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 75, 'act', 1, 1795917914184, '{"do":"discard upsy","fate":[11,12,8,7,1,4,5,6,2,2,1,3]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 76, 'act', 1, 1795917914188, '{"do":"use fiyeah gold","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 77, 'act', 1, 1795917914192, '{"do":"reroll green-6","fate":[3]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 78, 'act', 1, 1795917914196, '{"do":"reroll green-2","fate":[5]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 79, 'act', 1, 1795917914199, '{"do":"use at! power","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 80, 'act', 1, 1795917914209, '{"do":"take magick","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 81, 'act', 1, 1795917914213, '{"do":"use kandl none","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 82, 'act', 1, 1795917914217, '{"do":"untap at!","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 83, 'act', 1, 1795917914220, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 84, 'act', 1, 1795917914222, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 85, 'act', 0, 1795917914225, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 86, 'act', 1, 1795917914229, '{"do":"run 3 5","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 87, 'act', 1, 1795917914234, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 88, 'act', 0, 1795917914236, '{"do":"pray merchant","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 89, 'act', 0, 1795917914239, '{"do":"sell boan","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 90, 'act', 0, 1795917914241, '{"do":"sell fiyeah","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 91, 'act', 0, 1795917914243, '{"do":"replace totim","fate":[9]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 92, 'act', 0, 1795917914245, '{"do":"buy raynstik","fate":[10]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 93, 'act', 1, 1795917914248, '{"do":"buy stoan","fate":[15]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 94, 'act', 1, 1795917914252, '{"do":"drop fiyeah","fate":[6,6,3,2,2,1,2]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 95, 'act', 0, 1795917914256, '{"do":"use raynstik gold","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 96, 'act', 0, 1795917914263, '{"do":"upgrade low","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 97, 'act', 0, 1795917914269, '{"do":"cast ya-ya","fate":[5]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 98, 'act', 0, 1795917914276, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 99, 'act', 1, 1795917914281, '{"do":"cast ouch!","fate":[1]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 100, 'act', 0, 1795917914285, '{"do":"pair 6","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 101, 'act', 0, 1795917914289, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 102, 'act', 1, 1795917914292, '{"do":"pray rain","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 103, 'act', 1, 1795917914295, '{"do":"done","fate":[5,2,1,1,1,0,2]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 104, 'act', 1, 1795917914299, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 105, 'act', 0, 1795917914301, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 106, 'act', 1, 1795917914304, '{"do":"pair 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 107, 'act', 1, 1795917914306, '{"do":"single 5","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 108, 'act', 0, 1795917914308, '{"do":"pray spirit","fate":[1,1,5,5,4,2,0]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 109, 'act', 0, 1795917914310, '{"do":"done","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 110, 'act', 1, 1795917914314, '{"do":"cast boo!","fate":[5]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 111, 'act', 1, 1795917914317, '{"do":"hit green-4","fate":[3]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 112, 'act', 1, 1795917914319, '{"do":"hit green-1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 113, 'act', 0, 1795917914322, '{"do":"alike low 5","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 114, 'act', 1, 1795917914325, '{"do":"pray rain","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('kIktsFU5E0s01j0r', 115, 'say', 0, 1795917914327, '{"text":"Well played"}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 1, 'open', -1, 1795917914331, '{"setup":{"clock":{"kind":"none","minutes":10,"increment":15,"hours":72},"pace":30.0,"hints":true,"public":false,"game":"nagaraja","version":4,"edition":"f5b641199750cdc0","edition_name":"","numbers":{"goal":25,"cursed_limit":3,"cursed_count":0,"hand":5,"drawn":3,"given":1,"last_room":9,"first_sticks":2,"first_guide":0,"stick_limit":0,"naga_points":0,"trap":1,"trap_moves":1,"trap_counts":1},"host":"","imported":false,"source":null,"edition_brought":false},"chairs":[{"kind":"person","name":"Ann","person":"7yyXmHrdz2FLUnWD","bot":""},{"kind":"person","name":"Bob","person":"hPu7LV0YddQ9dqiz","bot":""}]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 2, 'start', -1, 1795917914331, '{"fate":[2,2,4,2,14,45,29,43,40,7,33,27,13,28,6]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 3, 'act', 1, 1795917914342, '{"do":"select mirror","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 4, 'act', 1, 1795917914345, '{"do":"select oil-lamp","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 5, 'act', 1, 1795917914347, '{"do":"ready","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 6, 'act', 0, 1795917914355, '{"do":"select snapped-twig","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 7, 'act', 0, 1795917914358, '{"do":"ready","fate":[2,0,0,1,1,1,3,1]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 8, 'act', 1, 1795917914361, '{"do":"activate pitfall","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 9, 'act', 1, 1795917914371, '{"do":"cell a2","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 10, 'act', 1, 1795917914374, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 11, 'act', 0, 1795917914383, '{"do":"cell b1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 12, 'act', 0, 1795917914393, '{"do":"turn 1","fate":[3,44,0]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 13, 'act', 1, 1795917914397, '{"do":"give steady-hand","fate":[1]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 14, 'act', 1, 1795917914401, '{"do":"select good-guides","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 15, 'act', 1, 1795917914409, '{"do":"ready","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 16, 'act', 0, 1795917914412, '{"do":"select letter-from-home","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 17, 'act', 0, 1795917914414, '{"do":"select second-thought","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 18, 'act', 0, 1795917914421, '{"do":"ready","fate":[4,2,0,4,0,0,0,0,1,1]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 19, 'act', 1, 1795917914435, '{"do":"activate eagle-feather","fate":[46]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 20, 'act', 0, 1795917914437, '{"do":"activate steady-hand","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 21, 'act', 0, 1795917914439, '{"do":"stick white naga","fate":[38,6]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 22, 'act', 0, 1795917914443, '{"do":"activate rollers","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 23, 'act', 0, 1795917914453, '{"do":"room 1 b1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 24, 'act', 0, 1795917914458, '{"do":"cell a3","fate":[35]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 25, 'act', 0, 1795917914463, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 26, 'act', 1, 1795917914466, '{"do":"cell b1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 27, 'act', 1, 1795917914470, '{"do":"turn 0","fate":[0,39,25,8]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 28, 'act', 0, 1795917914477, '{"do":"give quick-fingers","fate":[5]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 29, 'act', 0, 1795917914480, '{"do":"select keystone","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 30, 'act', 0, 1795917914482, '{"do":"select hidden-lever","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 31, 'act', 0, 1795917914485, '{"do":"select counterweight","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 32, 'act', 0, 1795917914489, '{"do":"ready","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 33, 'act', 1, 1795917914496, '{"do":"select lost-and-found","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 34, 'act', 1, 1795917914499, '{"do":"select diary","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 35, 'act', 1, 1795917914502, '{"do":"ready","fate":[2,4,0,3,0,0,0,1,1,2,0,1,1]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 36, 'act', 0, 1795917914510, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 37, 'act', 1, 1795917914516, '{"do":"activate quick-fingers","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 38, 'act', 1, 1795917914519, '{"do":"stick brown 2","fate":[16]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 39, 'act', 0, 1795917914524, '{"do":"activate rattle","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 40, 'act', 0, 1795917914538, '{"do":"stick green naga","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 41, 'act', 0, 1795917914542, '{"do":"stick green 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 42, 'act', 0, 1795917914556, '{"do":"stick white 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 43, 'act', 1, 1795917914560, '{"do":"allow","fate":[0,1,41]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 44, 'act', 1, 1795917914568, '{"do":"activate strong-backs","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 45, 'act', 1, 1795917914577, '{"do":"room 2 b1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 46, 'act', 1, 1795917914586, '{"do":"cell c2","fate":[19]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 47, 'act', 0, 1795917914596, '{"do":"activate mosquitoes","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 48, 'act', 1, 1795917914602, '{"do":"allow","fate":[19]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 49, 'act', 0, 1795917914609, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 50, 'act', 0, 1795917914612, '{"do":"cell c1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 51, 'act', 0, 1795917914614, '{"do":"turn 2","fate":[1,36,2,47]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 52, 'act', 1, 1795917914627, '{"do":"give pickpocket","fate":[3]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 53, 'act', 1, 1795917914630, '{"do":"select old-map","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 54, 'act', 1, 1795917914632, '{"do":"ready","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 55, 'act', 0, 1795917914637, '{"do":"select supplies","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 56, 'act', 0, 1795917914645, '{"do":"select scattered-notes","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 57, 'act', 0, 1795917914653, '{"do":"ready","fate":[2,1,0,0,3,1,0,0,1,1]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 58, 'act', 0, 1795917914659, '{"do":"activate pickpocket","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 59, 'act', 0, 1795917914668, '{"do":"stick green naga","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 60, 'act', 1, 1795917914677, '{"do":"allow","fate":[47]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 61, 'act', 0, 1795917914684, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 62, 'act', 0, 1795917914692, '{"do":"cell c2","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 63, 'act', 0, 1795917914694, '{"do":"turn 2","fate":[23,32,31]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 64, 'act', 1, 1795917914700, '{"do":"give monkeys","fate":[2]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 65, 'act', 1, 1795917914708, '{"do":"select drum-beat","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 66, 'act', 1, 1795917914711, '{"do":"ready","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 67, 'act', 0, 1795917914718, '{"do":"select monkeys","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 68, 'act', 0, 1795917914730, '{"do":"ready","fate":[1,1,0,0,2,0]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 69, 'act', 1, 1795917914744, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 70, 'act', 0, 1795917914748, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 71, 'act', 1, 1795917914756, '{"do":"cell b1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 72, 'act', 1, 1795917914763, '{"do":"turn 1","fate":[1,5,26,1]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 73, 'act', 0, 1795917914772, '{"do":"give sudden-gust","fate":[6]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 74, 'act', 0, 1795917914781, '{"do":"select tremor","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 75, 'act', 0, 1795917914792, '{"do":"ready","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 76, 'act', 1, 1795917914800, '{"do":"select sudden-gust","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 77, 'act', 1, 1795917914809, '{"do":"ready","fate":[2,1,0,4,1]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 78, 'act', 0, 1795917914817, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 79, 'act', 1, 1795917914826, '{"do":"cell c1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 80, 'act', 1, 1795917914833, '{"do":"turn 0","fate":[2,21,17,22]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 81, 'act', 0, 1795917914843, '{"do":"give blessing","fate":[3]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 82, 'act', 0, 1795917914850, '{"do":"select spy","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 83, 'act', 0, 1795917914863, '{"do":"select ropes-and-pulleys","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 84, 'act', 0, 1795917914867, '{"do":"ready","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 85, 'act', 1, 1795917914873, '{"do":"select shifting-halls","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 86, 'act', 1, 1795917914885, '{"do":"ready","fate":[2,2,1,1,3,1,1]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 87, 'act', 0, 1795917914894, '{"do":"cell a1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 88, 'act', 0, 1795917914902, '{"do":"turn 2","fate":[4,20,4,10]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 89, 'act', 1, 1795917914904, '{"do":"give flood","fate":[5]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 90, 'act', 1, 1795917914909, '{"do":"select night-work","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 91, 'act', 1, 1795917914919, '{"do":"ready","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 92, 'act', 0, 1795917914925, '{"do":"select flood","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 93, 'act', 0, 1795917914932, '{"do":"ready","fate":[1,0,1,0,1,0]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 94, 'act', 1, 1795917914937, '{"do":"activate master-builder","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 95, 'act', 1, 1795917914951, '{"do":"room 2 c1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 96, 'act', 1, 1795917914956, '{"do":"room 2 c2","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 97, 'act', 0, 1795917914960, '{"do":"allow","fate":[42,18]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 98, 'act', 0, 1795917914963, '{"do":"activate river-wind","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 99, 'act', 0, 1795917914969, '{"do":"stick white naga","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 100, 'act', 1, 1795917914978, '{"do":"draw","fate":[12]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 101, 'act', 1, 1795917914985, '{"do":"allow","fate":[11]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 102, 'act', 0, 1795917914987, '{"do":"activate termites","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 103, 'act', 0, 1795917914996, '{"do":"stick green 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 104, 'act', 0, 1795917915000, '{"do":"stick green 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 105, 'act', 1, 1795917915008, '{"do":"allow","fate":[9]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 106, 'act', 0, 1795917915011, '{"do":"cell b1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 107, 'act', 0, 1795917915017, '{"do":"turn 0","fate":[2,37,24,30]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 108, 'act', 1, 1795917915026, '{"do":"give turning-wall","fate":[4]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 109, 'act', 1, 1795917915029, '{"do":"select earthquake","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 110, 'act', 1, 1795917915033, '{"do":"ready","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 111, 'act', 0, 1795917915041, '{"do":"draw","fate":[34]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 112, 'act', 0, 1795917915047, '{"do":"select collapse","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 113, 'act', 0, 1795917915073, '{"do":"select turning-wall","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 114, 'act', 0, 1795917915076, '{"do":"ready","fate":[0,3,1,3,0,1,0,0,1,0]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 115, 'act', 1, 1795917915079, '{"do":"activate blessing","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 116, 'act', 1, 1795917915081, '{"do":"relic 1 right-high","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 117, 'act', 1, 1795917915085, '{"do":"relic 1 left-middle","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 118, 'act', 0, 1795917915096, '{"do":"allow","fate":[15,10]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 119, 'act', 0, 1795917915099, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 120, 'act', 0, 1795917915101, '{"do":"cell c3","fate":[2,2,33,43,40]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 121, 'act', 1, 1795917915103, '{"do":"give good-guides","fate":[5]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 122, 'act', 1, 1795917915107, '{"do":"select loose-ground","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 123, 'act', 1, 1795917915109, '{"do":"select flood","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 124, 'act', 1, 1795917915111, '{"do":"ready","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 125, 'act', 0, 1795917915113, '{"do":"select dry-rot","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 126, 'act', 0, 1795917915121, '{"do":"ready","fate":[1,2,1,1,0,0,1,0,0]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 127, 'act', 1, 1795917915124, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 128, 'act', 0, 1795917915128, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 129, 'act', 1, 1795917915133, '{"do":"cell a1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 130, 'act', 1, 1795917915139, '{"do":"turn 0","fate":[3,46,32,36]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 131, 'act', 0, 1795917915152, '{"do":"give diary","fate":[2]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 132, 'act', 0, 1795917915158, '{"do":"select pickpocket","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 133, 'act', 0, 1795917915165, '{"do":"select good-guides","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 134, 'act', 0, 1795917915172, '{"do":"ready","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 135, 'act', 1, 1795917915179, '{"do":"select letter-from-home","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 136, 'act', 1, 1795917915182, '{"do":"select bad-omen","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 137, 'act', 1, 1795917915188, '{"do":"ready","fate":[4,1,1,1,1,0,1,0,0,1,1,1,1]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 138, 'act', 0, 1795917915192, '{"do":"activate master-builder","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 139, 'act', 0, 1795917915199, '{"do":"room 1 a1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 140, 'act', 0, 1795917915206, '{"do":"room 1 c2","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 141, 'act', 1, 1795917915213, '{"do":"allow","fate":[39,11]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 142, 'act', 1, 1795917915221, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 143, 'act', 0, 1795917915232, '{"do":"cell b3","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 144, 'act', 0, 1795917915241, '{"do":"turn 3","fate":[1,20,6]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 145, 'act', 1, 1795917915244, '{"do":"give river-wind","fate":[5]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 146, 'act', 1, 1795917915248, '{"do":"select sleight-of-hand","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 147, 'act', 1, 1795917915251, '{"do":"select keyhole","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 148, 'act', 1, 1795917915262, '{"do":"select night-work","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 149, 'act', 1, 1795917915273, '{"do":"select full-moon","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 150, 'act', 1, 1795917915279, '{"do":"ready","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 151, 'act', 0, 1795917915288, '{"do":"select river-wind","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 152, 'act', 0, 1795917915290, '{"do":"select termites","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 153, 'act', 0, 1795917915297, '{"do":"ready","fate":[1,3,3,0,1,1,1,1,1,1,1,1,0,2,0,2]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 154, 'act', 1, 1795917915300, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 155, 'act', 0, 1795917915308, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 156, 'act', 1, 1795917915317, '{"do":"cell b2","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 157, 'act', 1, 1795917915325, '{"do":"turn 1","fate":[47,27,13]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 158, 'act', 0, 1795917915332, '{"do":"give old-friend","fate":[4]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 159, 'act', 0, 1795917915340, '{"do":"select mirror","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 160, 'act', 0, 1795917915343, '{"do":"ready","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 161, 'act', 1, 1795917915347, '{"do":"select diary","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 162, 'act', 1, 1795917915351, '{"do":"select old-friend","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 163, 'act', 1, 1795917915356, '{"do":"ready","fate":[0,0,0,0,0,1,1]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 164, 'act', 0, 1795917915364, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 165, 'act', 1, 1795917915369, '{"do":"activate pitfall","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 166, 'act', 1, 1795917915377, '{"do":"stick green naga","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 167, 'act', 1, 1795917915380, '{"do":"cell b2","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 168, 'act', 0, 1795917915388, '{"do":"allow","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 169, 'act', 0, 1795917915392, '{"do":"activate mosquitoes","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 170, 'act', 1, 1795917915403, '{"do":"undo","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 171, 'act', 1, 1795917915406, '{"do":"activate campfire","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 172, 'act', 0, 1795917915408, '{"do":"allow","fate":[3,28]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 173, 'act', 0, 1795917915416, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 174, 'act', 1, 1795917915423, '{"do":"cell c3","fate":[38,26,2]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 175, 'act', 0, 1795917915429, '{"do":"give scattered-notes","fate":[6]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 176, 'act', 0, 1795917915437, '{"do":"select keystone","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 177, 'act', 0, 1795917915439, '{"do":"select tremor","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 178, 'act', 0, 1795917915443, '{"do":"ready","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 179, 'act', 1, 1795917915447, '{"do":"select scattered-notes","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 180, 'act', 1, 1795917915452, '{"do":"ready","fate":[4,2,1,0,0,1,1,2,0,0,0]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 181, 'act', 0, 1795917915459, '{"do":"activate drum-beat","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 182, 'act', 0, 1795917915465, '{"do":"stick white naga","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 183, 'act', 1, 1795917915473, '{"do":"allow","fate":[41]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 184, 'act', 1, 1795917915476, '{"do":"activate rollers","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 185, 'act', 1, 1795917915480, '{"do":"room 2 c2","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 186, 'act', 1, 1795917915488, '{"do":"cell b3","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 187, 'act', 0, 1795917915492, '{"do":"allow","fate":[16]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 188, 'act', 0, 1795917915497, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 189, 'act', 1, 1795917915505, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 190, 'act', 0, 1795917915513, '{"do":"cell a2","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Vd0pGJ7sZc8tiDyU', 191, 'act', 0, 1795917915521, '{"do":"turn 2","fate":[3]}', NULL);
INSERT INTO public.entries VALUES ('LN1DcIXaMhFqm2E5', 1, 'open', -1, 1795917915529, '{"setup":{"clock":{"kind":"none","minutes":10,"increment":15,"hours":72},"pace":30.0,"hints":true,"public":false,"game":"nagaraja","version":4,"edition":"f5b641199750cdc0","edition_name":"","numbers":{"goal":25,"cursed_limit":3,"cursed_count":0,"hand":5,"drawn":3,"given":1,"last_room":9,"first_sticks":2,"first_guide":0,"stick_limit":0,"naga_points":0,"trap":1,"trap_moves":1,"trap_counts":1},"host":"","imported":false,"source":null,"edition_brought":false},"chairs":[{"kind":"person","name":"Ann","person":"7yyXmHrdz2FLUnWD","bot":""},{"kind":"person","name":"Bob","person":"hPu7LV0YddQ9dqiz","bot":""}]}', NULL);
INSERT INTO public.entries VALUES ('LN1DcIXaMhFqm2E5', 2, 'start', -1, 1795917915529, '{"fate":[4,2,1,2,43,19,10,2,18,31,25,4,30,17,5]}', NULL);
INSERT INTO public.entries VALUES ('LN1DcIXaMhFqm2E5', 3, 'act', 0, 1795917915545, '{"do":"select flood","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('LN1DcIXaMhFqm2E5', 4, 'act', 0, 1795917915551, '{"do":"ready","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('LN1DcIXaMhFqm2E5', 5, 'act', 1, 1795917915556, '{"do":"select drum-beat","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('LN1DcIXaMhFqm2E5', 6, 'act', 1, 1795917915560, '{"do":"ready","fate":[1,1,1,3,0,1,1]}', NULL);
INSERT INTO public.entries VALUES ('LN1DcIXaMhFqm2E5', 7, 'act', 1, 1795917915572, '{"do":"activate loose-ground","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('LN1DcIXaMhFqm2E5', 8, 'act', 1, 1795917915575, '{"do":"stick white 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('LN1DcIXaMhFqm2E5', 9, 'act', 1, 1795917915580, '{"do":"stick green 1","fate":[0,1,7]}', NULL);
INSERT INTO public.entries VALUES ('LN1DcIXaMhFqm2E5', 10, 'act', 0, 1795917915588, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('LN1DcIXaMhFqm2E5', 11, 'act', 1, 1795917915597, '{"do":"cell b1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('LN1DcIXaMhFqm2E5', 12, 'act', 1, 1795917915600, '{"do":"turn 0","fate":[2,35,12,23]}', NULL);
INSERT INTO public.entries VALUES ('LN1DcIXaMhFqm2E5', 13, 'act', 0, 1795917915605, '{"do":"give monkeys","fate":[4]}', NULL);
INSERT INTO public.entries VALUES ('LN1DcIXaMhFqm2E5', 14, 'act', 0, 1795917915613, '{"do":"select earthquake","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('LN1DcIXaMhFqm2E5', 15, 'act', 0, 1795917915616, '{"do":"select counterweight","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('LN1DcIXaMhFqm2E5', 16, 'act', 0, 1795917915621, '{"do":"ready","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('LN1DcIXaMhFqm2E5', 17, 'act', 1, 1795917915625, '{"do":"select spy","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('LN1DcIXaMhFqm2E5', 18, 'act', 1, 1795917915631, '{"do":"ready","fate":[4,0,3,1,0,1,3,0]}', NULL);
INSERT INTO public.entries VALUES ('LN1DcIXaMhFqm2E5', 19, 'act', 0, 1795917915636, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('LN1DcIXaMhFqm2E5', 20, 'act', 1, 1795917915644, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('LN1DcIXaMhFqm2E5', 21, 'act', 0, 1795917915652, '{"do":"cell c1","fate":[4,45,33,3]}', NULL);
INSERT INTO public.entries VALUES ('LN1DcIXaMhFqm2E5', 22, 'act', 1, 1795917915661, '{"do":"give eagle-feather","fate":[6]}', NULL);
INSERT INTO public.entries VALUES ('LN1DcIXaMhFqm2E5', 23, 'act', 1, 1795917915665, '{"do":"select second-thought","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('LN1DcIXaMhFqm2E5', 24, 'act', 1, 1795917915673, '{"do":"ready","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('LN1DcIXaMhFqm2E5', 25, 'act', 0, 1795917915676, '{"do":"select hidden-lever","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('LN1DcIXaMhFqm2E5', 26, 'act', 0, 1795917915681, '{"do":"ready","fate":[4,0,2,0]}', NULL);
INSERT INTO public.entries VALUES ('LN1DcIXaMhFqm2E5', 27, 'act', 1, 1795917915688, '{"do":"activate snapped-twig","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('LN1DcIXaMhFqm2E5', 28, 'act', 1, 1795917915695, '{"do":"stick brown 2","fate":[28]}', NULL);
INSERT INTO public.entries VALUES ('LN1DcIXaMhFqm2E5', 29, 'act', 0, 1795917915700, '{"do":"activate eagle-feather","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('LN1DcIXaMhFqm2E5', 30, 'act', 1, 1795917915708, '{"do":"allow","fate":[5]}', NULL);
INSERT INTO public.entries VALUES ('LN1DcIXaMhFqm2E5', 31, 'act', 1, 1795917915713, '{"do":"cell a1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('LN1DcIXaMhFqm2E5', 32, 'act', 1, 1795917915720, '{"do":"turn 1","fate":[22,32,26]}', NULL);
INSERT INTO public.entries VALUES ('LN1DcIXaMhFqm2E5', 33, 'act', 0, 1795917915723, '{"do":"give tremor","fate":[2]}', NULL);
INSERT INTO public.entries VALUES ('LN1DcIXaMhFqm2E5', 34, 'act', 0, 1795917915730, '{"do":"select blessing","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('LN1DcIXaMhFqm2E5', 35, 'act', 0, 1795917915736, '{"do":"select sleight-of-hand","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('LN1DcIXaMhFqm2E5', 36, 'act', 0, 1795917915739, '{"do":"select keyhole","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('LN1DcIXaMhFqm2E5', 37, 'act', 0, 1795917915746, '{"do":"ready","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('LN1DcIXaMhFqm2E5', 38, 'act', 1, 1795917915748, '{"do":"select monkeys","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('LN1DcIXaMhFqm2E5', 39, 'act', 1, 1795917915754, '{"do":"ready","fate":[1,1,3,0,1,0,0,1,0,1]}', NULL);
INSERT INTO public.entries VALUES ('LN1DcIXaMhFqm2E5', 40, 'act', 0, 1795917915763, '{"do":"activate sudden-gust","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('LN1DcIXaMhFqm2E5', 41, 'act', 0, 1795917915769, '{"do":"stick white naga","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('LN1DcIXaMhFqm2E5', 42, 'act', 0, 1795917915777, '{"do":"stick green 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('LN1DcIXaMhFqm2E5', 43, 'act', 1, 1795917915779, '{"do":"allow","fate":[1,0,47]}', NULL);
INSERT INTO public.entries VALUES ('LN1DcIXaMhFqm2E5', 44, 'act', 1, 1795917915784, '{"do":"draw","fate":[41]}', NULL);
INSERT INTO public.entries VALUES ('LN1DcIXaMhFqm2E5', 45, 'act', 1, 1795917915792, '{"do":"activate supplies","fate":[34,44]}', NULL);
INSERT INTO public.entries VALUES ('LN1DcIXaMhFqm2E5', 46, 'act', 0, 1795917915801, '{"do":"activate letter-from-home","fate":[1,14]}', NULL);
INSERT INTO public.entries VALUES ('LN1DcIXaMhFqm2E5', 47, 'act', 0, 1795917915803, '{"do":"activate old-friend","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('LN1DcIXaMhFqm2E5', 48, 'act', 0, 1795917915808, '{"do":"retrieve loose-ground","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('LN1DcIXaMhFqm2E5', 49, 'act', 0, 1795917915814, '{"do":"cell a1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('LN1DcIXaMhFqm2E5', 50, 'say', 0, 1795917915822, '{"text":"Well played"}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 1, 'open', -1, 1795917915878, '{"setup":{"clock":{"kind":"none","minutes":10,"increment":15,"hours":72},"pace":30.0,"hints":true,"public":false,"game":"zimby_mojo","version":8,"edition":"25bfa724905cfe19","edition_name":"","numbers":{"zimbies":4,"scrolls":3,"round_limit":0,"longest":100,"hand_limit":6,"board_limit":8,"mojo_tokens":4,"spawn_cost":3,"spawn_limit":2,"eat_limit":2,"eat_mojo":2,"devour_limit":2,"devour_brutality":4,"tribe_limit":3,"tribes_limit":3,"range":3,"step_tiles_1":4,"step_tiles_2":2,"step_tiles_3":1,"step_tiles_4":1,"step_tiles_5":1,"step_cost_1":1,"step_cost_2":1,"step_cost_3":1,"step_cost_4":2,"step_cost_5":4,"zombie_price":2,"zombie_limit":2,"zombie_tiles":2,"shamble_sides":6,"zombie_brutality":2,"zombie_vitality":3,"thug_dice_alive":1,"thug_dice_dead":2,"thug_brutality":2,"thug_vitality":2,"king_brutality":1,"king_vitality":4,"burden_first":8,"burden_second":4,"burden_last":2,"immunity":3,"crown_ritual":4,"portal_price":1,"seal_price":1,"solo_library":17,"solo_scrolls":6,"solo_zimbies":8},"host":"","imported":false,"source":null,"edition_brought":false},"chairs":[{"kind":"person","name":"Ann","person":"7yyXmHrdz2FLUnWD","bot":""},{"kind":"person","name":"Bob","person":"hPu7LV0YddQ9dqiz","bot":""}]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 2, 'start', -1, 1795917915878, '{"fate":[28,0,31,28,33,22,1]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 3, 'act', 0, 1795917915896, '{"do":"entry 5","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 4, 'act', 1, 1795917915907, '{"do":"entry 4","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 5, 'act', 1, 1795917915914, '{"do":"cast mojo-leech","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 6, 'act', 1, 1795917915924, '{"do":"aim_shaman 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 7, 'act', 1, 1795917915932, '{"do":"pay 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 8, 'act', 0, 1795917915940, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 9, 'act', 1, 1795917915950, '{"do":"cast nix","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 10, 'act', 1, 1795917915957, '{"do":"pay 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 11, 'act', 0, 1795917915966, '{"do":"eat_mojo","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 12, 'act', 0, 1795917915980, '{"do":"eat_card","fate":[1]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 13, 'act', 0, 1795917915989, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 14, 'act', 1, 1795917915998, '{"do":"eat_card","fate":[7]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 15, 'act', 1, 1795917916008, '{"do":"eat_mojo","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 16, 'act', 1, 1795917916017, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 17, 'act', 1, 1795917916027, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 18, 'act', 0, 1795917916037, '{"do":"portal_in 2","fate":[1]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 19, 'act', 0, 1795917916046, '{"do":"cast nasty-sharp-knives","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 20, 'act', 0, 1795917916059, '{"do":"devour_effect","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 21, 'act', 0, 1795917916065, '{"do":"aim 17,17","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 22, 'act', 0, 1795917916080, '{"do":"cast dig-it-up","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 23, 'act', 0, 1795917916096, '{"do":"aim_shaman 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 24, 'act', 0, 1795917916104, '{"do":"cast mojo-leech","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 25, 'act', 0, 1795917916113, '{"do":"aim_shaman 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 26, 'act', 1, 1795917916121, '{"do":"pass","fate":[1]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 27, 'act', 1, 1795917916131, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 28, 'act', 0, 1795917916143, '{"do":"dig mojo-leech","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 29, 'act', 1, 1795917916147, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 30, 'act', 0, 1795917916155, '{"do":"end_turn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 31, 'act', 1, 1795917916163, '{"do":"spawn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 32, 'act', 1, 1795917916168, '{"do":"end_turn","fate":[3,3,5,5,1,0,9]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 33, 'act', 1, 1795917916185, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 34, 'act', 0, 1795917916196, '{"do":"pass","fate":[1,0,1,5]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 35, 'act', 0, 1795917916206, '{"do":"cast spikey-bone-claws","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 36, 'act', 0, 1795917916219, '{"do":"aim 17,17","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 37, 'act', 1, 1795917916228, '{"do":"cast thick-hides","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 38, 'act', 1, 1795917916237, '{"do":"aim_shaman 2","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 39, 'act', 1, 1795917916245, '{"do":"pay 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 40, 'act', 1, 1795917916254, '{"do":"eat_mojo","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 41, 'act', 1, 1795917916273, '{"do":"eat_card","fate":[30]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 42, 'act', 1, 1795917916289, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 43, 'act', 0, 1795917916305, '{"do":"cast mojo-leech","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 44, 'act', 0, 1795917916321, '{"do":"aim_shaman 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 45, 'act', 1, 1795917916336, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 46, 'act', 0, 1795917916357, '{"do":"pass","fate":[1]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 47, 'act', 1, 1795917916375, '{"do":"cast hush","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 48, 'act', 1, 1795917916390, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 49, 'act', 1, 1795917916404, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 50, 'act', 1, 1795917916427, '{"do":"end_turn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 51, 'act', 1, 1795917916434, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 52, 'act', 0, 1795917916440, '{"do":"end_turn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 53, 'act', 1, 1795917916447, '{"do":"pass","fate":[1,5,1,2]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 54, 'act', 1, 1795917916460, '{"do":"pass","fate":[1,22,1]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 55, 'act', 1, 1795917916473, '{"do":"eat_card","fate":[10]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 56, 'act', 1, 1795917916481, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 57, 'act', 0, 1795917916489, '{"do":"cast nasty-sharp-knives","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 58, 'act', 0, 1795917916495, '{"do":"aim 17,17","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 59, 'act', 1, 1795917916501, '{"do":"cast nix","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 60, 'act', 1, 1795917916520, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 61, 'act', 0, 1795917916544, '{"do":"cast lil-bits-o-map","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 62, 'act', 0, 1795917916580, '{"do":"aim 17,17","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 63, 'act', 1, 1795917916604, '{"do":"pass","fate":[2]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 64, 'act', 0, 1795917916616, '{"do":"go 19,18","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 65, 'act', 1, 1795917916640, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 66, 'act', 1, 1795917916656, '{"do":"end_turn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 67, 'act', 1, 1795917916666, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 68, 'act', 0, 1795917916678, '{"do":"creature 19,18","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 69, 'act', 0, 1795917916684, '{"do":"go 18,19","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 70, 'act', 0, 1795917916695, '{"do":"end_turn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 71, 'act', 1, 1795917916707, '{"do":"pass","fate":[2,4,6,6]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 72, 'act', 1, 1795917916743, '{"do":"pass","fate":[1,34,37]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 73, 'act', 1, 1795917916769, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 74, 'act', 0, 1795917916788, '{"do":"pass","fate":[4,6,2,1]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 75, 'act', 0, 1795917916813, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 76, 'act', 1, 1795917916827, '{"do":"spawn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 77, 'act', 1, 1795917916849, '{"do":"end_turn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 78, 'act', 1, 1795917916866, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 79, 'act', 0, 1795917916890, '{"do":"spawn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 80, 'act', 0, 1795917916902, '{"do":"creature 18,19","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 81, 'act', 0, 1795917916919, '{"do":"go 17,18","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 82, 'act', 0, 1795917916947, '{"do":"end_turn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 83, 'act', 1, 1795917916966, '{"do":"pass","fate":[4,6,3,1]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 84, 'act', 1, 1795917917011, '{"do":"pass","fate":[1,5,9]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 85, 'act', 1, 1795917917033, '{"do":"cast quick-feet","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 86, 'act', 1, 1795917917046, '{"do":"aim_shaman 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 87, 'act', 1, 1795917917067, '{"do":"eat_card","fate":[3]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 88, 'act', 1, 1795917917081, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 89, 'act', 0, 1795917917092, '{"do":"cast hex-o-greed","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 90, 'act', 0, 1795917917111, '{"do":"aim_shaman 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 91, 'act', 1, 1795917917136, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 92, 'act', 0, 1795917917147, '{"do":"cast lil-bits-o-map","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 93, 'act', 0, 1795917917172, '{"do":"aim 17,18","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 94, 'act', 0, 1795917917196, '{"do":"pay 0","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 95, 'act', 1, 1795917917210, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 96, 'act', 0, 1795917917228, '{"do":"pass","fate":[3]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 97, 'act', 0, 1795917917249, '{"do":"go 16,20","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 98, 'act', 0, 1795917917272, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 99, 'act', 0, 1795917917292, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 100, 'act', 0, 1795917917316, '{"do":"eat_mojo","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 101, 'act', 0, 1795917917331, '{"do":"halt","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 102, 'act', 1, 1795917917352, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 103, 'act', 1, 1795917917364, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 104, 'act', 1, 1795917917391, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 105, 'act', 1, 1795917917413, '{"do":"end_turn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 106, 'act', 1, 1795917917425, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 107, 'act', 0, 1795917917439, '{"do":"creature 16,20","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 108, 'act', 0, 1795917917459, '{"do":"go 16,19","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 109, 'act', 0, 1795917917486, '{"do":"creature 16,19","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 110, 'act', 0, 1795917917497, '{"do":"go 18,19","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 111, 'act', 0, 1795917917525, '{"do":"end_turn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 112, 'act', 1, 1795917917542, '{"do":"pass","fate":[4,4,1,2]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 113, 'act', 1, 1795917917581, '{"do":"pass","fate":[1,29,1]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 114, 'act', 1, 1795917917605, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 115, 'act', 0, 1795917917629, '{"do":"cast nasty-sharp-knives","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 116, 'act', 0, 1795917917642, '{"do":"aim 18,19","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 117, 'act', 1, 1795917917660, '{"do":"pass","fate":[1,6,4]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 118, 'act', 1, 1795917917682, '{"do":"spawn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 119, 'act', 1, 1795917917708, '{"do":"end_turn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 120, 'act', 1, 1795917917719, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 121, 'act', 0, 1795917917738, '{"do":"creature 18,19","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 122, 'act', 0, 1795917917760, '{"do":"go 19,18","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 123, 'act', 0, 1795917917786, '{"do":"end_turn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 124, 'act', 1, 1795917917813, '{"do":"pass","fate":[3,6,6,4]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 125, 'act', 1, 1795917917849, '{"do":"pass","fate":[0,32,24]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 126, 'act', 0, 1795917917867, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 127, 'act', 1, 1795917917882, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 128, 'act', 1, 1795917917911, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 129, 'act', 0, 1795917917932, '{"do":"spawn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 130, 'act', 0, 1795917917944, '{"do":"end_turn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 131, 'act', 0, 1795917917967, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 132, 'act', 1, 1795917917978, '{"do":"eat_mojo","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 133, 'act', 1, 1795917917993, '{"do":"end_turn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 134, 'act', 0, 1795917918012, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 135, 'act', 1, 1795917918025, '{"do":"cast rummage","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 136, 'act', 1, 1795917918044, '{"do":"aim_shaman 2","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 137, 'act', 0, 1795917918057, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 138, 'act', 1, 1795917918082, '{"do":"pass","fate":[38,22]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 139, 'act', 1, 1795917918109, '{"do":"pass","fate":[1,5,1,3]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 140, 'act', 0, 1795917918135, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 141, 'act', 1, 1795917918154, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 142, 'act', 1, 1795917918166, '{"do":"discard bone-rattles","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 143, 'act', 1, 1795917918184, '{"do":"discard wrong-way","fate":[1,16,8]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 144, 'act', 1, 1795917918197, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 145, 'act', 0, 1795917918225, '{"do":"eat_mojo","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 146, 'act', 0, 1795917918249, '{"do":"pass","fate":[3,3,2,5,7,8,32]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 147, 'act', 1, 1795917918285, '{"do":"end_turn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 148, 'act', 1, 1795917918307, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 149, 'act', 0, 1795917918335, '{"do":"creature 19,18","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 150, 'act', 0, 1795917918371, '{"do":"go 18,17","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 151, 'act', 0, 1795917918412, '{"do":"end_turn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 152, 'act', 1, 1795917918420, '{"do":"pass","fate":[4,1,2,5]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 153, 'act', 1, 1795917918433, '{"do":"pass","fate":[1,7,12]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 154, 'act', 1, 1795917918441, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 155, 'act', 0, 1795917918447, '{"do":"cast deadly-vines","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 156, 'act', 0, 1795917918453, '{"do":"aim 17,17","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 157, 'act', 1, 1795917918458, '{"do":"cast nix","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 158, 'act', 1, 1795917918466, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 159, 'act', 1, 1795917918473, '{"do":"end_turn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 160, 'act', 1, 1795917918481, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 161, 'act', 0, 1795917918494, '{"do":"creature 18,17","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 162, 'act', 0, 1795917918500, '{"do":"go 18,11","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 163, 'act', 0, 1795917918537, '{"do":"end_turn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 164, 'act', 1, 1795917918544, '{"do":"pass","fate":[1,5,3,5]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 165, 'act', 1, 1795917918557, '{"do":"pass","fate":[1,11,33]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 166, 'act', 1, 1795917918565, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 167, 'act', 0, 1795917918574, '{"do":"pass","fate":[2,2,2,1]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 168, 'act', 0, 1795917918581, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 169, 'act', 1, 1795917918588, '{"do":"end_turn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 170, 'act', 1, 1795917918595, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 171, 'act', 0, 1795917918601, '{"do":"end_turn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 172, 'act', 1, 1795917918607, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 173, 'act', 0, 1795917918623, '{"do":"pass","fate":[4,5,1,2]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 174, 'act', 1, 1795917918640, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 175, 'act', 0, 1795917918651, '{"do":"pass","fate":[0,4,36]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 176, 'act', 0, 1795917918660, '{"do":"cast blow-guns","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 177, 'act', 0, 1795917918676, '{"do":"aim 18,11","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 178, 'act', 0, 1795917918683, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 179, 'act', 1, 1795917918705, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 180, 'act', 0, 1795917918724, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 181, 'act', 1, 1795917918742, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 182, 'act', 0, 1795917918769, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 183, 'act', 1, 1795917918787, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 184, 'act', 1, 1795917918814, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 185, 'act', 0, 1795917918825, '{"do":"spawn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 186, 'act', 0, 1795917918845, '{"do":"end_turn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 187, 'act', 1, 1795917918869, '{"do":"end_turn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 188, 'act', 1, 1795917918884, '{"do":"pass","fate":[1,5,6,2]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 189, 'act', 1, 1795917918914, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 190, 'act', 1, 1795917918941, '{"do":"discard spikey-bone-claws","fate":[0,8,17]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 191, 'act', 0, 1795917918955, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 192, 'act', 1, 1795917918968, '{"do":"pass","fate":[4,2,2]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 193, 'act', 1, 1795917918991, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 194, 'act', 0, 1795917919020, '{"do":"cast thick-hides","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 195, 'act', 0, 1795917919030, '{"do":"aim_shaman 2","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 196, 'act', 0, 1795917919038, '{"do":"eat_mojo","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 197, 'act', 0, 1795917919049, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 198, 'act', 1, 1795917919063, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 199, 'act', 0, 1795917919069, '{"do":"end_turn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 200, 'act', 0, 1795917919087, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 201, 'act', 1, 1795917919097, '{"do":"spawn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 202, 'act', 1, 1795917919106, '{"do":"end_turn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 203, 'act', 0, 1795917919124, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 204, 'act', 1, 1795917919134, '{"do":"pass","fate":[6,5,5,2]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 205, 'act', 0, 1795917919147, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 206, 'act', 1, 1795917919165, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 207, 'act', 1, 1795917919175, '{"do":"discard entangling-vines","fate":[0,8,23]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 208, 'act', 0, 1795917919186, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 209, 'act', 1, 1795917919202, '{"do":"cast big-litters","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 210, 'act', 1, 1795917919213, '{"do":"aim_shaman 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 211, 'act', 0, 1795917919219, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 212, 'act', 1, 1795917919237, '{"do":"eat_card","fate":[22]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 213, 'act', 1, 1795917919248, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 214, 'act', 1, 1795917919268, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 215, 'act', 1, 1795917919278, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 216, 'act', 0, 1795917919288, '{"do":"spawn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 217, 'act', 0, 1795917919299, '{"do":"end_turn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 218, 'act', 0, 1795917919313, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 219, 'act', 1, 1795917919317, '{"do":"cast energy","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 220, 'act', 0, 1795917919325, '{"do":"pass","fate":[1]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 221, 'act', 1, 1795917919335, '{"do":"end_turn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 222, 'act', 0, 1795917919347, '{"do":"eat_mojo","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 223, 'act', 0, 1795917919360, '{"do":"pass","fate":[6,6,4,6]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 224, 'act', 0, 1795917919393, '{"do":"pass","fate":[1,20,27]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 225, 'act', 1, 1795917919402, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 226, 'act', 0, 1795917919410, '{"do":"cast brain-rot","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 227, 'act', 0, 1795917919424, '{"do":"aim_shaman 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 228, 'act', 1, 1795917919434, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 229, 'act', 0, 1795917919442, '{"do":"pass","fate":[8]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 230, 'act', 0, 1795917919462, '{"do":"pass","fate":[3,1,7,8]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 231, 'act', 1, 1795917919480, '{"do":"end_turn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 232, 'act', 1, 1795917919493, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 233, 'act', 0, 1795917919508, '{"do":"spawn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 234, 'act', 0, 1795917919517, '{"do":"end_turn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 235, 'act', 1, 1795917919525, '{"do":"pass","fate":[1,4,1,6]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 236, 'act', 1, 1795917919548, '{"do":"pass","fate":[0,12,24]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 237, 'act', 0, 1795917919564, '{"do":"eat_mojo","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 238, 'act', 0, 1795917919585, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 239, 'act', 1, 1795917919594, '{"do":"cast rummage","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 240, 'act', 1, 1795917919597, '{"do":"aim_shaman 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 241, 'act', 0, 1795917919609, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 242, 'act', 1, 1795917919621, '{"do":"pass","fate":[11,13]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 243, 'act', 1, 1795917919637, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 244, 'act', 1, 1795917919645, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 245, 'act', 0, 1795917919661, '{"do":"end_turn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 246, 'act', 0, 1795917919669, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 247, 'act', 1, 1795917919684, '{"do":"end_turn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 248, 'act', 0, 1795917919699, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 249, 'act', 1, 1795917919713, '{"do":"pass","fate":[5,5,1,2]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 250, 'act', 0, 1795917919731, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 251, 'act', 1, 1795917919738, '{"do":"pass","fate":[1,13,5]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 252, 'act', 1, 1795917919749, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 253, 'act', 0, 1795917919770, '{"do":"pass","fate":[3,1,3,12]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 254, 'act', 0, 1795917919780, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 255, 'act', 1, 1795917919797, '{"do":"spawn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 256, 'act', 1, 1795917919809, '{"do":"end_turn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 257, 'act', 1, 1795917919828, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 258, 'act', 0, 1795917919835, '{"do":"spawn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 259, 'act', 0, 1795917919845, '{"do":"end_turn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 260, 'act', 1, 1795917919857, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 261, 'act', 0, 1795917919868, '{"do":"pass","fate":[3,1,2,1]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 262, 'act', 1, 1795917919892, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 263, 'act', 0, 1795917919909, '{"do":"pass","fate":[0,35,14]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 264, 'act', 0, 1795917919929, '{"do":"cast entangling-vines","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 265, 'act', 0, 1795917919937, '{"do":"aim 20,4","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 266, 'act', 0, 1795917919953, '{"do":"pay 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 267, 'act', 0, 1795917919957, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 268, 'act', 1, 1795917919977, '{"do":"cast patch-o-darkness","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 269, 'act', 1, 1795917919983, '{"do":"aim 19,16","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 270, 'act', 1, 1795917920000, '{"do":"pay 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 271, 'act', 0, 1795917920005, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 272, 'act', 1, 1795917920018, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 273, 'act', 0, 1795917920031, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 274, 'act', 1, 1795917920045, '{"do":"pass","fate":[2,0]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 275, 'act', 0, 1795917920055, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 276, 'act', 1, 1795917920067, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 277, 'act', 1, 1795917920088, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 278, 'act', 0, 1795917920101, '{"do":"spawn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 279, 'act', 0, 1795917920110, '{"do":"end_turn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 280, 'act', 1, 1795917920132, '{"do":"spawn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 281, 'act', 1, 1795917920144, '{"do":"end_turn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 282, 'act', 1, 1795917920154, '{"do":"pass","fate":[5,5,3,3]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 283, 'act', 1, 1795917920186, '{"do":"pass","fate":[1,25,3]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 284, 'act', 1, 1795917920201, '{"do":"eat_card","fate":[23]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 285, 'act', 1, 1795917920228, '{"do":"eat_mojo","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 286, 'act', 1, 1795917920238, '{"do":"cast baby-boom","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 287, 'act', 1, 1795917920256, '{"do":"aim_shaman 2","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 288, 'act', 1, 1795917920269, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 289, 'act', 0, 1795917920275, '{"do":"cast patch-o-darkness","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 290, 'act', 0, 1795917920293, '{"do":"aim 19,4","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 291, 'act', 0, 1795917920307, '{"do":"pay 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 292, 'act', 1, 1795917920316, '{"do":"cast energy","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 293, 'act', 1, 1795917920332, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 294, 'act', 0, 1795917920345, '{"do":"eat_mojo","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 295, 'act', 0, 1795917920350, '{"do":"pass","fate":[3]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 296, 'act', 1, 1795917920364, '{"do":"cast nix","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 297, 'act', 1, 1795917920375, '{"do":"aim_effect 4","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 298, 'act', 0, 1795917920383, '{"do":"cast heavy-feet","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 299, 'act', 0, 1795917920394, '{"do":"aim_shaman 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 300, 'act', 0, 1795917920413, '{"do":"eat_card","fate":[5]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 301, 'act', 0, 1795917920426, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 302, 'act', 0, 1795917920437, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 303, 'act', 0, 1795917920443, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 304, 'act', 0, 1795917920455, '{"do":"pass","fate":[4,4,2]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 305, 'act', 0, 1795917920476, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 306, 'act', 1, 1795917920485, '{"do":"end_turn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 307, 'act', 0, 1795917920493, '{"do":"end_turn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 308, 'act', 0, 1795917920508, '{"do":"pass","fate":[1,1,4,5]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 309, 'act', 0, 1795917920526, '{"do":"pass","fate":[1,4,31]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 310, 'act', 1, 1795917920533, '{"do":"eat_card","fate":[24]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 311, 'act', 1, 1795917920551, '{"do":"eat_card","fate":[15]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 312, 'act', 1, 1795917920558, '{"do":"cast rummage","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 313, 'act', 1, 1795917920566, '{"do":"aim_shaman 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 314, 'act', 1, 1795917920584, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 315, 'act', 0, 1795917920597, '{"do":"cast dig-it-up","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 316, 'act', 0, 1795917920600, '{"do":"aim_shaman 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 317, 'act', 1, 1795917920616, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 318, 'act', 0, 1795917920629, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 319, 'act', 0, 1795917920632, '{"do":"dig hush","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 320, 'act', 1, 1795917920641, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 321, 'act', 0, 1795917920661, '{"do":"pass","fate":[1,11]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 322, 'act', 1, 1795917920669, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 323, 'act', 0, 1795917920678, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 324, 'act', 0, 1795917920693, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 325, 'act', 1, 1795917920708, '{"do":"spawn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 326, 'act', 1, 1795917920721, '{"do":"end_turn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 327, 'act', 0, 1795917920725, '{"do":"spawn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 328, 'act', 0, 1795917920732, '{"do":"end_turn","fate":[5,3,1,5]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 329, 'act', 1, 1795917920760, '{"do":"discard grave-salt","fate":[0,19,32]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 330, 'act', 0, 1795917920773, '{"do":"cast entangling-vines","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 331, 'act', 0, 1795917920777, '{"do":"aim 20,4","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 332, 'act', 0, 1795917920793, '{"do":"pay 0","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 333, 'act', 0, 1795917920800, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 334, 'act', 1, 1795917920810, '{"do":"eat_card","fate":[18]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 335, 'act', 1, 1795917920825, '{"do":"pass","fate":[1,0]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 336, 'act', 0, 1795917920834, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 337, 'act', 1, 1795917920842, '{"do":"pass","fate":[1,5,4]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 338, 'act', 1, 1795917920854, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 339, 'act', 0, 1795917920872, '{"do":"end_turn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 340, 'act', 0, 1795917920889, '{"do":"eat_mojo","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 341, 'act', 0, 1795917920898, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 342, 'act', 1, 1795917920909, '{"do":"spawn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 343, 'act', 1, 1795917920925, '{"do":"end_turn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 344, 'act', 0, 1795917920937, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 345, 'act', 1, 1795917920951, '{"do":"pass","fate":[4,6,3,2]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 346, 'act', 0, 1795917920978, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 347, 'act', 1, 1795917920994, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 348, 'act', 1, 1795917921001, '{"do":"discard bungle","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 349, 'act', 1, 1795917921017, '{"do":"discard cmere","fate":[1,16,29]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 350, 'act', 1, 1795917921029, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 351, 'act', 0, 1795917921050, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 352, 'act', 0, 1795917921061, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 353, 'act', 1, 1795917921070, '{"do":"portal_in 1","fate":[2]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 354, 'act', 1, 1795917921089, '{"do":"cast big-bits-o-map","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 355, 'act', 1, 1795917921101, '{"do":"aim 17,3","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 356, 'act', 1, 1795917921113, '{"do":"cast blow-guns","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 357, 'act', 1, 1795917921130, '{"do":"aim 17,3","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 358, 'act', 0, 1795917921139, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 359, 'act', 0, 1795917921161, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 360, 'act', 0, 1795917921170, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 361, 'act', 1, 1795917921196, '{"do":"end_turn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 362, 'act', 0, 1795917921207, '{"do":"end_turn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 363, 'act', 0, 1795917921212, '{"do":"pass","fate":[3,4,2,3]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 364, 'act', 0, 1795917921238, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 365, 'act', 0, 1795917921248, '{"do":"discard nasty-sharp-knives","fate":[0,9,2]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 366, 'act', 0, 1795917921257, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 367, 'act', 1, 1795917921268, '{"do":"pass","fate":[3,1,30,16]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 368, 'act', 1, 1795917921289, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 369, 'act', 0, 1795917921301, '{"do":"end_turn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 370, 'act', 0, 1795917921311, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 371, 'act', 1, 1795917921325, '{"do":"end_turn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 372, 'act', 0, 1795917921334, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 373, 'act', 1, 1795917921344, '{"do":"pass","fate":[1,6,6,2]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 374, 'act', 0, 1795917921370, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 375, 'act', 1, 1795917921379, '{"do":"pass","fate":[0,6,7]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 376, 'act', 0, 1795917921398, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 377, 'act', 1, 1795917921413, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 378, 'act', 1, 1795917921429, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 379, 'act', 0, 1795917921442, '{"do":"spawn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 380, 'act', 0, 1795917921461, '{"do":"end_turn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 381, 'act', 0, 1795917921469, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 382, 'act', 1, 1795917921481, '{"do":"spawn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 383, 'act', 1, 1795917921492, '{"do":"end_turn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 384, 'act', 0, 1795917921496, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 385, 'act', 1, 1795917921513, '{"do":"pass","fate":[4,5,1,1]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 386, 'act', 0, 1795917921541, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 387, 'act', 1, 1795917921553, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 388, 'act', 0, 1795917921558, '{"do":"discard wobbly-knees","fate":[1,4,14]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 389, 'act', 1, 1795917921571, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 390, 'act', 0, 1795917921583, '{"do":"pass","fate":[3,1,7,6]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 391, 'act', 0, 1795917921602, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 392, 'act', 1, 1795917921618, '{"do":"eat_mojo","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 393, 'act', 1, 1795917921631, '{"do":"end_turn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 394, 'act', 1, 1795917921648, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 395, 'act', 0, 1795917921660, '{"do":"portal_in 1","fate":[3]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 396, 'act', 0, 1795917921674, '{"do":"end_turn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 397, 'act', 1, 1795917921697, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 398, 'act', 0, 1795917921718, '{"do":"cast lil-bits-o-map","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 399, 'act', 0, 1795917921730, '{"do":"aim 3,3","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 400, 'act', 1, 1795917921745, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 401, 'act', 0, 1795917921762, '{"do":"cast nap-time","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 402, 'act', 0, 1795917921777, '{"do":"aim 3,3","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 403, 'act', 1, 1795917921794, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 404, 'act', 1, 1795917921817, '{"do":"pass","fate":[3,2,1,4,6]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 405, 'act', 1, 1795917921845, '{"do":"pass","fate":[1,15,0]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 406, 'act', 1, 1795917921864, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 407, 'act', 0, 1795917921894, '{"do":"cast lots-o-blow-guns","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 408, 'act', 0, 1795917921904, '{"do":"aim 3,3","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 409, 'act', 1, 1795917921918, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 410, 'act', 0, 1795917921941, '{"do":"cast lots-o-blow-guns","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 411, 'act', 0, 1795917921957, '{"do":"aim 3,3","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 412, 'act', 1, 1795917921973, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 413, 'act', 1, 1795917922004, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 414, 'act', 1, 1795917922029, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 415, 'act', 1, 1795917922053, '{"do":"spawn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 416, 'act', 1, 1795917922078, '{"do":"end_turn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 417, 'act', 1, 1795917922104, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 418, 'act', 0, 1795917922116, '{"do":"end_turn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 419, 'act', 1, 1795917922130, '{"do":"pass","fate":[4,3,1,6]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 420, 'act', 1, 1795917922165, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 421, 'act', 1, 1795917922188, '{"do":"discard shoo","fate":[1,25,7]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 422, 'act', 1, 1795917922205, '{"do":"eat_card","fate":[23]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 423, 'act', 1, 1795917922227, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 424, 'act', 0, 1795917922252, '{"do":"pass","fate":[4,1,5]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 425, 'act', 0, 1795917922272, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 426, 'act', 1, 1795917922287, '{"do":"end_turn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 427, 'act', 1, 1795917922307, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 428, 'act', 0, 1795917922319, '{"do":"spawn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 429, 'act', 0, 1795917922345, '{"do":"end_turn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 430, 'act', 1, 1795917922365, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 431, 'act', 0, 1795917922381, '{"do":"pass","fate":[1,1,4,3]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 432, 'act', 1, 1795917922408, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 433, 'act', 0, 1795917922437, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 434, 'act', 1, 1795917922457, '{"do":"discard weed-whackin","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 435, 'act', 1, 1795917922468, '{"do":"discard weed-whackin","fate":[0,4,10]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 436, 'act', 0, 1795917922485, '{"do":"eat_card","fate":[30]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 437, 'act', 0, 1795917922509, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 438, 'act', 1, 1795917922537, '{"do":"cast baby-boom","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 439, 'act', 1, 1795917922559, '{"do":"aim_shaman 2","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 440, 'act', 0, 1795917922573, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 441, 'act', 1, 1795917922598, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 442, 'act', 1, 1795917922625, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 443, 'act', 1, 1795917922647, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 444, 'act', 0, 1795917922668, '{"do":"spawn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 445, 'act', 0, 1795917922686, '{"do":"end_turn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 446, 'act', 0, 1795917922703, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 447, 'act', 1, 1795917922722, '{"do":"end_turn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 448, 'act', 0, 1795917922748, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 449, 'act', 1, 1795917922763, '{"do":"pass","fate":[6,5,2,3]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 450, 'act', 0, 1795917922797, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 451, 'act', 1, 1795917922826, '{"do":"pass","fate":[1,2,26]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 452, 'act', 1, 1795917922847, '{"do":"eat_card","fate":[35]}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 453, 'say', 0, 1795917922868, '{"text":"Well played"}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 454, 'act', 1, 1795917922891, '{"do":"pass","fate":[],"passed":true}', NULL);
INSERT INTO public.entries VALUES ('E0lPpqwhz0xNr37j', 455, 'resign', 0, 1795917922901, '{}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 1, 'open', -1, 1795917922920, '{"setup":{"clock":{"kind":"none","minutes":10,"increment":15,"hours":72},"pace":30.0,"hints":true,"public":false,"game":"zimby_mojo","version":8,"edition":"25bfa724905cfe19","edition_name":"","numbers":{"zimbies":4,"scrolls":3,"round_limit":0,"longest":100,"hand_limit":6,"board_limit":8,"mojo_tokens":4,"spawn_cost":3,"spawn_limit":2,"eat_limit":2,"eat_mojo":2,"devour_limit":2,"devour_brutality":4,"tribe_limit":3,"tribes_limit":3,"range":3,"step_tiles_1":4,"step_tiles_2":2,"step_tiles_3":1,"step_tiles_4":1,"step_tiles_5":1,"step_cost_1":1,"step_cost_2":1,"step_cost_3":1,"step_cost_4":2,"step_cost_5":4,"zombie_price":2,"zombie_limit":2,"zombie_tiles":2,"shamble_sides":6,"zombie_brutality":2,"zombie_vitality":3,"thug_dice_alive":1,"thug_dice_dead":2,"thug_brutality":2,"thug_vitality":2,"king_brutality":1,"king_vitality":4,"burden_first":8,"burden_second":4,"burden_last":2,"immunity":3,"crown_ritual":4,"portal_price":1,"seal_price":1,"solo_library":17,"solo_scrolls":6,"solo_zimbies":8},"host":"","imported":false,"source":null,"edition_brought":false},"chairs":[{"kind":"person","name":"Ann","person":"7yyXmHrdz2FLUnWD","bot":""},{"kind":"person","name":"Bob","person":"hPu7LV0YddQ9dqiz","bot":""}]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 2, 'start', -1, 1795917922920, '{"fate":[22,4,33,3,37,11,2]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 3, 'act', 1, 1795917922954, '{"do":"entry 6","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 4, 'act', 0, 1795917922970, '{"do":"entry 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 5, 'act', 0, 1795917922994, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 6, 'act', 1, 1795917923010, '{"do":"eat_mojo","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 7, 'act', 1, 1795917923040, '{"do":"portal_in 1","fate":[2]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 8, 'act', 1, 1795917923050, '{"do":"cast wobbly-knees","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 9, 'act', 1, 1795917923076, '{"do":"aim 17,3","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 10, 'act', 1, 1795917923093, '{"do":"cast entangling-vines","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 11, 'act', 1, 1795917923114, '{"do":"channel 17,3","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 12, 'act', 1, 1795917923132, '{"do":"aim 19,3","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 13, 'act', 1, 1795917923152, '{"do":"pay 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 14, 'act', 1, 1795917923162, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 15, 'act', 0, 1795917923185, '{"do":"eat_mojo","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 16, 'act', 0, 1795917923206, '{"do":"eat_mojo","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 17, 'act', 0, 1795917923224, '{"do":"cast thick-hides","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 18, 'act', 0, 1795917923244, '{"do":"aim_shaman 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 19, 'act', 1, 1795917923252, '{"do":"eat_mojo","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 20, 'act', 1, 1795917923270, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 21, 'act', 0, 1795917923280, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 22, 'act', 1, 1795917923302, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 23, 'act', 0, 1795917923323, '{"do":"pass","fate":[1,3]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 24, 'act', 1, 1795917923338, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 25, 'act', 0, 1795917923361, '{"do":"cast nix","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 26, 'act', 1, 1795917923376, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 27, 'act', 0, 1795917923392, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 28, 'act', 1, 1795917923402, '{"do":"spawn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 29, 'act', 1, 1795917923415, '{"do":"end_turn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 30, 'act', 1, 1795917923426, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 31, 'act', 0, 1795917923438, '{"do":"portal_in 2","fate":[1]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 32, 'act', 0, 1795917923457, '{"do":"end_turn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 33, 'act', 1, 1795917923471, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 34, 'act', 0, 1795917923484, '{"do":"pass","fate":[1,6,5,2]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 35, 'act', 1, 1795917923508, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 36, 'act', 0, 1795917923522, '{"do":"pass","fate":[1,18,6]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 37, 'act', 1, 1795917923541, '{"do":"cast hex-o-greed","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 38, 'act', 1, 1795917923551, '{"do":"aim_shaman 1","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 39, 'act', 1, 1795917923575, '{"do":"pay 0","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 40, 'act', 1, 1795917923589, '{"do":"eat_mojo","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 41, 'act', 1, 1795917923599, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 42, 'act', 0, 1795917923632, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 43, 'act', 1, 1795917923649, '{"do":"eat_card","fate":[37]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 44, 'act', 1, 1795917923669, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 45, 'act', 0, 1795917923693, '{"do":"cast fire-belch","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 46, 'act', 0, 1795917923708, '{"do":"devour_effect","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 47, 'act', 0, 1795917923724, '{"do":"aim 17,17","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 48, 'act', 1, 1795917923738, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 49, 'act', 0, 1795917923750, '{"do":"cast blow-guns","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 50, 'act', 0, 1795917923773, '{"do":"aim 17,17","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 51, 'act', 1, 1795917923790, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 52, 'act', 1, 1795917923803, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 53, 'act', 1, 1795917923825, '{"do":"pass","fate":[4,0,1,5]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 54, 'act', 1, 1795917923841, '{"do":"spawn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 55, 'act', 1, 1795917923867, '{"do":"end_turn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 56, 'act', 0, 1795917923872, '{"do":"end_turn","fate":[4,1,4,5,1,14,9]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 57, 'act', 1, 1795917923908, '{"do":"eat_card","fate":[22]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 58, 'act', 1, 1795917923922, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 59, 'act', 0, 1795917923936, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 60, 'act', 0, 1795917923948, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 61, 'act', 1, 1795917923970, '{"do":"end_turn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 62, 'act', 1, 1795917923997, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 63, 'act', 0, 1795917924017, '{"do":"end_turn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 64, 'act', 1, 1795917924036, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 65, 'act', 0, 1795917924054, '{"do":"pass","fate":[1,2,4,5]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 66, 'act', 1, 1795917924090, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 67, 'act', 0, 1795917924101, '{"do":"pass","fate":[0,4,12]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 68, 'act', 0, 1795917924131, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 69, 'act', 1, 1795917924150, '{"do":"cast deadly-vines","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 70, 'act', 1, 1795917924163, '{"do":"aim 19,3","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 71, 'act', 0, 1795917924188, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 72, 'act', 1, 1795917924202, '{"do":"pass","fate":[1,0]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 73, 'act', 1, 1795917924225, '{"do":"pass","fate":[3,1,2]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 74, 'act', 1, 1795917924248, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 75, 'act', 0, 1795917924258, '{"do":"end_turn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 76, 'act', 0, 1795917924266, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 77, 'act', 1, 1795917924289, '{"do":"end_turn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 78, 'act', 0, 1795917924299, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 79, 'act', 1, 1795917924321, '{"do":"pass","fate":[2,6,6,1]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 80, 'act', 0, 1795917924338, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 81, 'act', 1, 1795917924352, '{"do":"pass","fate":[0,24,15]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 82, 'act', 0, 1795917924373, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 83, 'act', 1, 1795917924386, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 84, 'act', 1, 1795917924401, '{"do":"cast weed-whackin","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 85, 'act', 1, 1795917924422, '{"do":"aim 19,3","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 86, 'act', 0, 1795917924441, '{"do":"cast rummage","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 87, 'act', 0, 1795917924449, '{"do":"aim_shaman 2","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 88, 'act', 0, 1795917924458, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 89, 'act', 1, 1795917924477, '{"do":"pass","fate":[1,11]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 90, 'act', 0, 1795917924486, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 91, 'act', 1, 1795917924509, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 92, 'act', 1, 1795917924523, '{"do":"cast nasty-sharp-knives","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 93, 'act', 1, 1795917924542, '{"do":"aim 17,3","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 94, 'act', 0, 1795917924559, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 95, 'act', 1, 1795917924581, '{"do":"cast nix","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 96, 'act', 0, 1795917924594, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 97, 'act', 0, 1795917924606, '{"do":"end_turn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 98, 'act', 0, 1795917924625, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 99, 'act', 1, 1795917924633, '{"do":"end_turn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 100, 'act', 0, 1795917924642, '{"do":"pass","fate":[3,2,1,4]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 101, 'act', 0, 1795917924662, '{"do":"pass","fate":[1,30,17]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 102, 'act', 1, 1795917924678, '{"do":"cast entangling-vines","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 103, 'act', 1, 1795917924701, '{"do":"aim 14,3","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 104, 'act', 1, 1795917924713, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 105, 'act', 0, 1795917924741, '{"do":"pass","fate":[2,3,2]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 106, 'act', 1, 1795917924756, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 107, 'act', 0, 1795917924778, '{"do":"pass","fate":[4,5,2]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 108, 'act', 0, 1795917924795, '{"do":"pass","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 109, 'act', 1, 1795917924810, '{"do":"creature 17,3","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 110, 'act', 1, 1795917924826, '{"do":"go 14,2","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 111, 'act', 1, 1795917924857, '{"do":"end_turn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 112, 'act', 0, 1795917924874, '{"do":"end_turn","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 113, 'act', 0, 1795917924887, '{"do":"pass","fate":[3,4,2,2]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 114, 'act', 0, 1795917924917, '{"do":"pass","fate":[1,16,23]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 115, 'say', 0, 1795917924928, '{"text":"Well played"}', NULL);
INSERT INTO public.entries VALUES ('eMmjmpw_PMmSmKzu', 1, 'open', -1, 1795917924948, '{"setup":{"clock":{"kind":"none","minutes":10,"increment":15,"hours":72},"pace":30.0,"hints":true,"public":true,"game":"dunjiin","version":3,"edition":"a651c888f0554432","edition_name":"","numbers":{"fast":0,"half":0,"hardcore":0,"powderpuff":0,"armor":3,"armor_cap":0,"fairy_shields":3,"trap_strength":1,"trap_lasts":1,"open_experience":0,"overkill":1,"passed_binds":1,"last_call_waits":0,"last_call_opens":0,"shop_then_any":0,"wins_hurt":0,"counter_defeats":0,"equal_costs":1,"traps_summoned":0,"low_dunjiin":10,"for_keeps":0,"dealer":0,"shop_price":10,"magic_worth":10,"rest_experience":1,"dodge_experience":1,"training_experience":3,"training_treasure":10,"necromancy_experience":3,"trap_experience":3,"dragon_experience":3,"assassin_treasure":30,"summoned_cards":5,"pair_bonus":2,"triple_bonus":3,"advanced_level":33},"host":"","imported":false,"source":null,"edition_brought":false},"chairs":[{"kind":"person","name":"Ann","person":"7yyXmHrdz2FLUnWD","bot":""},{"kind":"open","name":"","person":"","bot":""}]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 116, 'act', 1, 1795917924950, '{"do":"pass","fate":[],"passed":true}', NULL);
INSERT INTO public.entries VALUES ('Y_baKQw-SbuFuyQX', 1, 'open', -1, 1795917924991, '{"setup":{"clock":{"kind":"none","minutes":10,"increment":15,"hours":72},"pace":30.0,"hints":true,"public":false,"game":"dunjiin","version":3,"edition":"5257662f0c82b59a","edition_name":"mine","numbers":{"fast":0,"half":0,"hardcore":0,"powderpuff":0,"armor":3,"armor_cap":0,"fairy_shields":3,"trap_strength":1,"trap_lasts":1,"open_experience":0,"overkill":1,"passed_binds":1,"last_call_waits":0,"last_call_opens":0,"shop_then_any":0,"wins_hurt":0,"counter_defeats":0,"equal_costs":1,"traps_summoned":0,"low_dunjiin":10,"for_keeps":0,"dealer":0,"shop_price":10,"magic_worth":10,"rest_experience":1,"dodge_experience":1,"training_experience":3,"training_treasure":10,"necromancy_experience":3,"trap_experience":3,"dragon_experience":3,"assassin_treasure":30,"summoned_cards":5,"pair_bonus":2,"triple_bonus":3,"advanced_level":33},"host":"","imported":false,"source":null,"edition_brought":false},"chairs":[{"kind":"person","name":"Ann","person":"7yyXmHrdz2FLUnWD","bot":""},{"kind":"bot","name":"Bot 2","person":"","bot":"greedy"}]}', NULL);
INSERT INTO public.entries VALUES ('Y_baKQw-SbuFuyQX', 2, 'start', -1, 1795917924991, '{"fate":[1,49,45,41,48,42,8,3,3,3,45,1,3]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 117, 'act', 0, 1795917925008, '{"do":"pass","fate":[],"passed":true}', NULL);
INSERT INTO public.entries VALUES ('Y_baKQw-SbuFuyQX', 3, 'act', 1, 1795917925026, '{"do":"explore","fate":[45]}', NULL);
INSERT INTO public.entries VALUES ('QzJE36YdacWPTew9', 118, 'act', 0, 1795917925048, '{"do":"pass","fate":[],"passed":true}', NULL);
INSERT INTO public.entries VALUES ('Y_baKQw-SbuFuyQX', 4, 'act', 0, 1795917925057, '{"do":"premonition","fate":[3,6]}', NULL);
INSERT INTO public.entries VALUES ('Y_baKQw-SbuFuyQX', 5, 'act', 0, 1795917925084, '{"do":"claim ogre/2","fate":[]}', NULL);
INSERT INTO public.entries VALUES ('Y_baKQw-SbuFuyQX', 6, 'say', 0, 1795917925087, '{"text":"Well played"}', NULL);
INSERT INTO public.persons VALUES ('7yyXmHrdz2FLUnWD', 'Ann', 1, NULL, NULL, NULL);
INSERT INTO public.persons VALUES ('hPu7LV0YddQ9dqiz', 'Bob', 1, NULL, NULL, NULL);
INSERT INTO public.pulse VALUES (1, 1795917909555);
INSERT INTO public.seats VALUES ('bdQV3HBm9v0aeotb', 0, 'person', 'Ann', '7yyXmHrdz2FLUnWD', NULL, NULL, 1, 'won', 1795917910148);
INSERT INTO public.seats VALUES ('bdQV3HBm9v0aeotb', 1, 'person', 'Bob', 'hPu7LV0YddQ9dqiz', NULL, NULL, -1, 'lost', 1795917910148);
INSERT INTO public.seats VALUES ('Ic8BPosmjxrdFd3o', 0, 'person', 'Ann', '7yyXmHrdz2FLUnWD', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('Ic8BPosmjxrdFd3o', 1, 'person', 'Bob', 'hPu7LV0YddQ9dqiz', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('hxxIDsn7qVrXhPxB', 0, 'person', 'Ann', '7yyXmHrdz2FLUnWD', NULL, NULL, 1, 'won', 1795917910859);
INSERT INTO public.seats VALUES ('hxxIDsn7qVrXhPxB', 1, 'person', 'Bob', 'hPu7LV0YddQ9dqiz', NULL, NULL, -1, 'lost', 1795917910859);
INSERT INTO public.seats VALUES ('2lds1IqPgeOjHBa3', 0, 'person', 'Ann', '7yyXmHrdz2FLUnWD', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('2lds1IqPgeOjHBa3', 1, 'person', 'Bob', 'hPu7LV0YddQ9dqiz', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('q5z1vdYhGB85L2-K', 0, 'person', 'Ann', '7yyXmHrdz2FLUnWD', NULL, NULL, -1, 'lost', 1795917913758);
INSERT INTO public.seats VALUES ('q5z1vdYhGB85L2-K', 1, 'person', 'Bob', 'hPu7LV0YddQ9dqiz', NULL, NULL, 1, 'won', 1795917913758);
INSERT INTO public.seats VALUES ('kIktsFU5E0s01j0r', 0, 'person', 'Ann', '7yyXmHrdz2FLUnWD', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('kIktsFU5E0s01j0r', 1, 'person', 'Bob', 'hPu7LV0YddQ9dqiz', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('Vd0pGJ7sZc8tiDyU', 0, 'person', 'Ann', '7yyXmHrdz2FLUnWD', NULL, NULL, 1, 'won', 1795917915521);
INSERT INTO public.seats VALUES ('Vd0pGJ7sZc8tiDyU', 1, 'person', 'Bob', 'hPu7LV0YddQ9dqiz', NULL, NULL, -1, 'lost', 1795917915521);
INSERT INTO public.seats VALUES ('LN1DcIXaMhFqm2E5', 0, 'person', 'Ann', '7yyXmHrdz2FLUnWD', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('LN1DcIXaMhFqm2E5', 1, 'person', 'Bob', 'hPu7LV0YddQ9dqiz', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('E0lPpqwhz0xNr37j', 0, 'person', 'Ann', '7yyXmHrdz2FLUnWD', NULL, NULL, -1, 'lost', 1795917922901);
INSERT INTO public.seats VALUES ('E0lPpqwhz0xNr37j', 1, 'person', 'Bob', 'hPu7LV0YddQ9dqiz', NULL, NULL, 1, 'won', 1795917922901);
INSERT INTO public.seats VALUES ('QzJE36YdacWPTew9', 0, 'person', 'Ann', '7yyXmHrdz2FLUnWD', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('QzJE36YdacWPTew9', 1, 'person', 'Bob', 'hPu7LV0YddQ9dqiz', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('eMmjmpw_PMmSmKzu', 0, 'person', 'Ann', '7yyXmHrdz2FLUnWD', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('eMmjmpw_PMmSmKzu', 1, 'open', '', NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('Y_baKQw-SbuFuyQX', 0, 'person', 'Ann', '7yyXmHrdz2FLUnWD', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('Y_baKQw-SbuFuyQX', 1, 'bot', 'Bot 2', NULL, NULL, 'greedy', NULL, NULL, NULL);
INSERT INTO public.secrets VALUES ('passkeys', '8798ccefe8f576e935eadde4041a773deed88b64835fbd78fb52392d40c8fbd7');
INSERT INTO public.secrets VALUES ('origin', '620d70fdc95e0bccd798630a55ef0c3ff2cd67aa846c1f7a26eeb686d74b3788');
INSERT INTO public.secrets VALUES ('push', '9b6003d5abdd9c8d839398dae72e03486069e8195213674edcbff2723e03c9d0');
INSERT INTO public.secrets VALUES ('mail', 'e19c5f1a2891e455d0c7a1c4d54de1db979b5c7273acfb1feb51f5db2d1b89ce');
INSERT INTO public.sessions VALUES ('4ZWWn7RxvZhw4khr', 'a9254e5201e9c8d4862786341ad61a45e5b604f1749ce6f92d850eba0ce48242', '7yyXmHrdz2FLUnWD', '', 1, 1, 1, false, NULL);
INSERT INTO public.sessions VALUES ('uqRNgY4zKL_q8Amx', '0b7ff57a43ed72c2a0340156b0fc27c558d6dd0a5e0c714189f8fc42b120b70c', 'hPu7LV0YddQ9dqiz', '', 1, 1, 1, false, NULL);
INSERT INTO public.tables VALUES ('bdQV3HBm9v0aeotb', 'dunjiin', 'over', 139, -1, NULL, false, '', 1795917909578, 1795917910148, '12e96e7100405f7b', '\xffff02000b00000001000100010000000000010000000000000000000000000000000000ffff000000000000ffff0000000000000000000000003e00ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff010002000400190002000300030000000000010001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000100010001000100050000000000080002000100000000000d0000000300000001000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000100010001000100090000000000040002000300030008001c000500000002002a00000000000000000000000002000000000002000000000000000000000000000000000000000000000000000000000000000000000000ffffffffffff00000000000000002b000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff00cf9885f76262a5fe0000000000000000000000000000f03f00000400000000000500030030000300030005000800050000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000101010101010101000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000b000400010005000000ffff0400010003000000ffff0400010030000000ffff0400010003000000ffff2400010003000200ffff0d0001001f001e00ffff2600010000000100ffff270001001f001e00ffff1300010000000100ffff1400010001000200ffff2100000000000000ffff15000000ffff0000feff0300010000000000ffff0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000', NULL, NULL, 4887, 'a651c888f0554432', 137, NULL);
INSERT INTO public.tables VALUES ('Ic8BPosmjxrdFd3o', 'dunjiin', 'playing', 37, 0, NULL, false, '', 1795917910157, 1795917910295, '12e96e7100405f7b', '\x000002000000000000000200020000000000010000000000000000000000000000000000ffff000000000000ffff0000000000000000000000004000ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff0100010003001d0000000400010001000100000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100010001000100080000000000060004000000000001000a0002000100020000000100010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002000100000000000000020000000000040000000300050001001d000300000000000d0000000000000000000000010200000000000000000000000000000000000000000000000000000000000000000000000000000000000000000300030020000100020000000c000000000000000000010100040000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff00d9e2d6a7515bd6f40000000000000000000000000000f03f00000100000000003000300003002d000000290003002d002d0001000300000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001010101010101010101010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002000500010030000000ffff0300000000000000ffff0300000000000000ffff070001000600000002000700010030000000020007000100030000000200070001002d00000002000400010006000000ffff0400010030000000ffff0400010003000000ffff040001002d000000ffff0d0001001c002000ffff000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000', NULL, NULL, 2076, 'a651c888f0554432', NULL, 1795917970293);
INSERT INTO public.tables VALUES ('E0lPpqwhz0xNr37j', 'zimby_mojo', 'over', 455, -1, NULL, false, '', 1795917915878, 1795917922901, 'b9528d216aa82807', '\x00000200040002001c000100ffff02000000ffff0000ffff00000000ffff0f000f000f0000020306b200ffffffffffff00000000ffffffffffff000000001800010000010000010000010101020101000001010100020201000101010000000001000100000100000000000000000000020400020203010303030103020201020201000101000402030200010201010201020101010101000000000000000000ffffffffffffffffffffffffffffffff00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000040401000f0000010000000700010000000100000100000000000001000000000000000000000001000001010000000000000000000000000000000000030401000f0001000000000800000002000100000000000100000000000000010000000001000000000000000001000001000000000000000000000000ff000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000ff000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000ff000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000ff000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000ff000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000ff00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000004ff0004000004ff0002000004ff0003000004ff00040070000000000000000000000000000000000000000000000301880000000000000000000000000000000000000000000003044e0000000000000000000000000000000000000000000003086d0000000000000000000000000000000000000000000003024f00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000050000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000003000500000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000400000000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000200000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000200000014ff000000000000ffff0000000000000000ffff00000000000000000000000000000000000005ffffff000000000000000000000000010100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000061723b7f2dfc047a0000000000000000000000000000f03f0000000000000000230002001a0003000600080020000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002020200000202000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001800010001000000ffff0500010023000000020005000100ffff0000fdff0500010002000000020005000100ffff0000fdff050000001a000000010005000000ffff0000feff4700fcfc6d000500ffff0e00fcfc6d006000ffff0e00fcfc60005600ffff0e00fcfc56004d00ffff0e00fcfc4d004e00ffff0e00fcfc4e004f00ffff4700fafc56000200ffff0e00fafc56004d00ffff0e00fafc4d004e00ffff4700f6fc8d000300ffff0e00f6fc8d008800ffff0e00f6fc88007c00ffff0e00f6fc7c006d00ffff0e00f6fc90008f00ffff0e00f6fc8f008e00ffff0e00f6fc8e008d00ffff0e00f6fc8d008800ffff0e00f6fc88007c00ffff0e00f6fc7c006d00ffff05000000ffff0000feff0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000', NULL, NULL, 13555, '25bfa724905cfe19', 451, NULL);
INSERT INTO public.tables VALUES ('eMmjmpw_PMmSmKzu', 'dunjiin', 'waiting', 1, -1, NULL, true, '', 1795917924948, 1795917924948, '12e96e7100405f7b', NULL, NULL, NULL, 1015, 'a651c888f0554432', NULL, NULL);
INSERT INTO public.tables VALUES ('QzJE36YdacWPTew9', 'zimby_mojo', 'playing', 118, 1, NULL, false, '', 1795917922920, 1795917925048, 'b9528d216aa82807', '\x010002000100030007000100010001000000ffff0000ffff00000000ffff0f000f000f00ffff0100fc00ffffffffffff00000000ffffffffffff000000005200040302020203010403030302030302010101010201020403020302020202010203010202010001000000000000000000000100010100010000000002010000010000000000000200010000000000000000010000000100000000000000000000ffffffffffffffffffffffffffffffff0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000040000100000000000000400000000000100000000010000000000000001000000000001000000000000000000000000000000000000000000000000050400000f0000000000000500000000000000000000000000000001000100010000000000000000000000010000000000000100000000000000000000ff000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000ff000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000ff000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000ff000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000ff000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000ff00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000004000004ff0003000004ff0001000004ff0002000004ff000400700000000000000000000000000000000000000000000003048f00000000000000000000000000000000000000000000030888000000000000000000000000000000000000000000000302730000000000000000000000000000000000000000000003017c0000000000000000000000000000000000000000000001009600000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000006000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000040000000000000000000000000000000000050000000000000000000000000000000000000000000000030000000000000000000000000002000000000000000000000000000600000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000008000800000000000000000000000000000000000000000000000000080000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000001c01ffff000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000005167fd380cead2080000000000000000000000000000f03f0000000000000000010010001700020001000e0009000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000020200000202000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000800ffff61007000ffff0300010000000000ffff0400ffff00000000ffff0500010010000000020005000100ffff0000fdff0500000017000000010005000000ffff0000feff0e00fcfc58006400ffff0e00fcfc64007300ffff4700fafc91000200ffff0e00fafc91009000ffff0e00fafc90008f00ffff4700f6fc8e000200ffff0e00f6fc8e008d00ffff0e00f6fc8d008800ffff0e00fafc8a009300ffff0e00fafc93009200ffff4700f6fc93000100ffff0e00f6fc93009200ffff0100ffff00000300ffff0400ffff00000000ffff050001000e000000020005000100ffff0000fdff0500000009000000010005000000ffff0000feff00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000', NULL, NULL, 4407, '25bfa724905cfe19', NULL, 1795917985050);
INSERT INTO public.tables VALUES ('Y_baKQw-SbuFuyQX', 'dunjiin', 'playing', 6, 1, 1795917955088, false, '', 1795917924991, 1795917925087, '12e96e7100405f7b', '\x010002000000000001000200010000000000010000000000000000000000000000000000ffff000000000000ffff0000000000000000000000005d00ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff0200010004002500020006000200010001000100010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000020001000100020002000d00000000000b000300000000000000000000000000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010001000800030003001c000300000001000100000000000000000000000002000000000001000000000000000000000000000000000000000000000000000000000000000000000000030003000100200002000000000002000000000000000001010000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff0000ff00dafcaf23e7ec4df60000000000000000000000000000f03f0000000000000000030006002d00290030002a0008000300030003002d00010003000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001010101010101010101010101000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000003001500000003000000010015000000ffff0000feff0300010000000000ffff07000000030000000100070000000600000001000400000003000000ffff0400000006000000ffff0d00000012001c00ffff1100000012001c00ffff0100000003000000ffff0100010003000000ffff010000002d000000ffff0100010001000000ffff0100000003000000ffff0300010000000000ffff000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000', NULL, NULL, 1186, '5257662f0c82b59a', NULL, NULL);
INSERT INTO public.tables VALUES ('hxxIDsn7qVrXhPxB', 'koa', 'over', 134, -1, NULL, false, '', 1795917910300, 1795917910859, '2f60dc9055aea1f0', '\xffff0200040001000000000003005800020003000000ffff00000000060007000100020003000000060000000200010001000601030303030700010601010201010101010301020102010201050303040104050102040202000003030403030503010101030305050101030301010201010101040301030101020101020201000301020103020202000003010603010104010107030601010101020202ff020201010101010202020202010101010101ff0202ff01ffff0102ff0202ffff0101ff0101ff020203030000ffff0000030302030000000000ff0303030300000000000003ff0303000000000000ffff030300000000ff000003030380000000c0000000004080010000000002edab420280c36cd326056403000000001050013400001000197200000000003c000418005b0c032880081208000000000000a008040000040000800000000000000004012030000000000000000000010200000000000000000008100000004000000000000000000000000400000000000000000000000000000000000000000000000078fc718f3ffef90700000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000003005a004000000000000800040003000c001d000000000000000400000000000000cc70831f7e7803000000000000000000c070831f766803000000000000000078fc718f3ffef907000000000000000000c0608306046800000000000000000000000001000400060003000500110000000500040002000f7cf043021b00000000000000000000037cf0430200000000000000000000003ffcf1c71f1f00000000000000000000030c20400000000000000000000000000100090009000100010000000500010005000e00000007000400020070830f1834c00004000000000000000000830b00000000000000000000000000f0c30f3f00000000000000000000000000830b0000000000000000000000000002006300300001000100000005000100060011000000060007000100000000000000030b78a001061c0000000000000000000308400001041000000000000000e080030e6080010618000000000000000000030840000104100000007c015690a87405d50000000000000000000000000000f03f000001000000000000002000010000000102000008000300000040000000ffff0400000040000100ffff1300000000000000ffff1a0001001707b600ffff1a000200f804b600ffff1a000300ae056b01ffff1a000000f2091f02ffff1600000000002b00ffff0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000', NULL, NULL, 4654, '0779a9afc97a4d90', 132, NULL);
INSERT INTO public.tables VALUES ('2lds1IqPgeOjHBa3', 'koa', 'playing', 36, 1, NULL, false, '', 1795917910865, 1795917911016, '2f60dc9055aea1f0', '\x01000200050001000000030002001f00000001000000ffff020000000c000c000100020003000000060002000200010001000600000000000000030601010300000000000303010100000000080000070100030000000000000007000000000000000000000000000800000000000000000000000008000001010000000000000000010300000000030208000601010000000201020602ffffffffffffff0303020202ffffffffff03030202ffffffff03ffff0302ff02ffffffffffffff02ffffffffffffffffffffffffff01ffffffffffffffffffffffff00ffff0101ffffffffffffffff0101ffffffff000000ff010101ffffff00000000fee0c39bfefebf7f6ffe79c401000000000c30400000000080010230040000000000000000000000000000010a00000000110c000100000000008400000000000000000000000000000000000000000000000000000000000000000000000000010200000000000000000008100000000000002000010000000000000000000000000004000040001000000200000000071c70c001030000000000000000000000010c000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000020063006000020000000300010001000000010000000e00050005000000000000000000100080031e0000000000000000000000000000011e000000000000000000000000e0c0071f0000000000000000000000000000001000000003005a0046000100000000000100010005000a0000000a00080006000000000000004000800106380000000000000000000000008001023800000000000000000000007080031e7800000000000000000000000080010238000000000000000000000100000000000200010005000a0000000a0007000600011c3040010100000000000000000000010c3040000000000000000000000000071c70c0010300000000000000000000010c3040000000000000000000000000010009000900020000000000030001000000000000000f000700040000030c240000000000000000000000000002000000000000000000000000000000010c0000000000000000000000000000020000000000000000000000000000781e804039923de90000000000000000000000000000f03f00000100000000000200030004000000010000000400030002000c000000ffff040002000c000300ffff0200030001000100ffff1000030000000000ffff0200010001000100ffff0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000', NULL, NULL, 2013, '0779a9afc97a4d90', NULL, 1795917971014);
INSERT INTO public.tables VALUES ('q5z1vdYhGB85L2-K', 'konja', 'over', 454, -1, NULL, false, '', 1795917911023, 1795917913758, '18cc5f16a3186a53', '\x01000200090000000100340000000100010000000100000000000000ffffffffffff030000000000000000010000010f0110ffff010009000a000000000000ffff050405050600000002ffff02010002010101010101010001010100000001000101000000000000000000000000000000000000000000000000000000000000000000000200000000000000000100000000000000000000000000000002000101010101010001010101000101000000000000000200180000000100000028000000010001000000000000000000130bffffffffff00010000000000000001000001000000000000000000000000000000000000010002000000020000002100000002000000000002000100000011ffffffffffff00000000000000000000000000000000000000000001000000000000000000e1288c0f8ce4418b0000000000000000000000000000f03f000007000000000005000400050005000600000002000100030000000000030000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000101010101010100000000000000000000000000000000000000000000000004000b00010002000000ffff0c00010002000200ffff0c00000002000200ffff140001005f350a00ffff0500000000003300ffff0600000000000000ffff0500010000002a00ffff030001000300000002000200010000000200fdff140000003c380b00ffff03000100060000000200030001000200000002000200010000000300fdff0400010001000000ffff0500000000000100ffff000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000', NULL, NULL, 14465, 'af7c494672208af1', 450, NULL);
INSERT INTO public.tables VALUES ('kIktsFU5E0s01j0r', 'konja', 'playing', 115, 1, NULL, false, '', 1795917913766, 1795917914327, '18cc5f16a3186a53', '\x010002000800010001000b0000000000040000000000000000000000ffffffffffff030000000000000000000000010f0c09ffff04000b000a00ffffffffffffff00000000000000ffffffff0000000001000101000000000001000000010101010000000000000002010001000100000100000100000000010000000000000000000000010001010000000000010000000000010000000000000000010200000102010000000101010100000100000000000000020003000000040000000600000001000000000001000000000015ffffffffffff00000000000000000000000000000100000000000001000000000000000000010005000000020000000300000000000000000000000000000001030e0affffff000000000000000000000000000000010000000000000000000000000000003df673385f274d760000000000000000000000000000f03f000000000000000003000100050005000400020000000600020002000100030000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000101000000010100000000000000000000000000000000000000000000000001000700010004000000ffff1300000000000000ffff2400000002000000ffff0c00000001000100ffff0500010000000b00ffff0600010000000000ffff030000000100000001000200000000000200feff140001006d2d1200ffff03000100050000000200030001000a0000000200030001000600000002000200010000000300fdff0400010001000000ffff0500010000000100ffff000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000', NULL, NULL, 4677, 'af7c494672208af1', NULL, 1795917974323);
INSERT INTO public.tables VALUES ('Vd0pGJ7sZc8tiDyU', 'nagaraja', 'over', 191, -1, NULL, false, '', 1795917914331, 1795917915521, 'ca4ad5b87d5c2d5e', '\xffff02000a000e000000000000000000020000000400030000000100ffffffffffffffffffffffff00000000000000000000000000000000000000000f001d0000000000a141aaa20830000016be545df7cd0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000001000100000201010200000000000000020000000000000000000000000000000000000000000000000000000000000000000001000000000001000001000000000000000000000000000000000000000000004800010000000000000000000000000000000000000000000000000000000000000000000000000003000000000002000101000000000000000000000000000000000000000000000305050600030602040200020200020103000000000100000101000403000000020200000707000000070700000101000000010100000002000102000000000800130001000502010005000006040001000001000000000000000001000000000000000000000000000000000000000000000000000000000000000002020203000000000600000000000c19dbb27a9a2f190000000000000000000000000000f03f000001000000000003000200010000000000010001000200000000000000010000000200000002000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000040202020202020202020202020202020000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000007001b00000003001a00ffff1d00000003000100ffff2400000001000000ffff2400010000000000ffff2400010001000000ffff2500000003001500ffff2600000015000300ffff0000000008000100ffff000000000c000100ffff000000000d000200ffff0600000002000900ffff0000010008000100ffff000001000c000300ffff0600010003000200ffff0000000008000200ffff0600000002000500ffff000001000d000100ffff0600010001000400ffff0300010021000000020003000100ffff0000fdff030000001b000000010003000000ffff0000feff030001000d000000020003000100ffff0000fdff030000001c000000010003000000ffff0000feff0200010006000100ffff000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000', NULL, NULL, 6725, 'f5b641199750cdc0', 189, NULL);
INSERT INTO public.tables VALUES ('LN1DcIXaMhFqm2E5', 'nagaraja', 'playing', 50, 0, NULL, false, '', 1795917915529, 1795917915822, 'ca4ad5b87d5c2d5e', '\x000002000800040000000200010000000200ffffffff0000ffff0000ffff00000000ffffffffffff0000000000000000000000000000000000000000140011000000000041ab3129f0450000ac14c64208aa0000000000000000000000000000000000000000000000010000000000000100000000000100000001010000000000000000000000000000000000010001000000010002010202030300000303020300001240000001000000000000000000000000000000000000000000000000000000100000000000000004000000010000000000000000000000000000000000000000000000000000000000089406100000000000000000000000000000000000000000000400000000000000000000000007000000000000000000000000000000000000000000000000000000000000000000040000000000000000000000000000000000000000000000000000000000000000040000000000000000070000000000000000010002020202000000000100060001000605000000000000000100000000000000000100000000000000000000000000000000000000000000000000000000000000000000000002020203000000000200000000003b9eefe1d66c12ed0000000000000000000000000000f03f000000000000000001000e002f000000010000000000010000000100190004001e001100050000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010101020202020202020101010103000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001700000004000000010017000000ffff0000feff2900000007000100ffff1a00000002000700ffff030000000e000000010003000000ffff0000feff0000000009000100ffff000000000c000300ffff000000000d000200ffff0600000003000700ffff0000010006000100ffff000001000d000100ffff0600010001000100ffff0600010001000300ffff03000100ffff0000fdff0300000012000000010003000000ffff0000feff030001001f000000020003000100ffff0000fdff0300000019000000010003000000ffff0000feff0300010004000000020003000100ffff0000fdff030000001e000000010003000000ffff0000feff0300010011000000020003000100ffff0000fdff0200000005000100ffff0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000', NULL, NULL, 2240, 'f5b641199750cdc0', NULL, 1795917975793);
SELECT pg_catalog.setval('public.acts_number_seq', 1, false);
SELECT pg_catalog.setval('public.outages_began_seq', 1, false);
SELECT pg_catalog.setval('public.pulse_id_seq', 1, false);
ALTER TABLE ONLY public.acts
    ADD CONSTRAINT acts_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.acts
    ADD CONSTRAINT acts_undoes_key UNIQUE (undoes);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.alert_settings
    ADD CONSTRAINT alert_settings_pkey PRIMARY KEY (person);
ALTER TABLE ONLY public.alert_tables
    ADD CONSTRAINT alert_tables_pkey PRIMARY KEY ("table", person);
ALTER TABLE ONLY public.alerts
    ADD CONSTRAINT alerts_pkey PRIMARY KEY ("table", person, way);
ALTER TABLE ONLY public.bans
    ADD CONSTRAINT bans_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.blocks
    ADD CONSTRAINT blocks_once UNIQUE (person, other, "table");
ALTER TABLE ONLY public.blocks
    ADD CONSTRAINT blocks_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.editions
    ADD CONSTRAINT editions_pkey PRIMARY KEY (digest);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_key UNIQUE ("table", key);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_pkey PRIMARY KEY ("table", number);
ALTER TABLE ONLY public.outages
    ADD CONSTRAINT outages_pkey PRIMARY KEY (began);
ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_credential_key UNIQUE (credential);
ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.persons
    ADD CONSTRAINT persons_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.presence
    ADD CONSTRAINT presence_pkey PRIMARY KEY ("table", seat, server);
ALTER TABLE ONLY public.pulse
    ADD CONSTRAINT pulse_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.push_subscriptions
    ADD CONSTRAINT push_subscriptions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.push_subscriptions
    ADD CONSTRAINT push_subscriptions_session_key UNIQUE (session);
ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_pkey PRIMARY KEY ("table");
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY ("table", seat);
ALTER TABLE ONLY public.secrets
    ADD CONSTRAINT secrets_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.servers
    ADD CONSTRAINT servers_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_token_key UNIQUE (token);
ALTER TABLE ONLY public.spent_challenges
    ADD CONSTRAINT spent_challenges_pkey PRIMARY KEY (digest);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.wishes
    ADD CONSTRAINT wishes_pkey PRIMARY KEY (key);
CREATE INDEX alert_tables_person ON public.alert_tables USING btree (person);
CREATE INDEX alerts_at ON public.alerts USING btree (at);
CREATE INDEX alerts_person ON public.alerts USING btree (person);
CREATE INDEX bans_until ON public.bans USING btree (until);
CREATE INDEX blocks_other ON public.blocks USING btree (other);
CREATE INDEX entries_persons ON public.entries USING btree ("table", number) WHERE ((kind)::text = ANY ((ARRAY['sit'::character varying, 'stand'::character varying, 'say'::character varying])::text[]));
CREATE INDEX passkeys_person ON public.passkeys USING btree (person);
CREATE INDEX persons_leaving ON public.persons USING btree (leaving);
CREATE INDEX persons_origin ON public.persons USING btree (origin);
CREATE INDEX push_subscriptions_person ON public.push_subscriptions USING btree (person);
CREATE INDEX reports_at ON public.reports USING btree (at);
CREATE INDEX reports_by ON public.reports USING btree (by, at);
CREATE INDEX reports_origin ON public.reports USING btree (origin, at);
CREATE INDEX seats_ended ON public.seats USING btree (person, ended);
CREATE INDEX seats_person ON public.seats USING btree (person);
CREATE INDEX sessions_person ON public.sessions USING btree (person);
CREATE INDEX sessions_replaces ON public.sessions USING btree (replaces);
CREATE INDEX sessions_used ON public.sessions USING btree (used);
CREATE INDEX spent_challenges_at ON public.spent_challenges USING btree (at);
CREATE INDEX tables_alert_due ON public.tables USING btree (alert_due);
CREATE INDEX tables_due ON public.tables USING btree (bot_due);
CREATE INDEX tables_edition ON public.tables USING btree (edition);
CREATE INDEX tables_open ON public.tables USING btree (public, status, touched);
CREATE INDEX tables_origin ON public.tables USING btree (origin);
CREATE INDEX tables_owner ON public.tables USING btree (owner);
CREATE INDEX tables_touched ON public.tables USING btree (status, touched);
CREATE INDEX wishes_at ON public.wishes USING btree (at);
ALTER TABLE ONLY public.alert_settings
    ADD CONSTRAINT alert_settings_person_fkey FOREIGN KEY (person) REFERENCES public.persons(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.alert_tables
    ADD CONSTRAINT alert_tables_person_fkey FOREIGN KEY (person) REFERENCES public.persons(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.alert_tables
    ADD CONSTRAINT alert_tables_table_fkey FOREIGN KEY ("table") REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.alerts
    ADD CONSTRAINT alerts_person_fkey FOREIGN KEY (person) REFERENCES public.persons(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.alerts
    ADD CONSTRAINT alerts_table_fkey FOREIGN KEY ("table") REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.blocks
    ADD CONSTRAINT blocks_other_fkey FOREIGN KEY (other) REFERENCES public.persons(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.blocks
    ADD CONSTRAINT blocks_person_fkey FOREIGN KEY (person) REFERENCES public.persons(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_table_fkey FOREIGN KEY ("table") REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_person_fkey FOREIGN KEY (person) REFERENCES public.persons(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.presence
    ADD CONSTRAINT presence_table_fkey FOREIGN KEY ("table") REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.push_subscriptions
    ADD CONSTRAINT push_subscriptions_person_fkey FOREIGN KEY (person) REFERENCES public.persons(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.push_subscriptions
    ADD CONSTRAINT push_subscriptions_session_fkey FOREIGN KEY (session) REFERENCES public.sessions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_table_fkey FOREIGN KEY ("table") REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_table_fkey FOREIGN KEY ("table") REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_person_fkey FOREIGN KEY (person) REFERENCES public.persons(id) ON DELETE CASCADE;
