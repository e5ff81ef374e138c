BEGIN TRANSACTION;
CREATE TABLE acts (
	number INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	who VARCHAR(40) NOT NULL, 
	what VARCHAR(20) NOT NULL, 
	about VARCHAR(24) NOT NULL, 
	words VARCHAR(300) NOT NULL, 
	why VARCHAR(300) NOT NULL, 
	data TEXT NOT NULL, 
	undoes INTEGER, 
	PRIMARY KEY (number), 
	UNIQUE (undoes)
);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0008');
CREATE TABLE alert_settings (
	person VARCHAR(24) NOT NULL, 
	everywhere BOOLEAN NOT NULL, 
	begins INTEGER, 
	ends INTEGER, 
	zone VARCHAR(64), 
	mail VARCHAR(254), 
	confirmed BOOLEAN NOT NULL, 
	PRIMARY KEY (person), 
	FOREIGN KEY(person) REFERENCES persons (id) ON DELETE CASCADE
);
CREATE TABLE alert_tables (
	"table" VARCHAR(24) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	wanted BOOLEAN NOT NULL, 
	PRIMARY KEY ("table", person), 
	FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE, 
	FOREIGN KEY(person) REFERENCES persons (id) ON DELETE CASCADE
);
CREATE TABLE alerts (
	"table" VARCHAR(24) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	way VARCHAR(64) NOT NULL, 
	tries INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY ("table", person, way), 
	FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE, 
	FOREIGN KEY(person) REFERENCES persons (id) ON DELETE CASCADE
);
CREATE TABLE bans (
	id VARCHAR(24) NOT NULL, 
	person VARCHAR(24), 
	network VARCHAR(24), 
	name VARCHAR(60) NOT NULL, 
	why VARCHAR(300) NOT NULL, 
	since BIGINT NOT NULL, 
	until BIGINT NOT NULL, 
	ended BIGINT, 
	PRIMARY KEY (id)
);
CREATE TABLE blocks (
	id VARCHAR(24) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	other VARCHAR(24) NOT NULL, 
	"table" VARCHAR(24) NOT NULL, 
	name VARCHAR(60) NOT NULL, 
	since BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	CONSTRAINT blocks_once UNIQUE (person, other, "table"), 
	FOREIGN KEY(person) REFERENCES persons (id) ON DELETE CASCADE, 
	FOREIGN KEY(other) REFERENCES persons (id) ON DELETE CASCADE
);
CREATE TABLE editions (
	digest VARCHAR(16) NOT NULL, 
	game VARCHAR(200) NOT NULL, 
	contents TEXT NOT NULL, since BIGINT DEFAULT '0' NOT NULL, owner VARCHAR(24), origin VARCHAR(24), bytes INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (digest)
);
INSERT INTO "editions" VALUES('a651c888f0554432','dunjiin','{"edition":{"game":"dunjiin","name":"ogre den","about":"108 cards: many Ogres with two shields, few other Monsters and mostly with four, and Treasure mostly of 10"},"numbers":{"armor":{"says":"printed","where":"Required to Play","value":3},"shop_price":{"says":"printed","where":"Shopping","value":10},"magic_worth":{"says":"printed","where":"Magic Items (MI)","value":10},"rest_experience":{"says":"printed","where":"Core Actions, table","value":1},"dodge_experience":{"says":"printed","where":"Core Actions, table","value":1},"training_experience":{"says":"printed","where":"Core Actions, table","value":3},"training_treasure":{"says":"printed","where":"Core Actions, table","value":10},"necromancy_experience":{"says":"printed","where":"Core Actions, table","value":3},"trap_experience":{"says":"printed","where":"Advanced Actions, table","value":3},"dragon_experience":{"says":"printed","where":"Advanced Actions, table","value":3},"assassin_treasure":{"says":"printed","where":"Advanced Actions, table","value":30},"summoned_cards":{"says":"printed","where":"Advanced Actions, table","value":5},"pair_bonus":{"says":"printed","where":"2 and 3 of a kind bonus","value":2},"triple_bonus":{"says":"printed","where":"2 and 3 of a kind bonus","value":3},"advanced_level":{"says":"printed","where":"Advanced Actions","value":33},"fast":{"says":"printed","where":"For Fast Play","value":"no"},"half":{"says":"house","where":"which colour fast play uses is left open","value":"any"},"hardcore":{"says":"printed","where":"Hardcore Mode","value":"no"},"powderpuff":{"says":"printed","where":"Powderpuff Mode","value":"no"},"armor_cap":{"says":"house","where":"Shopping: three per player is read as the size of the pool, not as a cap","value":0},"fairy_shields":{"says":"house","where":"not described; 3 is the middle of what Monsters have","value":3},"trap_strength":{"says":"printed","where":"Set Trap, overview and table","value":1},"trap_lasts":{"says":"house","where":"Set Trap: nothing is said to take a trap away; and games end sooner","value":"yes"},"open_experience":{"says":"house","where":"Victory: experience lies face down","value":"no"},"overkill":{"says":"house","where":"Monsters With Magic Items: armor is lost point by point, and one more is deadly","value":"yes"},"passed_binds":{"says":"house","where":"Premonition: the cards are passed to be met","value":"yes"},"last_call_waits":{"says":"house","where":"Shopping: one final time, at the beginning of a turn","value":"no"},"last_call_opens":{"says":"house","where":"Shopping: when only two remain, as after a death","value":"no"},"shop_then_any":{"says":"house","where":"Shopping: three actions are listed that may follow","value":"no"},"wins_hurt":{"says":"house","where":"Monsters With Magic Items: each must be countered to survive the attack","value":"no"},"counter_defeats":{"says":"house","where":"Monsters With Magic Items: an exception to defeating a Monster with one","value":"no"},"equal_costs":{"says":"house","where":"Adding Up Who Wins: at equal numbers the Monster wins","value":"yes"},"traps_summoned":{"says":"house","where":"Summon Dragon: draw 5 cards","value":"no"},"low_dunjiin":{"says":"house","where":"The Graveyard: nobody says how few cards are very few","value":10},"for_keeps":{"says":"printed","where":"Playing For Keeps","value":"no"},"dealer":{"says":"house","where":"Getting Started: select a person; by lot, where nobody is selected","value":0}},"monster":[{"says":"house","where":"Hardcore Mode example prints it with Strength 10 and 3 shields; its other shields and the number of copies is ours","name":"Red Dragon","strength":10,"shields":[{"shields":2,"red":1,"blue":1},{"shields":3,"red":1,"blue":1}]},{"says":"house","where":"Hardcore Mode example prints it with Strength 10 and 2 shields; the number of copies is ours","name":"Green Dragon","strength":10,"shields":[{"shields":2,"red":2,"blue":2}]},{"says":"house","where":"Combat Examples 3 needs a third kind of ten; so many that three alike can be found, and that Levels begin close together","name":"Ogre","strength":10,"shields":[{"shields":2,"red":21,"blue":21}]},{"says":"house","where":"strength and 3 shields seen in Combat Examples 1; the kind, its other shields and the number of copies are ours","name":"Vampire","strength":9,"shields":[{"shields":3,"red":1,"blue":1},{"shields":4,"red":3,"blue":3}]},{"says":"house","where":"Combat Examples 4 prints it with Strength 8 and 4 shields; the number of copies is ours","name":"Skeleton","strength":8,"shields":[{"shields":4,"red":1,"blue":2}]},{"says":"house","where":"strength and 4 shields seen in Combat Examples 3; the kind is ours, and one copy, since low cards make weak starts","name":"Orc","strength":7,"shields":[{"shields":4,"red":1,"blue":0}]},{"says":"house","where":"strength seen in Combat Examples 2; the kind and its shields are ours, and two copies, one for the Character of Level 22 there","name":"Giant Spider","strength":6,"shields":[{"shields":2,"red":1,"blue":1}]},{"says":"house","where":"strength and 4 shields seen in Combat Examples 2; the kind is ours, and one copy, since low cards make weak starts","name":"Goblin","strength":5,"shields":[{"shields":4,"red":0,"blue":1}]},{"says":"house","where":"strength seen in Combat Examples 2; the kind and its shields are ours, and one copy, since low cards make weak starts","name":"Slime","strength":2,"shields":[{"shields":2,"red":1,"blue":0}]}],"treasure":[{"says":"house","where":"Shopping example prints its value; the number of copies is ours","red":1,"blue":1,"value":5},{"says":"house","where":"fills the gap; the number of copies is ours","red":1,"blue":1,"value":6},{"says":"house","where":"Shopping example prints its value; the number of copies is ours","red":1,"blue":1,"value":7},{"says":"house","where":"Combat Examples 1 prints its value; the number of copies is ours","red":1,"blue":1,"value":8},{"says":"house","where":"Combat Examples 2 prints its value; the number of copies is ours","red":1,"blue":1,"value":9},{"says":"house","where":"Combat Examples 4 prints its value; the number of copies is ours: a card buys armor by itself","red":8,"blue":8,"value":10}],"magic":{"says":"house","where":"Required to Play prints 12 in all; the even split of the colours is ours","red":6,"blue":6},"fairy":{"says":"house","where":"Required to Play prints 4 in all; the even split of the colours is ours, and shields are a number above","red":2,"blue":2}}',1795917906152,NULL,NULL,6444);
INSERT INTO "editions" VALUES('0779a9afc97a4d90','koa','{"edition":{"game":"koa","name":"twelve sectors","about":"a wheel of 12 sectors, half of them caverns; 15 caverns, 8 goroldioa and 8 springs for each clan"},"numbers":{"caverns":{"says":"house","where":"of 12, 15 and 18 the one that fills the board without forcing seizures","value":15},"goroldioa":{"says":"house","where":"6 must be connectable for four actions; 2 to spare","value":8},"springs":{"says":"house","where":"as many as goroldioa","value":8},"lava":{"says":"house","where":"95 % of simulated games use 11 or fewer","value":12},"earthquakes":{"says":"house","where":"as many as lava","value":12},"wheel_cavern":{"says":"house","where":"caverns end the game and score, so they come most often","value":6},"wheel_goroldioa":{"says":"house","where":"as often as springs, since actions need pairs","value":2},"wheel_spring":{"says":"house","where":"as often as goroldioa","value":2},"wheel_lava":{"says":"house","where":"once in twelve","value":1},"wheel_earthquake":{"says":"house","where":"once in twelve","value":1},"roll_1":{"says":"printed","where":"Seizing Mechanic: and so on","value":10},"roll_2":{"says":"printed","where":"Seizing Mechanic: and so on","value":9},"roll_3":{"says":"printed","where":"Seizing Mechanic","value":8},"roll_4":{"says":"printed","where":"Seizing Mechanic","value":7},"roll_5":{"says":"printed","where":"Seizing Mechanic","value":6},"roll_outside":{"says":"printed","where":"Seizing Mechanic","value":5},"pairs_2":{"says":"printed","where":"ACTIONS","value":2},"pairs_3":{"says":"printed","where":"ACTIONS","value":4},"pairs_4":{"says":"printed","where":"ACTIONS","value":6},"cavern_points":{"says":"house","where":"cut off tiles are still worth points","value":1},"chain_points":{"says":"house","where":"VICTORY speaks of caverns chained to the camp","value":1},"outside_points":{"says":"house","where":"ATTACK ZONES: additional points for caverns outside","value":1},"seized_points":{"says":"printed","where":"SEIZE: an extra victory point","value":1},"resource_points":{"says":"house","where":"only caverns are tied to points","value":0},"zone_shape":{"says":"house","where":"the only reading in which four corners share out the board","value":"ring"},"two_players":{"says":"house","where":"four turns, clockwise","value":"alternate"},"steps":{"says":"house","where":"no allowance is printed: the pawn goes anywhere","value":0},"rises_at_once":{"says":"printed","where":"ACTIONS","value":"yes"},"falls_at_once":{"says":"house","where":"as it rises","value":"yes"},"seize_from":{"says":"house","where":"the pawn has to get there","value":"network"},"seize_without_tile":{"says":"house","where":"SEIZE replaces like for like","value":"no"},"seize_located":{"says":"printed","where":"Seek The Sharman","value":"yes"},"located_limit":{"says":"house","where":"no limit is printed; so nobody walls in a zone by prayer","value":2},"sharman_search":{"says":"printed","where":"Seek The Sharman: the next available joining square","value":"joining"},"quake_area":{"says":"printed","where":"EXCAVATE: 1, 2, 9 and 10 are rolled again","value":"dice"},"quakes_destroy":{"says":"house","where":"else there were nothing to protect zones 1 and 2 from","value":"yes"},"rescue":{"says":"printed","where":"BLOCKED: the players may all jointly choose one piece","value":"chosen"},"shared_ends":{"says":"house","where":"SETUP calls it the 4th player, and a last cavern of one player ends the game","value":"yes"},"tie_break":{"says":"house","where":"none is printed; who attacked is ahead of who did not","value":"seized"},"longest":{"says":"house","where":"so that every game ends: 3 of 100,000 random games go on so long","value":1000},"jonny_1":{"says":"printed","where":"The Jonny Rule","value":"no"},"jonny_2":{"says":"printed","where":"The Jonny Rule","value":"no"},"jonny_3":{"says":"printed","where":"The Jonny Rule","value":"no"},"jonny_4":{"says":"printed","where":"The Jonny Rule","value":"no"}}}',1795917896812,NULL,NULL,3931);
INSERT INTO "editions" VALUES('af7c494672208af1','konja','{"edition":{"game":"konja","name":"24 relics and 20 spells","about":"the counts of the rulebook; what the cards do is designed here"},"numbers":{"begins":{"says":"house","where":"K45: cannot be computed","value":"any"},"starter_1":{"says":"printed","where":"SET-UP: FiyeAh, Shayka and At!","value":"friendly"},"starter_2":{"says":"printed","where":"SET-UP: FiyeAh, Shayka and At!","value":"friendly"},"gold":{"says":"printed","where":"SET-UP","value":2},"magick":{"says":"printed","where":"SET-UP","value":2},"power":{"says":"printed","where":"SET-UP","value":2},"hand":{"says":"printed","where":"SPELL ANCESTOR","value":3},"offerings":{"says":"printed","where":"SET-UP","value":3},"relic_limit":{"says":"printed","where":"MERCHANT ANCESTOR","value":4},"green_dice":{"says":"printed","where":"BONES","value":5},"action_dice":{"says":"printed","where":"BONES","value":2},"purple_dice":{"says":"printed","where":"COMPONENTS","value":2},"red_dice":{"says":"printed","where":"COMPONENTS","value":2},"side_blank":{"says":"printed","where":"ACTION DICE","value":3},"side_gold":{"says":"house","where":"ACTION DICE: three sides show the three tokens; one each","value":1},"side_magick":{"says":"house","where":"ACTION DICE: three sides show the three tokens; one each","value":1},"side_power":{"says":"house","where":"ACTION DICE: three sides show the three tokens; one each","value":1},"resource_gain":{"says":"printed","where":"RESOURCE ANCESTOR","value":2},"replacements":{"says":"printed","where":"MERCHANT ANCESTOR","value":1},"replace_price":{"says":"printed","where":"MERCHANT ANCESTOR","value":1},"upgrades":{"says":"printed","where":"RAIN ANCESTOR","value":1},"single_from":{"says":"printed","where":"PYRAMID OF SUMMONING","value":4},"single_power":{"says":"printed","where":"PYRAMID OF SUMMONING","value":1},"pair_magick":{"says":"printed","where":"PYRAMID OF SUMMONING","value":2},"run_dice":{"says":"printed","where":"PYRAMID OF SUMMONING","value":3},"run_gold":{"says":"printed","where":"PYRAMID OF SUMMONING","value":1},"dice_low":{"says":"printed","where":"PYRAMID OF SUMMONING","value":3},"dice_middle":{"says":"printed","where":"PYRAMID OF SUMMONING","value":4},"dice_high":{"says":"printed","where":"PYRAMID OF SUMMONING","value":5},"points_low":{"says":"printed","where":"COMPONENTS","value":3},"points_middle":{"says":"printed","where":"COMPONENTS","value":5},"points_high":{"says":"printed","where":"COMPONENTS","value":7},"better_low":{"says":"printed","where":"RAIN ANCESTOR","value":4},"better_middle":{"says":"printed","where":"RAIN ANCESTOR","value":6},"better_high":{"says":"printed","where":"RAIN ANCESTOR","value":9},"price_low":{"says":"printed","where":"RAIN ANCESTOR","value":5},"price_middle":{"says":"printed","where":"RAIN ANCESTOR","value":8},"price_high":{"says":"printed","where":"RAIN ANCESTOR","value":11},"upgrade_low":{"says":"printed","where":"RAIN ANCESTOR","value":2},"upgrade_middle":{"says":"printed","where":"RAIN ANCESTOR","value":1},"upgrade_high":{"says":"printed","where":"RAIN ANCESTOR","value":1},"supply_low":{"says":"house","where":"COMPONENTS: 27 in all; with few of the low ones going first is worth more","value":6},"supply_middle":{"says":"house","where":"COMPONENTS: 27 in all","value":11},"supply_high":{"says":"house","where":"COMPONENTS: 27 in all","value":10},"last_points":{"says":"printed","where":"WINNING THE GAME","value":21},"longest":{"says":"house","where":"K49: nobody ends it otherwise","value":200},"free_attacks":{"says":"house","where":"K10: red dice come from cards only","value":0},"purple_fixed":{"says":"house","where":"K9: only rerolls are barred","value":"no"},"marked_only":{"says":"house","where":"K18: any side","value":"no"},"all_discard":{"says":"house","where":"K35: the favour is the active player''s","value":"no"},"surplus_pays":{"says":"house","where":"K28: it is a discard, not a sale","value":"no"},"bought_tapped":{"says":"house","where":"K30: nothing taps it","value":"no"},"any_turn_ends":{"says":"house","where":"K41: only the player whose turn ends","value":"no"},"cards_when":{"says":"house","where":"K21: in Bones","value":"bones"},"spent_first":{"says":"house","where":"L7: green dice go before purple ones","value":"green"},"ties":{"says":"house","where":"K44: who began has had more of the favours","value":"second"},"token_supply":{"says":"house","where":"K40: tokens do not run out","value":0}},"relic":[{"says":"house","where":"name is known; everything else is ours","name":"FiyeAh","cost":1,"worth":1,"power":0,"die":true,"starter":"all","copies":0,"effect":[{"does":"reroll","times":1,"boosts":1,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]}]},{"says":"house","where":"name and friendliness are known; everything else is ours","name":"Shayka","cost":1,"worth":1,"power":2,"die":true,"starter":"friendly","copies":0,"effect":[{"does":"purple","times":1,"boosts":0,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]}]},{"says":"house","where":"name and hostility are known; everything else is ours","name":"Oodoo","cost":1,"worth":1,"power":3,"die":false,"starter":"aggressive","copies":0,"effect":[{"does":"strike","times":1,"boosts":0,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]}]},{"says":"house","where":"name is known; everything else is ours","name":"At!","cost":1,"worth":1,"power":0,"die":true,"starter":"all","copies":0,"effect":[{"does":"gain","times":1,"boosts":0,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]}]},{"says":"house","where":"name is known; everything else is ours","name":"Figa","cost":1,"worth":0,"power":0,"die":true,"starter":"none","copies":1,"effect":[{"does":"set","times":1,"boosts":0,"boost":1,"amount":1,"token":"any","each":false,"of":[1,2],"to":[5,6]}]},{"says":"house","where":"name is known; everything else is ours","name":"DoofDoof","cost":2,"worth":1,"power":0,"die":true,"starter":"none","copies":1,"effect":[{"does":"reroll","times":3,"boosts":0,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]}]},{"says":"house","where":"name is known; everything else is ours","name":"Marsk","cost":4,"worth":2,"power":1,"die":true,"starter":"none","copies":1,"effect":[{"does":"copy","times":1,"boosts":0,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]}]},{"says":"house","where":"name is known; everything else is ours","name":"Urb","cost":1,"worth":0,"power":0,"die":true,"starter":"none","copies":1,"effect":[{"does":"gain","times":1,"boosts":0,"boost":1,"amount":2,"token":"magick","each":false,"of":[1,6],"to":[1,6]},{"does":"draw","times":1,"boosts":0,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]}]},{"says":"house","where":"designed here","name":"Boan","cost":2,"worth":1,"power":0,"die":true,"starter":"none","copies":1,"effect":[{"does":"flip","times":1,"boosts":0,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]}]},{"says":"house","where":"designed here","name":"Feddah","cost":4,"worth":2,"power":0,"die":true,"starter":"none","copies":1,"effect":[{"does":"raise","times":1,"boosts":2,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]}]},{"says":"house","where":"designed here","name":"Stoan","cost":4,"worth":2,"power":0,"die":true,"starter":"none","copies":1,"effect":[{"does":"lower","times":1,"boosts":2,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]}]},{"says":"house","where":"designed here","name":"Totim","cost":3,"worth":1,"power":1,"die":true,"starter":"none","copies":1,"effect":[{"does":"gain","times":1,"boosts":0,"boost":1,"amount":1,"token":"gold","each":true,"of":[1,3],"to":[1,6]}]},{"says":"house","where":"designed here","name":"Rattla","cost":2,"worth":1,"power":0,"die":false,"starter":"none","copies":1,"effect":[{"does":"shake","times":1,"boosts":0,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]},{"does":"reroll","times":2,"boosts":1,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]}]},{"says":"house","where":"designed here","name":"Beedz","cost":2,"worth":1,"power":0,"die":true,"starter":"none","copies":1,"effect":[{"does":"gain","times":1,"boosts":0,"boost":1,"amount":2,"token":"any","each":false,"of":[1,6],"to":[1,6]}]},{"says":"house","where":"designed here","name":"Kandl","cost":1,"worth":0,"power":0,"die":false,"starter":"none","copies":1,"effect":[{"does":"untap","times":1,"boosts":1,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]}]},{"says":"house","where":"designed here","name":"Mirra","cost":2,"worth":1,"power":0,"die":true,"starter":"none","copies":1,"effect":[{"does":"set","times":1,"boosts":0,"boost":1,"amount":1,"token":"any","each":false,"of":[1,5],"to":[1,3]}]},{"says":"house","where":"designed here","name":"Kauldrin","cost":3,"worth":1,"power":0,"die":true,"starter":"none","copies":1,"effect":[{"does":"purple","times":1,"boosts":1,"boost":2,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]}]},{"says":"house","where":"designed here","name":"Knotta","cost":3,"worth":1,"power":1,"die":false,"starter":"none","copies":1,"effect":[{"does":"hex","times":1,"boosts":0,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]}]},{"says":"house","where":"designed here","name":"Tuska","cost":3,"worth":1,"power":0,"die":false,"starter":"none","copies":1,"effect":[{"does":"strike","times":1,"boosts":1,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]}]},{"says":"house","where":"designed here","name":"Kloke","cost":2,"worth":1,"power":0,"die":false,"starter":"none","copies":1,"effect":[{"does":"protect","times":1,"boosts":0,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]},{"does":"reroll","times":1,"boosts":1,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]}]},{"says":"house","where":"designed here","name":"Skulla","cost":4,"worth":2,"power":1,"die":true,"starter":"none","copies":1,"effect":[{"does":"conjure","times":1,"boosts":0,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[4,6]}]},{"says":"house","where":"designed here","name":"Raynstik","cost":1,"worth":0,"power":2,"die":true,"starter":"none","copies":1,"effect":[{"does":"upgrade","times":1,"boosts":0,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]}]}],"spell":[{"says":"house","where":"name is known; everything else is ours","name":"Rool","cost":1,"copies":2,"effect":[{"does":"reroll","times":2,"boosts":0,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]}]},{"says":"house","where":"name is known; everything else is ours","name":"Ya-Ya","cost":1,"copies":2,"effect":[{"does":"purple","times":1,"boosts":0,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]}]},{"says":"house","where":"name is known; everything else is ours","name":"Zau Ba","cost":4,"copies":1,"effect":[{"does":"set","times":1,"boosts":0,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]}]},{"says":"house","where":"name is known; everything else is ours","name":"Chaac!","cost":3,"copies":1,"effect":[{"does":"upgrade","times":1,"boosts":0,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]}]},{"says":"house","where":"designed here","name":"Hoopla","cost":3,"copies":1,"effect":[{"does":"flip","times":1,"boosts":0,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]}]},{"says":"house","where":"designed here","name":"Upsy","cost":3,"copies":2,"effect":[{"does":"shift","times":1,"boosts":0,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]}]},{"says":"house","where":"designed here","name":"Twinz","cost":3,"copies":1,"effect":[{"does":"copy","times":1,"boosts":0,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]}]},{"says":"house","where":"designed here","name":"Wakey!","cost":1,"copies":1,"effect":[{"does":"untap","times":2,"boosts":0,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]}]},{"says":"house","where":"designed here","name":"Kaching","cost":3,"copies":1,"effect":[{"does":"gain","times":1,"boosts":0,"boost":1,"amount":1,"token":"gold","each":true,"of":[5,6],"to":[1,6]}]},{"says":"house","where":"designed here","name":"Shh!","cost":2,"copies":1,"effect":[{"does":"protect","times":1,"boosts":0,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]},{"does":"draw","times":1,"boosts":0,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]},{"does":"gain","times":1,"boosts":0,"boost":1,"amount":1,"token":"power","each":false,"of":[1,6],"to":[1,6]}]},{"says":"house","where":"designed here","name":"Konjur","cost":5,"copies":1,"effect":[{"does":"conjure","times":1,"boosts":0,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]}]},{"says":"house","where":"designed here","name":"Ouch!","cost":1,"copies":1,"effect":[{"does":"strike","times":1,"boosts":0,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]}]},{"says":"house","where":"designed here","name":"Boo!","cost":2,"copies":1,"effect":[{"does":"strike","times":2,"boosts":0,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]}]},{"says":"house","where":"designed here","name":"Jinx","cost":3,"copies":1,"effect":[{"does":"hex","times":1,"boosts":0,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]}]},{"says":"house","where":"designed here","name":"Gimme","cost":4,"copies":1,"effect":[{"does":"drain","times":1,"boosts":0,"boost":1,"amount":2,"token":"gold","each":false,"of":[1,6],"to":[1,6]}]},{"says":"house","where":"designed here","name":"Zing","cost":2,"copies":1,"effect":[{"does":"mark","times":2,"boosts":0,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]}]},{"says":"house","where":"designed here","name":"Fizz","cost":1,"copies":1,"effect":[{"does":"gain","times":1,"boosts":0,"boost":1,"amount":1,"token":"power","each":false,"of":[1,6],"to":[1,6]},{"does":"wither","times":2,"boosts":0,"boost":1,"amount":1,"token":"any","each":false,"of":[1,6],"to":[1,6]}]}]}',1795917898636,NULL,NULL,14089);
INSERT INTO "editions" VALUES('f5b641199750cdc0','nagaraja','{"edition":{"game":"nagaraja","name":"two temples","about":"48 different cards, twelve of each symbol; 17 room tiles, 12 of them with a special location"},"numbers":{"goal":{"says":"printed","where":"End of the Game","value":25},"cursed_limit":{"says":"printed","where":"End of the Game","value":3},"hand":{"says":"printed","where":"Setup 10","value":5},"drawn":{"says":"printed","where":"Step 4","value":3},"given":{"says":"printed","where":"Step 4","value":1},"last_room":{"says":"printed","where":"End of the Game","value":9},"first_sticks":{"says":"printed","where":"Setup 9","value":2},"first_guide":{"says":"printed","where":"Setup 9","value":"throw"},"cursed_count":{"says":"sourced","where":"four reviews: all three lie open at the same time","value":"visible"},"stick_limit":{"says":"house","where":"no rule for a shortage is printed","value":"no"},"naga_points":{"says":"printed","where":"Step 2: in the example a discarded naga costs no points","value":0},"trap":{"says":"printed","where":"Setup 5","value":"yes"},"trap_moves":{"says":"house","where":"Card effects speak of placing, wherever the trap lies","value":"yes"},"trap_counts":{"says":"sourced","where":"opinionatedgamers.com, 2019: it ends when a player fills all nine spaces of the temple","value":"yes"}},"sticks":{"brown":{"says":"house","where":"fits the example: 7 points on two of them","count":12,"nagas":0,"points":[1,2,3,4]},"white":{"says":"house","where":"fits the example: 5 points and a naga on three","count":12,"nagas":1,"points":[1,2,3]},"green":{"says":"sourced","where":"houseofgames.it","count":12,"nagas":2,"points":[1,1]}},"relic":[{"says":"house","where":"printed: 3 to 5 points; how many of each is not","name":"idol","points":3,"cursed":false,"copies":2},{"says":"house","where":"likewise","name":"chalice","points":4,"cursed":false,"copies":2},{"says":"house","where":"likewise","name":"crown","points":5,"cursed":false,"copies":2},{"says":"printed","where":"Presentation and Setup","name":"cursed mask","points":6,"cursed":true,"copies":3}],"amulet":[{"says":"house","where":"four kinds and three effects: two of them score","name":"ring","power":"points","points":1,"copies":3},{"says":"printed","where":"Exploration, second example","name":"bracelet","power":"points","points":2,"copies":3},{"says":"printed","where":"Amulet effects","name":"scarab","power":"draw","points":0,"copies":3},{"says":"printed","where":"Amulet effects: the Amulet of Undoing","name":"knot","power":"undo","points":0,"copies":3}],"room":[{"says":"house","where":"","name":"passage","paths":["NS*"],"copies":2},{"says":"house","where":"","name":"bend","paths":["NE*"],"copies":2},{"says":"house","where":"","name":"fork","paths":["NES"],"copies":2},{"says":"house","where":"","name":"crossing","paths":["NESW"],"copies":3},{"says":"house","where":"","name":"crypt","paths":["NES*"],"copies":4},{"says":"house","where":"as in the example: a relic or an amulet","name":"side chamber","paths":["NE","S*"],"copies":4}],"card":[{"says":"house","where":"","name":"Steady Hand","symbol":"sticks","brown":1,"white":1,"green":0,"arrow":"clear","effect":"points","amount":2,"draws":2},{"says":"house","where":"its sticks are a throw of the rulebook''s example","name":"River Wind","symbol":"sticks","brown":0,"white":3,"green":0,"arrow":"clear","effect":"points","amount":3,"draws":1},{"says":"house","where":"","name":"Drum Beat","symbol":"sticks","brown":1,"white":0,"green":3,"arrow":"clear","effect":"points","amount":3,"draws":1},{"says":"house","where":"","name":"Eagle Feather","symbol":"sticks","brown":0,"white":1,"green":3,"arrow":"clear","effect":"points","amount":4,"draws":1},{"says":"house","where":"","name":"Loose Ground","symbol":"sticks","brown":1,"white":1,"green":0,"arrow":"red","effect":"rethrow","amount":2,"draws":1},{"says":"house","where":"","name":"Sudden Gust","symbol":"sticks","brown":1,"white":0,"green":1,"arrow":"red","effect":"rethrow","amount":2,"draws":1},{"says":"house","where":"","name":"Rattle","symbol":"sticks","brown":0,"white":0,"green":4,"arrow":"red","effect":"rethrow","amount":2,"draws":1},{"says":"house","where":"","name":"Snapped Twig","symbol":"sticks","brown":1,"white":1,"green":1,"arrow":"red","effect":"break","amount":1,"draws":1},{"says":"house","where":"","name":"Quick Fingers","symbol":"sticks","brown":0,"white":2,"green":2,"arrow":"red","effect":"break","amount":1,"draws":1},{"says":"house","where":"","name":"Dry Rot","symbol":"sticks","brown":0,"white":0,"green":4,"arrow":"red","effect":"break","amount":1,"draws":1},{"says":"house","where":"its effect is printed, in the example of step 2","name":"Flood","symbol":"sticks","brown":0,"white":1,"green":2,"arrow":"red","effect":"break","amount":2,"draws":0},{"says":"house","where":"","name":"Termites","symbol":"sticks","brown":1,"white":1,"green":0,"arrow":"red","effect":"break","amount":2,"draws":1},{"says":"house","where":"","name":"Keyhole","symbol":"relics","brown":0,"white":2,"green":0,"arrow":"both","effect":"peek","amount":1,"draws":2},{"says":"house","where":"","name":"Mirror","symbol":"relics","brown":0,"white":0,"green":3,"arrow":"both","effect":"peek","amount":1,"draws":2},{"says":"house","where":"","name":"Oil Lamp","symbol":"relics","brown":0,"white":1,"green":1,"arrow":"both","effect":"peek","amount":2,"draws":2},{"says":"house","where":"","name":"Full Moon","symbol":"relics","brown":0,"white":0,"green":2,"arrow":"both","effect":"peek","amount":2,"draws":2},{"says":"house","where":"","name":"Old Map","symbol":"relics","brown":1,"white":0,"green":1,"arrow":"clear","effect":"peek","amount":2,"draws":2},{"says":"house","where":"","name":"Spy","symbol":"relics","brown":1,"white":0,"green":1,"arrow":"red","effect":"peek","amount":2,"draws":2},{"says":"printed","where":"Presentation: the card of the example","name":"Sleight of Hand","symbol":"relics","brown":0,"white":1,"green":3,"arrow":"red","effect":"swap-relics","amount":1,"draws":0},{"says":"house","where":"","name":"False Bottom","symbol":"relics","brown":1,"white":0,"green":1,"arrow":"red","effect":"swap-relics","amount":1,"draws":2},{"says":"house","where":"","name":"Night Work","symbol":"relics","brown":0,"white":0,"green":3,"arrow":"clear","effect":"swap-relics","amount":1,"draws":2},{"says":"house","where":"","name":"Ropes and Pulleys","symbol":"relics","brown":1,"white":0,"green":1,"arrow":"clear","effect":"swap-relics","amount":1,"draws":2},{"says":"house","where":"","name":"Blessing","symbol":"relics","brown":0,"white":0,"green":2,"arrow":"both","effect":"swap-relics","amount":1,"draws":2},{"says":"house","where":"","name":"Monkeys","symbol":"relics","brown":0,"white":1,"green":1,"arrow":"both","effect":"swap-relics","amount":1,"draws":2},{"says":"house","where":"","name":"Turning Wall","symbol":"rooms","brown":0,"white":2,"green":1,"arrow":"both","effect":"pivot","amount":1,"draws":1},{"says":"house","where":"","name":"Hidden Lever","symbol":"rooms","brown":1,"white":1,"green":0,"arrow":"both","effect":"pivot","amount":1,"draws":1},{"says":"house","where":"with Pitfall the two cards of the example of step 1","name":"Tremor","symbol":"rooms","brown":1,"white":1,"green":1,"arrow":"red","effect":"pivot","amount":1,"draws":0},{"says":"house","where":"","name":"Keystone","symbol":"rooms","brown":0,"white":2,"green":2,"arrow":"clear","effect":"pivot","amount":1,"draws":1},{"says":"house","where":"","name":"Rollers","symbol":"rooms","brown":0,"white":0,"green":3,"arrow":"clear","effect":"move","amount":1,"draws":1},{"says":"house","where":"","name":"Strong Backs","symbol":"rooms","brown":1,"white":0,"green":1,"arrow":"clear","effect":"move","amount":1,"draws":1},{"says":"house","where":"","name":"Earthquake","symbol":"rooms","brown":0,"white":2,"green":1,"arrow":"both","effect":"swap-rooms","amount":1,"draws":2},{"says":"house","where":"","name":"Shifting Halls","symbol":"rooms","brown":1,"white":1,"green":1,"arrow":"red","effect":"swap-rooms","amount":1,"draws":1},{"says":"house","where":"","name":"Master Builder","symbol":"rooms","brown":0,"white":3,"green":0,"arrow":"clear","effect":"swap-rooms","amount":1,"draws":2},{"says":"house","where":"with Tremor the two cards of the example of step 1","name":"Pitfall","symbol":"rooms","brown":2,"white":0,"green":0,"arrow":"red","effect":"trap","amount":1,"draws":0},{"says":"house","where":"","name":"Collapse","symbol":"rooms","brown":0,"white":1,"green":3,"arrow":"red","effect":"trap","amount":1,"draws":0},{"says":"house","where":"","name":"Counterweight","symbol":"rooms","brown":1,"white":1,"green":1,"arrow":"clear","effect":"pivot","amount":1,"draws":1},{"says":"sourced","where":"turnoyaccion.blogspot.com, 2019","name":"Pickpocket","symbol":"cards","brown":1,"white":0,"green":2,"arrow":"red","effect":"lose","amount":1,"draws":0},{"says":"house","where":"","name":"Bad Omen","symbol":"cards","brown":1,"white":1,"green":0,"arrow":"red","effect":"lose","amount":1,"draws":0},{"says":"house","where":"","name":"Scattered Notes","symbol":"cards","brown":0,"white":1,"green":3,"arrow":"red","effect":"lose","amount":1,"draws":0},{"says":"house","where":"","name":"Mosquitoes","symbol":"cards","brown":0,"white":0,"green":4,"arrow":"red","effect":"lose","amount":1,"draws":0},{"says":"house","where":"","name":"Good Guides","symbol":"cards","brown":2,"white":0,"green":1,"arrow":"clear","effect":"draw","amount":2,"draws":0},{"says":"house","where":"","name":"Supplies","symbol":"cards","brown":0,"white":2,"green":2,"arrow":"clear","effect":"draw","amount":2,"draws":0},{"says":"house","where":"","name":"Campfire","symbol":"cards","brown":0,"white":3,"green":1,"arrow":"clear","effect":"draw","amount":2,"draws":0},{"says":"house","where":"","name":"Letter from Home","symbol":"cards","brown":0,"white":1,"green":4,"arrow":"clear","effect":"draw","amount":2,"draws":0},{"says":"house","where":"","name":"Lost and Found","symbol":"cards","brown":1,"white":1,"green":0,"arrow":"clear","effect":"retrieve","amount":1,"draws":2},{"says":"house","where":"","name":"Second Thought","symbol":"cards","brown":1,"white":0,"green":1,"arrow":"clear","effect":"retrieve","amount":1,"draws":2},{"says":"house","where":"","name":"Diary","symbol":"cards","brown":0,"white":1,"green":1,"arrow":"clear","effect":"retrieve","amount":1,"draws":2},{"says":"house","where":"","name":"Old Friend","symbol":"cards","brown":0,"white":0,"green":2,"arrow":"clear","effect":"retrieve","amount":1,"draws":2}]}',1795917900516,NULL,NULL,10449);
INSERT INTO "editions" VALUES('25bfa724905cfe19','zimby_mojo','{"edition":{"game":"zimby_mojo","name":"four quarters","about":"a map of 225 tiles, the same in every quarter; 104 scrolls of 39 kinds; the eight rituals of the King"},"numbers":{"zimbies":{"says":"printed","where":"Game Setup suggests 4 or 8: with 8 the first ward falls in round 1","value":4},"scrolls":{"says":"printed","where":"Game Setup suggests 3 or 6, as many as go with 4 or 8 zimbies","value":3},"mojo_tokens":{"says":"printed","where":"Part 1","value":4},"board_limit":{"says":"printed","where":"Part 8","value":8},"round_limit":{"says":"printed","where":"M4: no limit is printed; 0 is none","value":0},"longest":{"says":"house","where":"M4: so that every game ends, also one that nobody tries to win","value":100},"hand_limit":{"says":"printed","where":"Part 3, Wrap-up","value":6},"spawn_cost":{"says":"printed","where":"Part 8","value":3},"spawn_limit":{"says":"printed","where":"Part 8","value":2},"eat_limit":{"says":"printed","where":"Part 8, by a shaman in a round","value":2},"eat_mojo":{"says":"printed","where":"Part 8","value":2},"devour_limit":{"says":"printed","where":"Part 8, by a column","value":2},"devour_brutality":{"says":"printed","where":"Part 8","value":4},"tribe_limit":{"says":"printed","where":"Part 4","value":3},"tribes_limit":{"says":"printed","where":"Part 4","value":3},"range":{"says":"printed","where":"Part 6","value":3},"step_tiles_1":{"says":"printed","where":"Part 5","value":4},"step_tiles_2":{"says":"printed","where":"Part 5","value":2},"step_tiles_3":{"says":"printed","where":"Part 5","value":1},"step_tiles_4":{"says":"printed","where":"Part 5","value":1},"step_tiles_5":{"says":"printed","where":"Part 5","value":1},"step_cost_1":{"says":"printed","where":"Part 5","value":1},"step_cost_2":{"says":"printed","where":"Part 5","value":1},"step_cost_3":{"says":"printed","where":"Part 5","value":1},"step_cost_4":{"says":"printed","where":"Part 5","value":2},"step_cost_5":{"says":"printed","where":"Part 5","value":4},"zombie_price":{"says":"printed","where":"Part 12","value":2},"zombie_limit":{"says":"printed","where":"Part 12","value":2},"zombie_tiles":{"says":"printed","where":"Part 12","value":2},"shamble_sides":{"says":"printed","where":"Part 12","value":6},"zombie_brutality":{"says":"printed","where":"Part 12","value":2},"zombie_vitality":{"says":"printed","where":"Part 12","value":3},"thug_dice_alive":{"says":"printed","where":"Part 3","value":1},"thug_dice_dead":{"says":"printed","where":"Part 3","value":2},"thug_brutality":{"says":"printed","where":"Part 7: 1, and 2 for each thug","value":2},"thug_vitality":{"says":"printed","where":"Part 7","value":2},"king_brutality":{"says":"printed","where":"Part 7: 1, and 1 for each thug in play","value":1},"king_vitality":{"says":"printed","where":"Part 7","value":4},"burden_first":{"says":"printed","where":"Part 13","value":8},"burden_second":{"says":"printed","where":"Part 13","value":4},"burden_last":{"says":"printed","where":"Part 13","value":2},"immunity":{"says":"printed","where":"Part 13","value":3},"crown_ritual":{"says":"printed","where":"Part 13","value":4},"portal_price":{"says":"printed","where":"Part 11","value":1},"seal_price":{"says":"printed","where":"Part 9","value":1},"solo_library":{"says":"printed","where":"Solitaire play","value":17},"solo_scrolls":{"says":"printed","where":"Solitaire play","value":6},"solo_zimbies":{"says":"printed","where":"Solitaire play","value":8}},"map":{"says":"house","where":"the picture is lost: its shape follows from Parts 2, 3, 9 and 11, the distances of the play examples and deviousweasel.com","drawing":"....8...........1....\n.oooooooooVooooooooo.\n.o.-..-..o.o..-..-.o.\n.o-PV--..o.o..--TP-o.\n7o.T#.-..oTo..-.#V.o2\n.o.-..-..o.o..-..-.o.\n.o----S..o.o..S----o.\n.o.....GjjijjG.....o.\n.o.....jm.W.mj.....o.\n.ooooooj.RsR.joooooo.\n.V..T..iWs*sWi..T..V.\n.ooooooj.RsR.joooooo.\n.o.....jm.W.mj.....o.\n.o.....GjjijjG.....o.\n.o----S..o.o..S----o.\n.o.-..-..o.o..-..-.o.\n6o.V#.-..oTo..-.#T.o3\n.o-PT--..o.o..--VP-o.\n.o.-..-..o.o..-..-.o.\n.oooooooooVooooooooo.\n....5...........4....\n","inner":"    7,13 8,13 9,13 10,13 11,13 12,13 13,13 13,12 13,11 13,10 13,9 13,8 13,7 12,7 11,7 10,7\n    9,7 8,7 7,7 7,8 7,9 7,10 7,11 7,12\n","outer":["    9,13 9,14 9,15 9,16 9,17 9,18 9,19 8,19 7,19 6,19 5,19 4,19 3,19 2,19 1,19 1,18\n    1,17 1,16 1,15 1,14 1,13 1,12 1,11 2,11 3,11 4,11 5,11 6,11 7,11 7,12 7,13 8,13\n    ","    13,11 14,11 15,11 16,11 17,11 18,11 19,11 19,12 19,13 19,14 19,15 19,16 19,17 19,18 19,19 18,19\n    17,19 16,19 15,19 14,19 13,19 12,19 11,19 11,18 11,17 11,16 11,15 11,14 11,13 12,13 13,13 13,12\n    ","    11,7 11,6 11,5 11,4 11,3 11,2 11,1 12,1 13,1 14,1 15,1 16,1 17,1 18,1 19,1 19,2\n    19,3 19,4 19,5 19,6 19,7 19,8 19,9 18,9 17,9 16,9 15,9 14,9 13,9 13,8 13,7 12,7\n    ","    7,9 6,9 5,9 4,9 3,9 2,9 1,9 1,8 1,7 1,6 1,5 1,4 1,3 1,2 1,1 2,1\n    3,1 4,1 5,1 6,1 7,1 8,1 9,1 9,2 9,3 9,4 9,5 9,6 9,7 8,7 7,7 7,8\n    "]},"scroll":[{"says":"printed","where":"play example, Round X: cost and bonus; copies are house","name":"Spikey Bone Claws","type":"witchery","cost":1,"targets":["zimbies","thugs","king","zombie"],"effect":"brutality","amount":1,"dice":"","spread":"","doubles":true,"copies":4,"red":false},{"says":"house","where":"Part 7 prints the name and that it changes brutality","name":"Nasty Sharp Knives","type":"witchery","cost":2,"targets":["zimbies","thugs","king","zombie"],"effect":"brutality","amount":2,"dice":"","spread":"","doubles":true,"copies":4,"red":false},{"says":"house","where":"","name":"Big Ol'' Skull Thumper","type":"witchery","cost":3,"targets":["zimbies","thugs","king","zombie"],"effect":"brutality","amount":3,"dice":"","spread":"","doubles":true,"copies":2,"red":false},{"says":"house","where":"","name":"Wobbly Knees","type":"witchery","cost":1,"targets":["zimbies","thugs","king","zombie"],"effect":"brutality","amount":-2,"dice":"","spread":"","doubles":true,"copies":3,"red":false},{"says":"printed","where":"play example, Round X+2: 1 wound; the cost follows from what Yellow can pay there","name":"Blow Guns","type":"witchery","cost":1,"targets":["zimbies","thugs","king","zombie"],"effect":"wound","amount":1,"dice":"","spread":"","doubles":true,"copies":4,"red":false},{"says":"house","where":"","name":"Lots o'' Blow Guns","type":"witchery","cost":2,"targets":["zimbies","thugs","king","zombie"],"effect":"wound","amount":2,"dice":"","spread":"","doubles":true,"copies":3,"red":false},{"says":"house","where":"","name":"Fire Belch","type":"witchery","cost":3,"targets":["zimbies","thugs","king","zombie"],"effect":"wound","amount":3,"dice":"","spread":"","doubles":true,"copies":2,"red":false},{"says":"printed","where":"play example, Round X+2: stops 1 wound; cost and copies are house","name":"Lil'' Bits o'' Armor","type":"witchery","cost":1,"targets":["zimbies","thugs","king","zombie"],"effect":"prevent","amount":1,"dice":"","spread":"","doubles":true,"copies":4,"red":false},{"says":"house","where":"","name":"Big Bits o'' Armor","type":"witchery","cost":2,"targets":["zimbies","thugs","king","zombie"],"effect":"prevent","amount":3,"dice":"","spread":"","doubles":true,"copies":3,"red":false},{"says":"house","where":"","name":"Lil'' Bits o'' Map","type":"witchery","cost":1,"targets":["zimbies"],"effect":"map","amount":1,"dice":"1d3","spread":"","doubles":true,"copies":4,"red":false},{"says":"printed","where":"play example, Round X+2","name":"Big Bits o'' Map","type":"witchery","cost":2,"targets":["zimbies"],"effect":"map","amount":2,"dice":"2d3","spread":"","doubles":true,"copies":3,"red":false},{"says":"printed","where":"play example, Round X+2","name":"Entangling Vines","type":"witchery","cost":2,"targets":["tile"],"effect":"entangle","amount":0,"dice":"","spread":"1d2","doubles":true,"copies":4,"red":false},{"says":"house","where":"Part 10 prints the obstacle; numbers as of Entangling Vines","name":"Deadly Vines","type":"witchery","cost":2,"targets":["tile"],"effect":"deadly","amount":0,"dice":"","spread":"1d2","doubles":true,"copies":4,"red":false},{"says":"house","where":"Part 10 prints the obstacle","name":"Patch o'' Darkness","type":"witchery","cost":1,"targets":["tile"],"effect":"darken","amount":0,"dice":"","spread":"","doubles":true,"copies":3,"red":false},{"says":"printed","where":"play example, Round X+2: the Crown bounces 2d2 times; the cost is house","name":"Bungle","type":"witchery","cost":2,"targets":["zimbies","thugs"],"effect":"bungle","amount":0,"dice":"2d2","spread":"","doubles":true,"copies":3,"red":false},{"says":"house","where":"","name":"Weed Whackin''","type":"witchery","cost":1,"targets":["tile"],"effect":"clear","amount":0,"dice":"","spread":"","doubles":true,"copies":2,"red":false},{"says":"house","where":"","name":"Shoo!","type":"witchery","cost":2,"targets":["zimbies","thugs","zombie"],"effect":"push","amount":0,"dice":"1d3","spread":"","doubles":true,"copies":2,"red":false},{"says":"house","where":"","name":"C''mere!","type":"witchery","cost":2,"targets":["zimbies","thugs","zombie"],"effect":"pull","amount":0,"dice":"1d3","spread":"","doubles":true,"copies":2,"red":false},{"says":"house","where":"","name":"Switcheroo","type":"witchery","cost":2,"targets":["zimbies","thugs","zombie"],"effect":"switch","amount":0,"dice":"","spread":"","doubles":false,"copies":2,"red":false},{"says":"house","where":"","name":"Nap Time","type":"witchery","cost":2,"targets":["zimbies","zombie"],"effect":"nap","amount":0,"dice":"","spread":"","doubles":false,"copies":2,"red":true},{"says":"house","where":"","name":"Grave Salt","type":"witchery","cost":2,"targets":["zombie"],"effect":"wound","amount":3,"dice":"","spread":"","doubles":true,"copies":1,"red":true},{"says":"house","where":"","name":"Slippery Grease","type":"witchery","cost":1,"targets":["zimbies"],"effect":"loosen","amount":0,"dice":"","spread":"","doubles":false,"copies":2,"red":false},{"says":"printed","where":"play example, Round X+2; the cost follows from what Yellow can pay there","name":"Nix","type":"ritual","cost":1,"targets":["witchery","ritual","incantation"],"effect":"nix","amount":0,"dice":"","spread":"","doubles":false,"copies":6,"red":true},{"says":"printed","where":"play example, Round X+2","name":"Energy","type":"ritual","cost":2,"targets":["shaman"],"effect":"wake","amount":1,"dice":"1d3","spread":"","doubles":false,"copies":4,"red":false},{"says":"house","where":"","name":"Rummage","type":"ritual","cost":1,"targets":["shaman"],"effect":"draw","amount":2,"dice":"","spread":"","doubles":false,"copies":3,"red":false},{"says":"house","where":"Part 8 prints that some scrolls bring zimbies beyond the two spawned","name":"Baby Boom","type":"ritual","cost":3,"targets":["shaman"],"effect":"breed","amount":2,"dice":"","spread":"","doubles":false,"copies":3,"red":false},{"says":"house","where":"","name":"Yoink","type":"ritual","cost":2,"targets":["shaman"],"effect":"steal","amount":1,"dice":"","spread":"","doubles":false,"copies":2,"red":true},{"says":"house","where":"","name":"Brain Rot","type":"ritual","cost":1,"targets":["shaman"],"effect":"forget","amount":1,"dice":"","spread":"","doubles":false,"copies":2,"red":true},{"says":"house","where":"","name":"Mojo Leech","type":"ritual","cost":2,"targets":["shaman"],"effect":"leech","amount":0,"dice":"1d3","spread":"","doubles":false,"copies":2,"red":true},{"says":"house","where":"","name":"Wrong Way!","type":"ritual","cost":2,"targets":["witchery"],"effect":"redirect","amount":0,"dice":"","spread":"","doubles":false,"copies":2,"red":true},{"says":"house","where":"","name":"Hush","type":"ritual","cost":1,"targets":["incantation"],"effect":"hush","amount":0,"dice":"","spread":"","doubles":false,"copies":2,"red":true},{"says":"house","where":"","name":"Dig It Up","type":"ritual","cost":1,"targets":["shaman"],"effect":"dig","amount":1,"dice":"","spread":"","doubles":false,"copies":2,"red":false},{"says":"house","where":"","name":"War Drums","type":"incantation","cost":2,"targets":["shaman"],"effect":"drums","amount":1,"dice":"","spread":"","doubles":false,"copies":3,"red":false},{"says":"house","where":"","name":"Thick Hides","type":"incantation","cost":2,"targets":["shaman"],"effect":"hides","amount":1,"dice":"","spread":"","doubles":false,"copies":2,"red":false},{"says":"house","where":"","name":"Quick Feet","type":"incantation","cost":2,"targets":["shaman"],"effect":"feet","amount":1,"dice":"","spread":"","doubles":false,"copies":2,"red":false},{"says":"house","where":"","name":"Heavy Feet","type":"incantation","cost":2,"targets":["shaman"],"effect":"feet","amount":-1,"dice":"","spread":"","doubles":false,"copies":2,"red":true},{"says":"house","where":"","name":"Big Litters","type":"incantation","cost":2,"targets":["shaman"],"effect":"litters","amount":2,"dice":"","spread":"","doubles":false,"copies":1,"red":false},{"says":"house","where":"for 2 mojo it was cast by winners a fifth as often as by the others","name":"Hex o'' Greed","type":"incantation","cost":1,"targets":["shaman"],"effect":"greed","amount":1,"dice":"","spread":"","doubles":false,"copies":2,"red":true},{"says":"house","where":"","name":"Bone Rattles","type":"incantation","cost":3,"targets":["shaman"],"effect":"rattles","amount":2,"dice":"","spread":"","doubles":false,"copies":1,"red":true}],"ritual":[{"says":"printed","where":"Part 3, the King''s turn","name":"blood","amount":0,"dice":"1d6"},{"says":"printed","where":"Part 3, the King''s turn","name":"discord","amount":0,"dice":""},{"says":"printed","where":"Part 3, the King''s turn","name":"exhaustion","amount":0,"dice":"2d2"},{"says":"printed","where":"Part 3, the King''s turn","name":"madness","amount":0,"dice":"1d2"},{"says":"printed","where":"Part 3, the King''s turn","name":"hunger","amount":0,"dice":"1d2"},{"says":"printed","where":"Part 3, the King''s turn","name":"winnowing","amount":2,"dice":""},{"says":"printed","where":"Part 3, the King''s turn","name":"portals","amount":0,"dice":"1d6"},{"says":"printed","where":"Part 3, the King''s turn","name":"terror","amount":0,"dice":""}]}',1795917905095,NULL,NULL,14006);
INSERT INTO "editions" VALUES('5257662f0c82b59a','dunjiin','{"edition":{"game":"dunjiin","name":"mine","about":"108 cards: many Ogres with two shields, few other Monsters and mostly with four, and Treasure mostly of 10"},"numbers":{"armor":{"says":"printed","where":"Required to Play","value":3},"shop_price":{"says":"printed","where":"Shopping","value":10},"magic_worth":{"says":"printed","where":"Magic Items (MI)","value":10},"rest_experience":{"says":"printed","where":"Core Actions, table","value":1},"dodge_experience":{"says":"printed","where":"Core Actions, table","value":1},"training_experience":{"says":"printed","where":"Core Actions, table","value":3},"training_treasure":{"says":"printed","where":"Core Actions, table","value":10},"necromancy_experience":{"says":"printed","where":"Core Actions, table","value":3},"trap_experience":{"says":"printed","where":"Advanced Actions, table","value":3},"dragon_experience":{"says":"printed","where":"Advanced Actions, table","value":3},"assassin_treasure":{"says":"printed","where":"Advanced Actions, table","value":30},"summoned_cards":{"says":"printed","where":"Advanced Actions, table","value":5},"pair_bonus":{"says":"printed","where":"2 and 3 of a kind bonus","value":2},"triple_bonus":{"says":"printed","where":"2 and 3 of a kind bonus","value":3},"advanced_level":{"says":"printed","where":"Advanced Actions","value":33},"fast":{"says":"printed","where":"For Fast Play","value":"no"},"half":{"says":"house","where":"which colour fast play uses is left open","value":"any"},"hardcore":{"says":"printed","where":"Hardcore Mode","value":"no"},"powderpuff":{"says":"printed","where":"Powderpuff Mode","value":"no"},"armor_cap":{"says":"house","where":"Shopping: three per player is read as the size of the pool, not as a cap","value":0},"fairy_shields":{"says":"house","where":"not described; 3 is the middle of what Monsters have","value":3},"trap_strength":{"says":"printed","where":"Set Trap, overview and table","value":1},"trap_lasts":{"says":"house","where":"Set Trap: nothing is said to take a trap away; and games end sooner","value":"yes"},"open_experience":{"says":"house","where":"Victory: experience lies face down","value":"no"},"overkill":{"says":"house","where":"Monsters With Magic Items: armor is lost point by point, and one more is deadly","value":"yes"},"passed_binds":{"says":"house","where":"Premonition: the cards are passed to be met","value":"yes"},"last_call_waits":{"says":"house","where":"Shopping: one final time, at the beginning of a turn","value":"no"},"last_call_opens":{"says":"house","where":"Shopping: when only two remain, as after a death","value":"no"},"shop_then_any":{"says":"house","where":"Shopping: three actions are listed that may follow","value":"no"},"wins_hurt":{"says":"house","where":"Monsters With Magic Items: each must be countered to survive the attack","value":"no"},"counter_defeats":{"says":"house","where":"Monsters With Magic Items: an exception to defeating a Monster with one","value":"no"},"equal_costs":{"says":"house","where":"Adding Up Who Wins: at equal numbers the Monster wins","value":"yes"},"traps_summoned":{"says":"house","where":"Summon Dragon: draw 5 cards","value":"no"},"low_dunjiin":{"says":"house","where":"The Graveyard: nobody says how few cards are very few","value":10},"for_keeps":{"says":"printed","where":"Playing For Keeps","value":"no"},"dealer":{"says":"house","where":"Getting Started: select a person; by lot, where nobody is selected","value":0}},"monster":[{"says":"house","where":"Hardcore Mode example prints it with Strength 10 and 3 shields; its other shields and the number of copies is ours","name":"Red Dragon","strength":10,"shields":[{"shields":2,"red":1,"blue":1},{"shields":3,"red":1,"blue":1}]},{"says":"house","where":"Hardcore Mode example prints it with Strength 10 and 2 shields; the number of copies is ours","name":"Green Dragon","strength":10,"shields":[{"shields":2,"red":2,"blue":2}]},{"says":"house","where":"Combat Examples 3 needs a third kind of ten; so many that three alike can be found, and that Levels begin close together","name":"Ogre","strength":10,"shields":[{"shields":2,"red":21,"blue":21}]},{"says":"house","where":"strength and 3 shields seen in Combat Examples 1; the kind, its other shields and the number of copies are ours","name":"Vampire","strength":9,"shields":[{"shields":3,"red":1,"blue":1},{"shields":4,"red":3,"blue":3}]},{"says":"house","where":"Combat Examples 4 prints it with Strength 8 and 4 shields; the number of copies is ours","name":"Skeleton","strength":8,"shields":[{"shields":4,"red":1,"blue":2}]},{"says":"house","where":"strength and 4 shields seen in Combat Examples 3; the kind is ours, and one copy, since low cards make weak starts","name":"Orc","strength":7,"shields":[{"shields":4,"red":1,"blue":0}]},{"says":"house","where":"strength seen in Combat Examples 2; the kind and its shields are ours, and two copies, one for the Character of Level 22 there","name":"Giant Spider","strength":6,"shields":[{"shields":2,"red":1,"blue":1}]},{"says":"house","where":"strength and 4 shields seen in Combat Examples 2; the kind is ours, and one copy, since low cards make weak starts","name":"Goblin","strength":5,"shields":[{"shields":4,"red":0,"blue":1}]},{"says":"house","where":"strength seen in Combat Examples 2; the kind and its shields are ours, and one copy, since low cards make weak starts","name":"Slime","strength":2,"shields":[{"shields":2,"red":1,"blue":0}]}],"treasure":[{"says":"house","where":"Shopping example prints its value; the number of copies is ours","red":1,"blue":1,"value":5},{"says":"house","where":"fills the gap; the number of copies is ours","red":1,"blue":1,"value":6},{"says":"house","where":"Shopping example prints its value; the number of copies is ours","red":1,"blue":1,"value":7},{"says":"house","where":"Combat Examples 1 prints its value; the number of copies is ours","red":1,"blue":1,"value":8},{"says":"house","where":"Combat Examples 2 prints its value; the number of copies is ours","red":1,"blue":1,"value":9},{"says":"house","where":"Combat Examples 4 prints its value; the number of copies is ours: a card buys armor by itself","red":8,"blue":8,"value":10}],"magic":{"says":"house","where":"Required to Play prints 12 in all; the even split of the colours is ours","red":6,"blue":6},"fairy":{"says":"house","where":"Required to Play prints 4 in all; the even split of the colours is ours, and shields are a number above","red":2,"blue":2}}',1795917906173,NULL,NULL,6440);
CREATE TABLE entries (
	"table" VARCHAR(24) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	seat INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	data TEXT NOT NULL, 
	"key" VARCHAR(60), 
	PRIMARY KEY ("table", number), 
	CONSTRAINT entries_key UNIQUE ("table", "key"), 
	FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "entries" VALUES('Wh-AuVDJy3L4mhKR',1,'open',-1,1795917895921,'{"setup":{"clock":{"kind":"none","minutes":10,"increment":15,"hours":72},"pace":30.0,"hints":true,"public":false,"game":"dunjiin","version":3,"edition":"a651c888f0554432","edition_name":"","numbers":{"fast":0,"half":0,"hardcore":0,"powderpuff":0,"armor":3,"armor_cap":0,"fairy_shields":3,"trap_strength":1,"trap_lasts":1,"open_experience":0,"overkill":1,"passed_binds":1,"last_call_waits":0,"last_call_opens":0,"shop_then_any":0,"wins_hurt":0,"counter_defeats":0,"equal_costs":1,"traps_summoned":0,"low_dunjiin":10,"for_keeps":0,"dealer":0,"shop_price":10,"magic_worth":10,"rest_experience":1,"dodge_experience":1,"training_experience":3,"training_treasure":10,"necromancy_experience":3,"trap_experience":3,"dragon_experience":3,"assassin_treasure":30,"summoned_cards":5,"pair_bonus":2,"triple_bonus":3,"advanced_level":33},"host":"","imported":false,"source":null,"edition_brought":false},"chairs":[{"kind":"person","name":"Ann","person":"Nj7MP8DXFq6vYzJL","bot":""},{"kind":"person","name":"Bob","person":"bWiWPhoyWEuwrvat","bot":""}]}',NULL);
INSERT INTO "entries" VALUES('Wh-AuVDJy3L4mhKR',2,'start',-1,1795917895921,'{"fate":[1,3,1,48,3,3,43,3,3]}',NULL);
INSERT INTO "entries" VALUES('Wh-AuVDJy3L4mhKR',3,'act',1,1795917895943,'{"do":"explore","fate":[3]}',NULL);
INSERT INTO "entries" VALUES('Wh-AuVDJy3L4mhKR',4,'act',1,1795917895953,'{"do":"fight","fate":[3]}',NULL);
INSERT INTO "entries" VALUES('Wh-AuVDJy3L4mhKR',5,'act',0,1795917895963,'{"do":"explore","fate":[6,48,8,10]}',NULL);
INSERT INTO "entries" VALUES('Wh-AuVDJy3L4mhKR',6,'act',1,1795917895966,'{"do":"shop 1","fate":[]}',NULL);
INSERT INTO "entries" VALUES('Wh-AuVDJy3L4mhKR',7,'act',1,1795917895969,'{"do":"rest","fate":[]}',NULL);
INSERT INTO "entries" VALUES('Wh-AuVDJy3L4mhKR',8,'act',0,1795917895972,'{"do":"explore","fate":[3,3]}',NULL);
INSERT INTO "entries" VALUES('Wh-AuVDJy3L4mhKR',9,'act',1,1795917895979,'{"do":"explore","fate":[3,3]}',NULL);
INSERT INTO "entries" VALUES('Wh-AuVDJy3L4mhKR',10,'act',0,1795917895987,'{"do":"explore","fate":[45]}',NULL);
INSERT INTO "entries" VALUES('Wh-AuVDJy3L4mhKR',11,'act',1,1795917895999,'{"do":"explore","fate":[40]}',NULL);
INSERT INTO "entries" VALUES('Wh-AuVDJy3L4mhKR',12,'act',0,1795917896003,'{"do":"rest","fate":[]}',NULL);
INSERT INTO "entries" VALUES('Wh-AuVDJy3L4mhKR',13,'act',1,1795917896011,'{"do":"rest","fate":[]}',NULL);
INSERT INTO "entries" VALUES('Wh-AuVDJy3L4mhKR',14,'act',0,1795917896019,'{"do":"explore","fate":[45]}',NULL);
INSERT INTO "entries" VALUES('Wh-AuVDJy3L4mhKR',15,'act',1,1795917896031,'{"do":"explore","fate":[45]}',NULL);
INSERT INTO "entries" VALUES('Wh-AuVDJy3L4mhKR',16,'act',0,1795917896043,'{"do":"explore","fate":[45]}',NULL);
INSERT INTO "entries" VALUES('Wh-AuVDJy3L4mhKR',17,'act',1,1795917896053,'{"do":"explore","fate":[48]}',NULL);
INSERT INTO "entries" VALUES('Wh-AuVDJy3L4mhKR',18,'act',0,1795917896064,'{"do":"explore","fate":[48]}',NULL);
INSERT INTO "entries" VALUES('Wh-AuVDJy3L4mhKR',19,'act',1,1795917896072,'{"do":"explore","fate":[3]}',NULL);
INSERT INTO "entries" VALUES('Wh-AuVDJy3L4mhKR',20,'act',1,1795917896083,'{"do":"premonition","fate":[45]}',NULL);
INSERT INTO "entries" VALUES('Wh-AuVDJy3L4mhKR',21,'act',0,1795917896096,'{"do":"premonition","fate":[3,48]}',NULL);
INSERT INTO "entries" VALUES('Wh-AuVDJy3L4mhKR',22,'act',1,1795917896107,'{"do":"rest","fate":[]}',NULL);
INSERT INTO "entries" VALUES('Wh-AuVDJy3L4mhKR',23,'act',0,1795917896119,'{"do":"explore","fate":[44]}',NULL);
INSERT INTO "entries" VALUES('Wh-AuVDJy3L4mhKR',24,'act',1,1795917896131,'{"do":"shop 1","fate":[]}',NULL);
INSERT INTO "entries" VALUES('Wh-AuVDJy3L4mhKR',25,'act',1,1795917896140,'{"do":"explore","fate":[3,3]}',NULL);
INSERT INTO "entries" VALUES('Wh-AuVDJy3L4mhKR',26,'act',0,1795917896148,'{"do":"explore","fate":[3,3]}',NULL);
INSERT INTO "entries" VALUES('Wh-AuVDJy3L4mhKR',27,'act',1,1795917896159,'{"do":"explore","fate":[3]}',NULL);
INSERT INTO "entries" VALUES('Wh-AuVDJy3L4mhKR',28,'act',1,1795917896168,'{"do":"fight","fate":[45]}',NULL);
INSERT INTO "entries" VALUES('Wh-AuVDJy3L4mhKR',29,'act',0,1795917896176,'{"do":"rest","fate":[]}',NULL);
INSERT INTO "entries" VALUES('Wh-AuVDJy3L4mhKR',30,'act',1,1795917896179,'{"do":"rest","fate":[]}',NULL);
INSERT INTO "entries" VALUES('Wh-AuVDJy3L4mhKR',31,'act',1,1795917896183,'{"do":"spend ogre/2","fate":[]}',NULL);
INSERT INTO "entries" VALUES('Wh-AuVDJy3L4mhKR',32,'act',0,1795917896187,'{"do":"explore","fate":[49,45,3]}',NULL);
INSERT INTO "entries" VALUES('Wh-AuVDJy3L4mhKR',33,'act',1,1795917896195,'{"do":"explore","fate":[1]}',NULL);
INSERT INTO "entries" VALUES('Wh-AuVDJy3L4mhKR',34,'act',1,1795917896199,'{"do":"fight","fate":[45,48]}',NULL);
INSERT INTO "entries" VALUES('Wh-AuVDJy3L4mhKR',35,'act',0,1795917896202,'{"do":"shop 2","fate":[]}',NULL);
INSERT INTO "entries" VALUES('Wh-AuVDJy3L4mhKR',36,'act',0,1795917896208,'{"do":"pay treasure-10","fate":[]}',NULL);
INSERT INTO "entries" VALUES('Wh-AuVDJy3L4mhKR',37,'act',0,1795917896212,'{"do":"explore","fate":[3,6]}',NULL);
INSERT INTO "entries" VALUES('Wh-AuVDJy3L4mhKR',38,'act',0,1795917896215,'{"do":"claim skeleton/4","fate":[]}',NULL);
INSERT INTO "entries" VALUES('Wh-AuVDJy3L4mhKR',39,'act',1,1795917896218,'{"do":"rest","fate":[]}',NULL);
INSERT INTO "entries" VALUES('Wh-AuVDJy3L4mhKR',40,'act',0,1795917896222,'{"do":"rest","fate":[]}',NULL);
INSERT INTO "entries" VALUES('Wh-AuVDJy3L4mhKR',41,'act',1,1795917896225,'{"do":"explore","fate":[3,44]}',NULL);
INSERT INTO "entries" VALUES('Wh-AuVDJy3L4mhKR',42,'act',0,1795917896228,'{"do":"explore","fate":[8,2]}',NULL);
INSERT INTO "entries" VALUES('Wh-AuVDJy3L4mhKR',43,'act',0,1795917896230,'{"do":"claim green-dragon/2","fate":[]}',NULL);
INSERT INTO "entries" VALUES('Wh-AuVDJy3L4mhKR',44,'act',1,1795917896233,'{"do":"explore","fate":[48]}',NULL);
INSERT INTO "entries" VALUES('Wh-AuVDJy3L4mhKR',45,'act',0,1795917896236,'{"do":"rest","fate":[]}',NULL);
INSERT INTO "entries" VALUES('Wh-AuVDJy3L4mhKR',46,'act',1,1795917896239,'{"do":"explore","fate":[3]}',NULL);
INSERT INTO "entries" VALUES('Wh-AuVDJy3L4mhKR',47,'act',1,1795917896241,'{"do":"fight","fate":[48]}',NULL);
INSERT INTO "entries" VALUES('Wh-AuVDJy3L4mhKR',48,'act',1,1795917896247,'{"do":"counter 0","fate":[]}',NULL);
INSERT INTO "entries" VALUES('Wh-AuVDJy3L4mhKR',49,'act',0,1795917896251,'{"do":"explore","fate":[45]}',NULL);
INSERT INTO "entries" VALUES('Wh-AuVDJy3L4mhKR',50,'act',1,1795917896254,'{"do":"assassin 1","fate":[49,49,4,3,48]}',NULL);
INSERT INTO "entries" VALUES('lHw1P4oO3zpo1JiW',1,'open',-1,1795917896260,'{"setup":{"clock":{"kind":"none","minutes":10,"increment":15,"hours":72},"pace":30.0,"hints":true,"public":false,"game":"dunjiin","version":3,"edition":"a651c888f0554432","edition_name":"","numbers":{"fast":0,"half":0,"hardcore":0,"powderpuff":0,"armor":3,"armor_cap":0,"fairy_shields":3,"trap_strength":1,"trap_lasts":1,"open_experience":0,"overkill":1,"passed_binds":1,"last_call_waits":0,"last_call_opens":0,"shop_then_any":0,"wins_hurt":0,"counter_defeats":0,"equal_costs":1,"traps_summoned":0,"low_dunjiin":10,"for_keeps":0,"dealer":0,"shop_price":10,"magic_worth":10,"rest_experience":1,"dodge_experience":1,"training_experience":3,"training_treasure":10,"necromancy_experience":3,"trap_experience":3,"dragon_experience":3,"assassin_treasure":30,"summoned_cards":5,"pair_bonus":2,"triple_bonus":3,"advanced_level":33},"host":"","imported":false,"source":null,"edition_brought":false},"chairs":[{"kind":"person","name":"Ann","person":"Nj7MP8DXFq6vYzJL","bot":""},{"kind":"person","name":"Bob","person":"bWiWPhoyWEuwrvat","bot":""}]}',NULL);
INSERT INTO "entries" VALUES('lHw1P4oO3zpo1JiW',2,'start',-1,1795917896260,'{"fate":[2,3,3,42,3,9,48,45,45,40,45,6,3]}',NULL);
INSERT INTO "entries" VALUES('lHw1P4oO3zpo1JiW',3,'act',0,1795917896267,'{"do":"explore","fate":[3,44]}',NULL);
INSERT INTO "entries" VALUES('lHw1P4oO3zpo1JiW',4,'act',1,1795917896270,'{"do":"explore","fate":[42]}',NULL);
INSERT INTO "entries" VALUES('lHw1P4oO3zpo1JiW',5,'act',0,1795917896273,'{"do":"explore","fate":[3]}',NULL);
INSERT INTO "entries" VALUES('lHw1P4oO3zpo1JiW',6,'act',0,1795917896275,'{"do":"fight","fate":[49]}',NULL);
INSERT INTO "entries" VALUES('lHw1P4oO3zpo1JiW',7,'act',1,1795917896277,'{"do":"shop 1","fate":[]}',NULL);
INSERT INTO "entries" VALUES('lHw1P4oO3zpo1JiW',8,'act',1,1795917896278,'{"do":"pay treasure-10","fate":[]}',NULL);
INSERT INTO "entries" VALUES('lHw1P4oO3zpo1JiW',9,'act',1,1795917896280,'{"do":"premonition","fate":[41]}',NULL);
INSERT INTO "entries" VALUES('lHw1P4oO3zpo1JiW',10,'act',0,1795917896283,'{"do":"explore","fate":[45]}',NULL);
INSERT INTO "entries" VALUES('lHw1P4oO3zpo1JiW',11,'act',1,1795917896285,'{"do":"explore","fate":[5,3,48,3]}',NULL);
INSERT INTO "entries" VALUES('lHw1P4oO3zpo1JiW',12,'act',0,1795917896287,'{"do":"explore","fate":[3]}',NULL);
INSERT INTO "entries" VALUES('lHw1P4oO3zpo1JiW',13,'act',0,1795917896289,'{"do":"dodge 2","fate":[48]}',NULL);
INSERT INTO "entries" VALUES('lHw1P4oO3zpo1JiW',14,'act',1,1795917896291,'{"do":"explore","fate":[49,3,0]}',NULL);
INSERT INTO "entries" VALUES('lHw1P4oO3zpo1JiW',15,'say',0,1795917896293,'{"text":"Well played"}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',1,'open',-1,1795917896296,'{"setup":{"clock":{"kind":"none","minutes":10,"increment":15,"hours":72},"pace":30.0,"hints":true,"public":false,"game":"koa","version":2,"edition":"0779a9afc97a4d90","edition_name":"","numbers":{"caverns":15,"goroldioa":8,"springs":8,"lava":12,"earthquakes":12,"wheel_cavern":6,"wheel_goroldioa":2,"wheel_spring":2,"wheel_lava":1,"wheel_earthquake":1,"roll_1":10,"roll_2":9,"roll_3":8,"roll_4":7,"roll_5":6,"roll_outside":5,"pairs_2":2,"pairs_3":4,"pairs_4":6,"cavern_points":1,"chain_points":1,"outside_points":1,"seized_points":1,"resource_points":0,"zone_shape":0,"two_players":0,"steps":0,"rises_at_once":1,"falls_at_once":1,"seize_from":0,"seize_without_tile":0,"seize_located":1,"located_limit":2,"sharman_search":0,"quake_area":0,"quakes_destroy":1,"rescue":3,"shared_ends":1,"tie_break":0,"longest":1000,"jonny_1":0,"jonny_2":0,"jonny_3":0,"jonny_4":0},"host":"","imported":false,"source":null,"edition_brought":false},"chairs":[{"kind":"person","name":"Ann","person":"Nj7MP8DXFq6vYzJL","bot":""},{"kind":"person","name":"Bob","person":"bWiWPhoyWEuwrvat","bot":""}]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',2,'start',-1,1795917896296,'{"fate":[2]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',3,'act',1,1795917896300,'{"do":"settle j1","fate":[]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',4,'act',1,1795917896304,'{"do":"dig i2","fate":[2]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',5,'act',0,1795917896306,'{"do":"dig j9","fate":[0]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',6,'act',1,1795917896310,'{"do":"dig a9","fate":[0]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',7,'act',0,1795917896313,'{"do":"sharman","fate":[0,3,1]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',8,'act',1,1795917896316,'{"do":"sharman","fate":[1,2,3]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',9,'act',0,1795917896319,'{"do":"sharman","fate":[0,5,3]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',10,'act',1,1795917896323,'{"do":"dig a8","fate":[3]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',11,'act',0,1795917896326,'{"do":"dig b2","fate":[1]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',12,'act',1,1795917896330,'{"do":"dig i1","fate":[3]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',13,'act',0,1795917896336,'{"do":"dig i9","fate":[0]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',14,'act',1,1795917896339,'{"do":"sharman","fate":[1,2,1]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',15,'act',0,1795917896342,'{"do":"dig a2","fate":[2]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',16,'act',1,1795917896345,'{"do":"sharman","fate":[0,1,3]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',17,'act',0,1795917896349,'{"do":"dig i8","fate":[2]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',18,'act',1,1795917896352,'{"do":"dig b10","fate":[0]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',19,'act',0,1795917896357,'{"do":"sharman","fate":[0,5,1]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',20,'act',1,1795917896367,'{"do":"dig j2","fate":[1]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',21,'act',0,1795917896373,'{"do":"dig h9","fate":[1]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',22,'act',1,1795917896376,'{"do":"dig c10","fate":[1]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',23,'act',0,1795917896380,'{"do":"dig c1","fate":[1]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',24,'act',1,1795917896383,'{"do":"dig i3","fate":[0]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',25,'act',0,1795917896387,'{"do":"dig g9","fate":[1]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',26,'act',1,1795917896390,'{"do":"dig d10","fate":[0]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',27,'act',0,1795917896394,'{"do":"dig d2","fate":[2]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',28,'act',0,1795917896397,'{"do":"claim a3","fate":[]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',29,'act',1,1795917896401,'{"do":"dig h4","fate":[1]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',30,'act',0,1795917896405,'{"do":"dig g10","fate":[1]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',31,'act',1,1795917896408,'{"do":"claim b8","fate":[]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',32,'act',0,1795917896411,'{"do":"sharman","fate":[1,3,3]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',33,'act',0,1795917896414,'{"do":"dig b3","fate":[1]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',34,'act',1,1795917896419,'{"do":"dig g3","fate":[4,46]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',35,'act',0,1795917896427,'{"do":"dig h10","fate":[2]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',36,'act',0,1795917896432,'{"do":"dig f9","fate":[0]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',37,'act',1,1795917896436,'{"do":"sharman","fate":[0,4,2]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',38,'act',0,1795917896439,'{"do":"dig a4","fate":[2]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',39,'act',0,1795917896442,'{"do":"dig c2","fate":[2]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',40,'act',0,1795917896446,'{"do":"dig b1","fate":[0]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',41,'act',1,1795917896449,'{"do":"dig i4","fate":[4,35]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',42,'act',0,1795917896453,'{"do":"dig e10","fate":[0]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',43,'act',0,1795917896456,'{"do":"seize d10","fate":[9]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',44,'act',1,1795917896459,'{"do":"sharman","fate":[1,2,3]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',45,'act',0,1795917896463,'{"do":"dig d1","fate":[2]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',46,'act',0,1795917896466,'{"do":"claim c3","fate":[]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',47,'act',0,1795917896470,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',48,'act',1,1795917896478,'{"do":"dig j3","fate":[0]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',49,'act',0,1795917896483,'{"do":"dig j8","fate":[2]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',50,'act',0,1795917896488,'{"do":"sharman","fate":[1,1,2]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',51,'act',1,1795917896493,'{"do":"claim c9","fate":[]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',52,'act',0,1795917896497,'{"do":"dig c4","fate":[0]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',53,'act',0,1795917896501,'{"do":"dig d5","fate":[1]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',54,'act',0,1795917896507,'{"do":"dig e5","fate":[1]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',55,'act',0,1795917896511,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',56,'act',1,1795917896515,'{"do":"dig i5","fate":[0]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',57,'act',0,1795917896519,'{"do":"dig e8","fate":[2]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',58,'act',0,1795917896523,'{"do":"dig g8","fate":[0]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',59,'act',1,1795917896529,'{"do":"seize d10","fate":[10]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',60,'act',0,1795917896533,'{"do":"dig e6","fate":[0]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',61,'act',0,1795917896538,'{"do":"dig b4","fate":[4,32]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',62,'act',0,1795917896543,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',63,'act',1,1795917896546,'{"do":"dig j6","fate":[1]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',64,'act',0,1795917896550,'{"do":"dig f10","fate":[1]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',65,'act',0,1795917896553,'{"do":"seize d10","fate":[7]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',66,'act',0,1795917896557,'{"do":"dig h7","fate":[2]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',67,'act',1,1795917896560,'{"do":"seize d10","fate":[7]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',68,'act',0,1795917896565,'{"do":"sharman","fate":[0,5,5]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',69,'act',0,1795917896569,'{"do":"dig b4","fate":[0]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',70,'act',0,1795917896573,'{"do":"dig b5","fate":[0]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',71,'act',1,1795917896578,'{"do":"dig h5","fate":[0]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',72,'act',0,1795917896588,'{"do":"dig f7","fate":[1]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',73,'act',0,1795917896592,'{"do":"dig e7","fate":[1]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',74,'act',0,1795917896596,'{"do":"seize d10","fate":[4]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',75,'act',1,1795917896600,'{"do":"seize e10","fate":[2]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',76,'act',0,1795917896604,'{"do":"claim a5","fate":[]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',77,'act',0,1795917896610,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',78,'act',1,1795917896619,'{"do":"claim h2","fate":[]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',79,'act',1,1795917896625,'{"do":"dig j4","fate":[0]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',80,'act',0,1795917896630,'{"do":"dig d8","fate":[2]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',81,'act',0,1795917896633,'{"do":"dig d9","fate":[0]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',82,'act',0,1795917896637,'{"do":"dig d7","fate":[1]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',83,'act',0,1795917896641,'{"do":"seize d10","fate":[10]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',84,'act',1,1795917896645,'{"do":"dig b9","fate":[2]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',85,'act',0,1795917896649,'{"do":"sharman","fate":[0,3,5]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',86,'act',0,1795917896652,'{"do":"dig c6","fate":[4,42]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',87,'act',0,1795917896656,'{"do":"dig b6","fate":[0]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',88,'act',1,1795917896659,'{"do":"dig i7","fate":[1]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',89,'act',1,1795917896663,'{"do":"dig i6","fate":[0]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',90,'act',0,1795917896666,'{"do":"claim i10","fate":[]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',91,'act',0,1795917896670,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',92,'act',1,1795917896673,'{"do":"switch a8","fate":[]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',93,'act',0,1795917896676,'{"do":"agree","fate":[]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',94,'act',1,1795917896680,'{"do":"claim b7","fate":[]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',95,'act',1,1795917896683,'{"do":"seize d9","fate":[4]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',96,'act',0,1795917896689,'{"do":"dig a7","fate":[2]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',97,'act',0,1795917896693,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',98,'act',1,1795917896696,'{"do":"seize i8","fate":[4]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',99,'act',1,1795917896700,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',100,'act',0,1795917896704,'{"do":"sharman","fate":[0,5,2]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',101,'act',0,1795917896708,'{"do":"dig e9","fate":[0]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',102,'act',0,1795917896711,'{"do":"dig d6","fate":[3]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',103,'act',0,1795917896717,'{"do":"dig c6","fate":[0]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',104,'act',1,1795917896721,'{"do":"seize c6","fate":[8]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',105,'act',1,1795917896725,'{"do":"seize d5","fate":[3]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',106,'act',0,1795917896728,'{"do":"seize c6","fate":[10]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',107,'act',0,1795917896732,'{"do":"claim d4","fate":[]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',108,'act',0,1795917896735,'{"do":"dig a6","fate":[4,24]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',109,'act',0,1795917896739,'{"do":"dig f6","fate":[2]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',110,'act',1,1795917896743,'{"do":"seize h6","fate":[5]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',111,'act',1,1795917896746,'{"do":"sharman","fate":[1,3,5]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',112,'act',0,1795917896748,'{"do":"dig g6","fate":[4,22]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',113,'act',0,1795917896750,'{"do":"dig c8","fate":[0]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',114,'act',0,1795917896753,'{"do":"dig h8","fate":[4,73]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',115,'act',0,1795917896755,'{"do":"dig h8","fate":[2]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',116,'act',1,1795917896758,'{"do":"sharman","fate":[1,2,2]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',117,'act',1,1795917896760,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',118,'act',0,1795917896761,'{"do":"seize c7","fate":[3]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',119,'act',0,1795917896763,'{"do":"dig a6","fate":[0]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',120,'act',0,1795917896765,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',121,'act',1,1795917896767,'{"do":"dig g3","fate":[4,33]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',122,'act',1,1795917896770,'{"do":"seize j7","fate":[8]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',123,'act',0,1795917896772,'{"do":"dig f8","fate":[0]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',124,'act',0,1795917896776,'{"do":"dig g7","fate":[0]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',125,'act',0,1795917896779,'{"do":"seize c9","fate":[8]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',126,'act',0,1795917896783,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',127,'act',1,1795917896786,'{"do":"seize d9","fate":[2]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',128,'act',1,1795917896789,'{"do":"seize b6","fate":[9]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',129,'act',0,1795917896792,'{"do":"sharman","fate":[1,4,3]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',130,'act',0,1795917896794,'{"do":"sharman","fate":[0,5,4]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',131,'act',0,1795917896797,'{"do":"claim e4","fate":[]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',132,'act',0,1795917896799,'{"do":"dig f5","fate":[3]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',133,'act',1,1795917896801,'{"do":"seize h8","fate":[3]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',134,'act',1,1795917896803,'{"do":"seize i8","fate":[6]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',135,'act',0,1795917896806,'{"do":"dig g6","fate":[4,55]}',NULL);
INSERT INTO "entries" VALUES('dUILVOKHGjl-6REA',136,'act',0,1795917896808,'{"do":"dig g6","fate":[0]}',NULL);
INSERT INTO "entries" VALUES('GbiHGNM_xav24wI2',1,'open',-1,1795917896812,'{"setup":{"clock":{"kind":"none","minutes":10,"increment":15,"hours":72},"pace":30.0,"hints":true,"public":false,"game":"koa","version":2,"edition":"0779a9afc97a4d90","edition_name":"","numbers":{"caverns":15,"goroldioa":8,"springs":8,"lava":12,"earthquakes":12,"wheel_cavern":6,"wheel_goroldioa":2,"wheel_spring":2,"wheel_lava":1,"wheel_earthquake":1,"roll_1":10,"roll_2":9,"roll_3":8,"roll_4":7,"roll_5":6,"roll_outside":5,"pairs_2":2,"pairs_3":4,"pairs_4":6,"cavern_points":1,"chain_points":1,"outside_points":1,"seized_points":1,"resource_points":0,"zone_shape":0,"two_players":0,"steps":0,"rises_at_once":1,"falls_at_once":1,"seize_from":0,"seize_without_tile":0,"seize_located":1,"located_limit":2,"sharman_search":0,"quake_area":0,"quakes_destroy":1,"rescue":3,"shared_ends":1,"tie_break":0,"longest":1000,"jonny_1":0,"jonny_2":0,"jonny_3":0,"jonny_4":0},"host":"","imported":false,"source":null,"edition_brought":false},"chairs":[{"kind":"person","name":"Ann","person":"Nj7MP8DXFq6vYzJL","bot":""},{"kind":"person","name":"Bob","person":"bWiWPhoyWEuwrvat","bot":""}]}',NULL);
INSERT INTO "entries" VALUES('GbiHGNM_xav24wI2',2,'start',-1,1795917896812,'{"fate":[2]}',NULL);
INSERT INTO "entries" VALUES('GbiHGNM_xav24wI2',3,'act',1,1795917896823,'{"do":"settle a1","fate":[]}',NULL);
INSERT INTO "entries" VALUES('GbiHGNM_xav24wI2',4,'act',1,1795917896826,'{"do":"dig a2","fate":[2]}',NULL);
INSERT INTO "entries" VALUES('GbiHGNM_xav24wI2',5,'act',0,1795917896829,'{"do":"sharman","fate":[0,2,5]}',NULL);
INSERT INTO "entries" VALUES('GbiHGNM_xav24wI2',6,'act',1,1795917896831,'{"do":"dig j9","fate":[2]}',NULL);
INSERT INTO "entries" VALUES('GbiHGNM_xav24wI2',7,'act',0,1795917896834,'{"do":"dig a9","fate":[0]}',NULL);
INSERT INTO "entries" VALUES('GbiHGNM_xav24wI2',8,'act',1,1795917896836,'{"do":"sharman","fate":[1,2,5]}',NULL);
INSERT INTO "entries" VALUES('GbiHGNM_xav24wI2',9,'act',0,1795917896838,'{"do":"dig j2","fate":[0]}',NULL);
INSERT INTO "entries" VALUES('GbiHGNM_xav24wI2',10,'act',1,1795917896841,'{"do":"dig i9","fate":[0]}',NULL);
INSERT INTO "entries" VALUES('GbiHGNM_xav24wI2',11,'act',0,1795917896849,'{"do":"dig b9","fate":[2]}',NULL);
INSERT INTO "entries" VALUES('GbiHGNM_xav24wI2',12,'act',1,1795917896852,'{"do":"dig b2","fate":[0]}',NULL);
INSERT INTO "entries" VALUES('GbiHGNM_xav24wI2',13,'act',0,1795917896855,'{"do":"dig i3","fate":[3]}',NULL);
INSERT INTO "entries" VALUES('GbiHGNM_xav24wI2',14,'act',1,1795917896857,'{"do":"dig h8","fate":[4,73]}',NULL);
INSERT INTO "entries" VALUES('GbiHGNM_xav24wI2',15,'act',0,1795917896863,'{"do":"dig b10","fate":[3]}',NULL);
INSERT INTO "entries" VALUES('GbiHGNM_xav24wI2',16,'act',1,1795917896866,'{"do":"dig c1","fate":[2]}',NULL);
INSERT INTO "entries" VALUES('GbiHGNM_xav24wI2',17,'act',0,1795917896868,'{"do":"dig j3","fate":[0]}',NULL);
INSERT INTO "entries" VALUES('GbiHGNM_xav24wI2',18,'act',1,1795917896875,'{"do":"dig j8","fate":[3]}',NULL);
INSERT INTO "entries" VALUES('GbiHGNM_xav24wI2',19,'act',0,1795917896878,'{"do":"dig b8","fate":[3]}',NULL);
INSERT INTO "entries" VALUES('GbiHGNM_xav24wI2',20,'act',1,1795917896880,'{"do":"dig b1","fate":[3]}',NULL);
INSERT INTO "entries" VALUES('GbiHGNM_xav24wI2',21,'act',0,1795917896882,'{"do":"dig i2","fate":[0]}',NULL);
INSERT INTO "entries" VALUES('GbiHGNM_xav24wI2',22,'act',1,1795917896885,'{"do":"dig h10","fate":[4,63]}',NULL);
INSERT INTO "entries" VALUES('GbiHGNM_xav24wI2',23,'act',0,1795917896887,'{"do":"sharman","fate":[0,4,2]}',NULL);
INSERT INTO "entries" VALUES('GbiHGNM_xav24wI2',24,'act',1,1795917896889,'{"do":"dig a3","fate":[2]}',NULL);
INSERT INTO "entries" VALUES('GbiHGNM_xav24wI2',25,'act',0,1795917896891,'{"do":"dig h1","fate":[2]}',NULL);
INSERT INTO "entries" VALUES('GbiHGNM_xav24wI2',26,'act',1,1795917896893,'{"do":"dig i10","fate":[0]}',NULL);
INSERT INTO "entries" VALUES('GbiHGNM_xav24wI2',27,'act',0,1795917896899,'{"do":"sharman","fate":[0,1,1]}',NULL);
INSERT INTO "entries" VALUES('GbiHGNM_xav24wI2',28,'act',1,1795917896903,'{"do":"dig c3","fate":[0]}',NULL);
INSERT INTO "entries" VALUES('GbiHGNM_xav24wI2',29,'act',0,1795917896905,'{"do":"dig i1","fate":[0]}',NULL);
INSERT INTO "entries" VALUES('GbiHGNM_xav24wI2',30,'act',1,1795917896907,'{"do":"dig h9","fate":[0]}',NULL);
INSERT INTO "entries" VALUES('GbiHGNM_xav24wI2',31,'act',0,1795917896909,'{"do":"dig a8","fate":[0]}',NULL);
INSERT INTO "entries" VALUES('GbiHGNM_xav24wI2',32,'act',1,1795917896912,'{"do":"sharman","fate":[1,1,2]}',NULL);
INSERT INTO "entries" VALUES('GbiHGNM_xav24wI2',33,'act',0,1795917896914,'{"do":"sharman","fate":[1,1,4]}',NULL);
INSERT INTO "entries" VALUES('GbiHGNM_xav24wI2',34,'act',1,1795917896916,'{"do":"dig i8","fate":[0]}',NULL);
INSERT INTO "entries" VALUES('GbiHGNM_xav24wI2',35,'act',0,1795917896919,'{"do":"claim b7","fate":[]}',NULL);
INSERT INTO "entries" VALUES('GbiHGNM_xav24wI2',36,'act',1,1795917896921,'{"do":"dig d2","fate":[3]}',NULL);
INSERT INTO "entries" VALUES('GbiHGNM_xav24wI2',37,'say',0,1795917896924,'{"text":"Well played"}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',1,'open',-1,1795917896931,'{"setup":{"clock":{"kind":"none","minutes":10,"increment":15,"hours":72},"pace":30.0,"hints":true,"public":false,"game":"konja","version":5,"edition":"af7c494672208af1","edition_name":"","numbers":{"begins":0,"starter_1":0,"starter_2":0,"gold":2,"magick":2,"power":2,"hand":3,"offerings":3,"relic_limit":4,"green_dice":5,"action_dice":2,"purple_dice":2,"red_dice":2,"side_blank":3,"side_gold":1,"side_magick":1,"side_power":1,"resource_gain":2,"replacements":1,"replace_price":1,"upgrades":1,"single_from":4,"single_power":1,"pair_magick":2,"run_dice":3,"run_gold":1,"dice_low":3,"dice_middle":4,"dice_high":5,"points_low":3,"points_middle":5,"points_high":7,"better_low":4,"better_middle":6,"better_high":9,"price_low":5,"price_middle":8,"price_high":11,"upgrade_low":2,"upgrade_middle":1,"upgrade_high":1,"supply_low":6,"supply_middle":11,"supply_high":10,"last_points":21,"longest":200,"free_attacks":0,"purple_fixed":0,"marked_only":0,"all_discard":0,"surplus_pays":0,"bought_tapped":0,"any_turn_ends":0,"cards_when":0,"spent_first":0,"ties":2,"token_supply":0},"host":"","imported":false,"source":null,"edition_brought":false},"chairs":[{"kind":"person","name":"Ann","person":"Nj7MP8DXFq6vYzJL","bot":""},{"kind":"person","name":"Bob","person":"bWiWPhoyWEuwrvat","bot":""}]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',2,'start',-1,1795917896931,'{"fate":[1,8,18,9,13,5,0,16,1,12]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',3,'act',0,1795917896937,'{"do":"pray rain","fate":[6,5,6,4,2,0,3]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',4,'act',0,1795917896943,'{"do":"use fiyeah power","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',5,'act',0,1795917896951,'{"do":"reroll green-4","fate":[2]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',6,'act',0,1795917896959,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',7,'act',0,1795917896963,'{"do":"use at! blank","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',8,'act',0,1795917896971,'{"do":"take power","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',9,'act',0,1795917896979,'{"do":"cast rool","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',10,'act',0,1795917896988,'{"do":"reroll green-6","fate":[1]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',11,'act',0,1795917896995,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',12,'act',0,1795917897003,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',13,'act',1,1795917897011,'{"do":"cast boo!","fate":[1,5]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',14,'act',1,1795917897015,'{"do":"hit green-1","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',15,'act',0,1795917897027,'{"do":"single 5","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',16,'act',0,1795917897043,'{"do":"single 6","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',17,'act',0,1795917897047,'{"do":"single 5","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',18,'act',0,1795917897051,'{"do":"pair 2","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',19,'act',1,1795917897059,'{"do":"pray merchant","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',20,'act',1,1795917897063,'{"do":"sell shayka","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',21,'act',1,1795917897071,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',22,'act',1,1795917897074,'{"do":"buy tuska","fate":[21]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',23,'act',0,1795917897077,'{"do":"replace feddah","fate":[14]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',24,'act',0,1795917897079,'{"do":"done","fate":[6,3,3,1,1,1,0]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',25,'act',1,1795917897082,'{"do":"use at! gold","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',26,'act',1,1795917897085,'{"do":"take gold","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',27,'act',1,1795917897089,'{"do":"use fiyeah blank","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',28,'act',1,1795917897092,'{"do":"reroll green-3","fate":[6]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',29,'act',1,1795917897095,'{"do":"reroll green-1","fate":[6]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',30,'act',1,1795917897098,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',31,'act',0,1795917897101,'{"do":"cast jinx","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',32,'act',0,1795917897104,'{"do":"reroll green-3","fate":[3]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',33,'act',1,1795917897108,'{"do":"alike low 6","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',34,'act',0,1795917897111,'{"do":"pray resource","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',35,'act',0,1795917897113,'{"do":"name magick","fate":[5,6,6,3,5,3,0]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',36,'act',0,1795917897116,'{"do":"use shayka blank","fate":[1]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',37,'act',0,1795917897119,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',38,'act',1,1795917897122,'{"do":"use tuska none","fate":[1]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',39,'act',1,1795917897131,'{"do":"again","fate":[2]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',40,'act',1,1795917897134,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',41,'act',1,1795917897138,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',42,'act',0,1795917897140,'{"do":"pair 6","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',43,'act',0,1795917897143,'{"do":"pair 5","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',44,'act',1,1795917897146,'{"do":"pray spirit","fate":[5,6,2,6,3,0,1]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',45,'act',1,1795917897149,'{"do":"use fiyeah blank","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',46,'act',1,1795917897152,'{"do":"reroll green-3","fate":[1]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',47,'act',1,1795917897155,'{"do":"untap fiyeah","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',48,'act',1,1795917897158,'{"do":"use fiyeah gold","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',49,'act',1,1795917897161,'{"do":"reroll green-1","fate":[4]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',50,'act',1,1795917897169,'{"do":"cast ya-ya","fate":[1]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',51,'act',1,1795917897172,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',52,'act',0,1795917897176,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',53,'act',1,1795917897179,'{"do":"single 4","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',54,'act',1,1795917897182,'{"do":"single 5","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',55,'act',1,1795917897185,'{"do":"pair 6","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',56,'act',0,1795917897188,'{"do":"pray spell","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',57,'act',0,1795917897190,'{"do":"discard upsy","fate":[6,10,3,15,8,6,6,4,5,3,1,0]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',58,'act',0,1795917897199,'{"do":"cast konjur","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',59,'act',0,1795917897204,'{"do":"conjure 2","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',60,'act',0,1795917897207,'{"do":"use at! gold","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',61,'act',0,1795917897211,'{"do":"take gold","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',62,'act',0,1795917897214,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',63,'act',1,1795917897218,'{"do":"use tuska none","fate":[1]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',64,'act',1,1795917897221,'{"do":"again","fate":[6]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',65,'act',1,1795917897224,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',66,'act',1,1795917897227,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',67,'act',0,1795917897230,'{"do":"run 3 6","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',68,'act',0,1795917897233,'{"do":"single 6","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',69,'act',1,1795917897236,'{"do":"pray merchant","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',70,'act',1,1795917897239,'{"do":"sell tuska","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',71,'act',1,1795917897242,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',72,'act',1,1795917897245,'{"do":"buy kandl","fate":[17]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',73,'act',0,1795917897249,'{"do":"buy knotta","fate":[19,6,2,2,2,1,0,3]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',74,'act',1,1795917897252,'{"do":"use at! blank","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',75,'act',1,1795917897255,'{"do":"take power","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',76,'act',1,1795917897258,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',77,'act',0,1795917897262,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',78,'act',1,1795917897271,'{"do":"pair 2","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',79,'act',1,1795917897279,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',80,'act',0,1795917897283,'{"do":"pray spell","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',81,'act',0,1795917897287,'{"do":"discard chaac!","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',82,'act',0,1795917897295,'{"do":"discard twinz","fate":[1,14,2,6,2,1,2,2,0,2]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',83,'act',0,1795917897300,'{"do":"use fiyeah magick","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',84,'act',0,1795917897304,'{"do":"reroll green-2","fate":[6]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',85,'act',0,1795917897307,'{"do":"reroll green-1","fate":[5]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',86,'act',0,1795917897315,'{"do":"cast ya-ya","fate":[3]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',87,'act',0,1795917897323,'{"do":"use shayka blank","fate":[3]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',88,'act',0,1795917897327,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',89,'act',1,1795917897335,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',90,'act',0,1795917897339,'{"do":"pair 3","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',91,'act',0,1795917897348,'{"do":"single 6","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',92,'act',0,1795917897359,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',93,'act',1,1795917897367,'{"do":"pray rain","fate":[4,2,1,5,2,1,0]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',94,'act',1,1795917897375,'{"do":"cast zing","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',95,'act',1,1795917897382,'{"do":"mark gold power","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',96,'act',1,1795917897387,'{"do":"mark power magick","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',97,'act',1,1795917897391,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',98,'act',0,1795917897395,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',99,'act',1,1795917897400,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',100,'act',0,1795917897403,'{"do":"pray spirit","fate":[6,1,5,2,4,3,0]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',101,'act',0,1795917897411,'{"do":"use fiyeah blank","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',102,'act',0,1795917897415,'{"do":"reroll green-6","fate":[4]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',103,'act',0,1795917897419,'{"do":"reroll green-4","fate":[6]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',104,'act',0,1795917897431,'{"do":"use at! power","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',105,'act',0,1795917897439,'{"do":"take power","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',106,'act',0,1795917897443,'{"do":"untap fiyeah","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',107,'act',0,1795917897455,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',108,'act',1,1795917897464,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',109,'act',0,1795917897471,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',110,'act',1,1795917897475,'{"do":"pray resource","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',111,'act',1,1795917897478,'{"do":"name power","fate":[4,3,1,1,5,0,1]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',112,'act',1,1795917897480,'{"do":"cast kaching","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',113,'act',1,1795917897487,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',114,'act',0,1795917897495,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',115,'act',1,1795917897499,'{"do":"run 3 5","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',116,'act',1,1795917897508,'{"do":"pair 1","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',117,'act',0,1795917897511,'{"do":"pray rain","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',118,'act',1,1795917897514,'{"do":"summon low","fate":[1,4,3,1,6,2,1]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',119,'act',0,1795917897518,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',120,'act',1,1795917897521,'{"do":"cast fizz","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',121,'act',1,1795917897525,'{"do":"wither gold","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',122,'act',1,1795917897527,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',123,'act',0,1795917897531,'{"do":"pair 1","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',124,'act',0,1795917897539,'{"do":"single 6","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',125,'act',0,1795917897547,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',126,'act',1,1795917897551,'{"do":"pray merchant","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',127,'act',1,1795917897555,'{"do":"sell fiyeah","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',128,'act',1,1795917897563,'{"do":"sell kandl","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',129,'act',1,1795917897567,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',130,'act',1,1795917897570,'{"do":"buy kloke","fate":[7]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',131,'act',0,1795917897575,'{"do":"buy boan","fate":[20]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',132,'act',0,1795917897580,'{"do":"drop at!","fate":[6,6,1,2,6,1,0]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',133,'act',1,1795917897591,'{"do":"use kloke none","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',134,'act',1,1795917897595,'{"do":"reroll green-2","fate":[2]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',135,'act',1,1795917897603,'{"do":"reroll green-1","fate":[1]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',136,'act',1,1795917897611,'{"do":"use at! gold","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',137,'act',1,1795917897619,'{"do":"take power","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',138,'act',1,1795917897623,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',139,'act',1,1795917897625,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',140,'act',0,1795917897628,'{"do":"pray spell","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',141,'act',0,1795917897635,'{"do":"discard zau-ba","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',142,'act',0,1795917897643,'{"do":"discard gimme","fate":[11,7,0,4,9,5,2,5,2,3,2,2,0]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',143,'act',0,1795917897651,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',144,'act',1,1795917897659,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',145,'act',0,1795917897667,'{"do":"alike low 2","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',146,'act',0,1795917897675,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',147,'act',1,1795917897683,'{"do":"pray resource","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',148,'act',1,1795917897699,'{"do":"name magick","fate":[6,5,5,1,5,2,2]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',149,'act',1,1795917897703,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',150,'act',0,1795917897711,'{"do":"use knotta none","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',151,'act',0,1795917897719,'{"do":"reroll green-5","fate":[6]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',152,'act',0,1795917897727,'{"do":"cast ouch!","fate":[2]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',153,'act',0,1795917897735,'{"do":"hit green-1","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',154,'act',1,1795917897743,'{"do":"single 6","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',155,'act',1,1795917897751,'{"do":"pair 5","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',156,'act',1,1795917897759,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',157,'act',0,1795917897767,'{"do":"pray spirit","fate":[1,6,4,5,3,0,0]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',158,'act',0,1795917897775,'{"do":"cast rool","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',159,'act',0,1795917897783,'{"do":"reroll green-1","fate":[1]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',160,'act',0,1795917897791,'{"do":"reroll green-3","fate":[2]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',161,'act',0,1795917897799,'{"do":"use shayka blank","fate":[2]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',162,'act',0,1795917897807,'{"do":"use boan blank","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',163,'act',0,1795917897811,'{"do":"flip purple-2","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',164,'act',0,1795917897814,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',165,'act',0,1795917897823,'{"do":"single 4","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',166,'act',0,1795917897827,'{"do":"single 6","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',167,'act',0,1795917897830,'{"do":"pair 5","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',168,'act',0,1795917897834,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',169,'act',1,1795917897838,'{"do":"pray spell","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',170,'act',1,1795917897841,'{"do":"discard shh!","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',171,'act',1,1795917897844,'{"do":"discard hoopla","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',172,'act',1,1795917897847,'{"do":"discard upsy","fate":[10,14,6,12,0,6,3,2,6,3,2,3]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',173,'act',1,1795917897851,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',174,'act',0,1795917897854,'{"do":"use knotta none","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',175,'act',0,1795917897858,'{"do":"reroll green-2","fate":[2]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',176,'act',0,1795917897862,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',177,'act',1,1795917897867,'{"do":"pair 3","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',178,'act',1,1795917897875,'{"do":"pair 6","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',179,'act',0,1795917897879,'{"do":"untap knotta","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',180,'act',0,1795917897887,'{"do":"pray resource","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',181,'act',0,1795917897891,'{"do":"name gold","fate":[1,2,6,4,6,1,2]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',182,'act',0,1795917897894,'{"do":"cast wakey!","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',183,'act',0,1795917897897,'{"do":"untap boan","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',184,'act',0,1795917897903,'{"do":"untap shayka","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',185,'act',0,1795917897907,'{"do":"use shayka magick","fate":[3]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',186,'act',0,1795917897911,'{"do":"cast rool","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',187,'act',0,1795917897915,'{"do":"reroll green-6","fate":[3]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',188,'act',0,1795917897918,'{"do":"reroll green-6","fate":[5]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',189,'act',0,1795917897921,'{"do":"use boan gold","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',190,'act',0,1795917897925,'{"do":"flip green-3","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',191,'act',0,1795917897928,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',192,'act',1,1795917897931,'{"do":"cast gimme","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',193,'act',1,1795917897933,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',194,'act',0,1795917897936,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',195,'act',1,1795917897938,'{"do":"pray rain","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',196,'act',1,1795917897940,'{"do":"upgrade low","fate":[2,5,2,4,4,1,0]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',197,'act',1,1795917897943,'{"do":"cast twinz","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',198,'act',1,1795917897952,'{"do":"turn green-2 4","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',199,'act',1,1795917897959,'{"do":"use at! gold","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',200,'act',1,1795917897967,'{"do":"take magick","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',201,'act',1,1795917897970,'{"do":"use kloke none","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',202,'act',1,1795917897974,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',203,'act',1,1795917897976,'{"do":"cast konjur","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',204,'act',1,1795917897979,'{"do":"conjure 5","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',205,'act',1,1795917897981,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',206,'act',1,1795917897984,'{"do":"single 4","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',207,'act',1,1795917897988,'{"do":"single 5","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',208,'act',1,1795917898006,'{"do":"single 4","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',209,'act',1,1795917898010,'{"do":"single 4","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',210,'act',1,1795917898013,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',211,'act',0,1795917898016,'{"do":"pray spirit","fate":[3,5,4,6,6,0,1]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',212,'act',0,1795917898019,'{"do":"use shayka blank","fate":[6]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',213,'act',0,1795917898022,'{"do":"untap shayka","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',214,'act',0,1795917898026,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',215,'act',0,1795917898029,'{"do":"run 3 6","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',216,'act',0,1795917898032,'{"do":"pair 6","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',217,'act',1,1795917898035,'{"do":"pray merchant","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',218,'act',1,1795917898037,'{"do":"sell at!","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',219,'act',1,1795917898040,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',220,'act',1,1795917898043,'{"do":"replace skulla","fate":[5]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',221,'act',1,1795917898045,'{"do":"buy raynstik","fate":[6]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',222,'act',0,1795917898048,'{"do":"replace doofdoof","fate":[4]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',223,'act',0,1795917898051,'{"do":"buy urb","fate":[15]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',224,'act',0,1795917898054,'{"do":"drop shayka","fate":[6,6,3,5,6,0,2]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',225,'act',1,1795917898056,'{"do":"use raynstik blank","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',226,'act',1,1795917898061,'{"do":"upgrade low","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',227,'act',1,1795917898067,'{"do":"use kloke none","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',228,'act',1,1795917898075,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',229,'act',1,1795917898079,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',230,'act',1,1795917898083,'{"do":"alike low 6","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',231,'act',1,1795917898091,'{"do":"single 5","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',232,'act',0,1795917898095,'{"do":"pray spell","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',233,'act',0,1795917898103,'{"do":"discard boo!","fate":[3,2,5,9,8,13,4,1,1,6,4,0,3]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',234,'act',0,1795917898111,'{"do":"use boan power","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',235,'act',0,1795917898119,'{"do":"flip green-6","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',236,'act',0,1795917898127,'{"do":"cast upsy","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',237,'act',0,1795917898131,'{"do":"raise green-4","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',238,'act',0,1795917898139,'{"do":"use fiyeah blank","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',239,'act',0,1795917898147,'{"do":"reroll green-5","fate":[5]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',240,'act',0,1795917898151,'{"do":"reroll green-1","fate":[1]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',241,'act',0,1795917898155,'{"do":"cast chaac!","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',242,'act',0,1795917898163,'{"do":"upgrade low","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',243,'act',0,1795917898171,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',244,'act',1,1795917898179,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',245,'act',0,1795917898187,'{"do":"alike low 1","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',246,'act',0,1795917898195,'{"do":"single 5","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',247,'act',0,1795917898203,'{"do":"single 4","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',248,'act',1,1795917898207,'{"do":"pray rain","fate":[4,2,6,2,6,3,3]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',249,'act',1,1795917898215,'{"do":"cast kaching","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',250,'act',1,1795917898223,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',251,'act',0,1795917898231,'{"do":"use knotta none","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',252,'act',0,1795917898239,'{"do":"reroll green-6","fate":[1]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',253,'act',0,1795917898247,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',254,'act',1,1795917898255,'{"do":"single 6","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',255,'act',1,1795917898263,'{"do":"pair 2","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',256,'act',1,1795917898271,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',257,'act',0,1795917898279,'{"do":"pray spirit","fate":[1,6,4,5,6,1,0]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',258,'act',0,1795917898283,'{"do":"use fiyeah blank","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',259,'act',0,1795917898295,'{"do":"reroll green-6","fate":[1]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',260,'act',0,1795917898303,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',261,'act',0,1795917898311,'{"do":"use urb gold","fate":[11]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',262,'act',0,1795917898319,'{"do":"untap urb","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',263,'act',0,1795917898323,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',264,'act',1,1795917898331,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',265,'act',0,1795917898339,'{"do":"run 4 6","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',266,'act',0,1795917898347,'{"do":"pair 1","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',267,'act',1,1795917898351,'{"do":"pray merchant","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',268,'act',1,1795917898353,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',269,'act',1,1795917898356,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',270,'act',0,1795917898359,'{"do":"replace marsk","fate":[16]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',271,'act',0,1795917898371,'{"do":"buy mirra","fate":[13]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',272,'act',0,1795917898379,'{"do":"drop fiyeah","fate":[4,3,4,5,3,0,0]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',273,'act',1,1795917898383,'{"do":"cast shh!","fate":[5]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',274,'act',1,1795917898391,'{"do":"use kloke none","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',275,'act',1,1795917898399,'{"do":"reroll green-4","fate":[1]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',276,'act',1,1795917898403,'{"do":"reroll green-1","fate":[5]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',277,'act',1,1795917898415,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',278,'act',1,1795917898419,'{"do":"single 5","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',279,'act',1,1795917898431,'{"do":"run 3 5","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',280,'act',0,1795917898435,'{"do":"pray resource","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',281,'act',0,1795917898443,'{"do":"name magick","fate":[1,2,5,4,2,0,3]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',282,'act',0,1795917898455,'{"do":"use urb power","fate":[15]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',283,'act',0,1795917898463,'{"do":"use boan blank","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',284,'act',0,1795917898471,'{"do":"flip green-5","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',285,'act',0,1795917898479,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',286,'act',1,1795917898487,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',287,'act',0,1795917898495,'{"do":"pair 2","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',288,'act',0,1795917898499,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',289,'act',1,1795917898512,'{"do":"pray resource","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',290,'act',1,1795917898517,'{"do":"name power","fate":[4,4,3,2,6,0,2]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',291,'act',1,1795917898523,'{"do":"use raynstik magick","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',292,'act',1,1795917898532,'{"do":"upgrade low","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',293,'act',1,1795917898535,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',294,'act',0,1795917898544,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',295,'act',1,1795917898547,'{"do":"run 2 4","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',296,'act',1,1795917898552,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',297,'act',0,1795917898554,'{"do":"pray spell","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',298,'act',0,1795917898557,'{"do":"done","fate":[16,4,4,4,5,6,0,0]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',299,'act',0,1795917898558,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',300,'act',1,1795917898560,'{"do":"cast fizz","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',301,'act',1,1795917898562,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',302,'act',0,1795917898563,'{"do":"single 4","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',303,'act',0,1795917898565,'{"do":"single 4","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',304,'act',0,1795917898566,'{"do":"run 4 6","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',305,'act',1,1795917898568,'{"do":"pray merchant","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',306,'act',1,1795917898569,'{"do":"sell kloke","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',307,'act',1,1795917898570,'{"do":"sell raynstik","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',308,'act',1,1795917898571,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',309,'act',0,1795917898572,'{"do":"buy beedz","fate":[11]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',310,'act',0,1795917898574,'{"do":"drop urb","fate":[4,4,3,5,6,0,1]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',311,'act',1,1795917898575,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',312,'act',0,1795917898577,'{"do":"cast ouch!","fate":[4]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',313,'act',0,1795917898578,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',314,'act',0,1795917898579,'{"do":"use knotta none","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',315,'act',0,1795917898581,'{"do":"reroll green-6","fate":[5]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',316,'act',0,1795917898582,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',317,'act',1,1795917898584,'{"do":"single 5","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',318,'act',1,1795917898585,'{"do":"run 3 5","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',319,'act',1,1795917898586,'{"do":"single 4","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',320,'act',0,1795917898588,'{"do":"pray rain","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',321,'act',0,1795917898589,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',322,'act',0,1795917898590,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',323,'act',1,1795917898591,'{"do":"summon high","fate":[4,4,2,1,5,0,2]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',324,'act',0,1795917898592,'{"do":"cast zau-ba","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',325,'act',0,1795917898594,'{"do":"turn green-4 3","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',326,'act',0,1795917898596,'{"do":"use beedz magick","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',327,'act',0,1795917898597,'{"do":"take gold","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',328,'act',0,1795917898599,'{"do":"cast zing","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',329,'act',0,1795917898600,'{"do":"mark blank magick","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',330,'act',0,1795917898602,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',331,'act',0,1795917898603,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',332,'act',0,1795917898605,'{"do":"single 5","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',333,'act',0,1795917898607,'{"do":"single 4","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',334,'act',0,1795917898609,'{"do":"run 1 3","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',335,'act',1,1795917898616,'{"do":"pray spirit","fate":[1,3,2,2,2,1,3]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',336,'act',1,1795917898619,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',337,'act',0,1795917898622,'{"do":"use knotta none","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',338,'act',0,1795917898625,'{"do":"reroll green-1","fate":[5]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',339,'act',1,1795917898628,'{"do":"single 5","fate":[]}',NULL);
INSERT INTO "entries" VALUES('iiuFMT_g63HViH0d',340,'act',1,1795917898630,'{"do":"alike low 2","fate":[]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',1,'open',-1,1795917898636,'{"setup":{"clock":{"kind":"none","minutes":10,"increment":15,"hours":72},"pace":30.0,"hints":true,"public":false,"game":"konja","version":5,"edition":"af7c494672208af1","edition_name":"","numbers":{"begins":0,"starter_1":0,"starter_2":0,"gold":2,"magick":2,"power":2,"hand":3,"offerings":3,"relic_limit":4,"green_dice":5,"action_dice":2,"purple_dice":2,"red_dice":2,"side_blank":3,"side_gold":1,"side_magick":1,"side_power":1,"resource_gain":2,"replacements":1,"replace_price":1,"upgrades":1,"single_from":4,"single_power":1,"pair_magick":2,"run_dice":3,"run_gold":1,"dice_low":3,"dice_middle":4,"dice_high":5,"points_low":3,"points_middle":5,"points_high":7,"better_low":4,"better_middle":6,"better_high":9,"price_low":5,"price_middle":8,"price_high":11,"upgrade_low":2,"upgrade_middle":1,"upgrade_high":1,"supply_low":6,"supply_middle":11,"supply_high":10,"last_points":21,"longest":200,"free_attacks":0,"purple_fixed":0,"marked_only":0,"all_discard":0,"surplus_pays":0,"bought_tapped":0,"any_turn_ends":0,"cards_when":0,"spent_first":0,"ties":2,"token_supply":0},"host":"","imported":false,"source":null,"edition_brought":false},"chairs":[{"kind":"person","name":"Ann","person":"Nj7MP8DXFq6vYzJL","bot":""},{"kind":"person","name":"Bob","person":"bWiWPhoyWEuwrvat","bot":""}]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',2,'start',-1,1795917898636,'{"fate":[1,14,4,6,7,1,16,9,3,6]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',3,'act',0,1795917898643,'{"do":"pray spirit","fate":[2,5,6,4,4,0,0]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',4,'act',0,1795917898646,'{"do":"cast ya-ya","fate":[6]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',5,'act',0,1795917898650,'{"do":"use fiyeah blank","fate":[]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',6,'act',0,1795917898653,'{"do":"reroll green-4","fate":[5]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',7,'act',0,1795917898656,'{"do":"reroll green-5","fate":[3]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',8,'act',0,1795917898658,'{"do":"cast wakey!","fate":[]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',9,'act',0,1795917898661,'{"do":"untap fiyeah","fate":[]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',10,'act',0,1795917898664,'{"do":"use at! blank","fate":[]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',11,'act',0,1795917898666,'{"do":"take power","fate":[]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',12,'act',0,1795917898669,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',13,'act',1,1795917898672,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',14,'act',0,1795917898674,'{"do":"single 4","fate":[]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',15,'act',0,1795917898677,'{"do":"single 5","fate":[]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',16,'act',0,1795917898679,'{"do":"pair 6","fate":[]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',17,'act',0,1795917898682,'{"do":"untap at!","fate":[]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',18,'act',1,1795917898684,'{"do":"pray merchant","fate":[]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',19,'act',1,1795917898686,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',20,'act',1,1795917898688,'{"do":"buy kandl","fate":[7]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',21,'act',0,1795917898690,'{"do":"replace figa","fate":[16]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',22,'act',0,1795917898692,'{"do":"buy urb","fate":[20,1,4,5,5,3,0,0]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',23,'act',1,1795917898695,'{"do":"cast shh!","fate":[15]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',24,'act',1,1795917898699,'{"do":"use at! blank","fate":[]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',25,'act',1,1795917898707,'{"do":"take power","fate":[]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',26,'act',1,1795917898711,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',27,'act',1,1795917898719,'{"do":"run 3 5","fate":[]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',28,'act',1,1795917898723,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',29,'act',0,1795917898735,'{"do":"pray spell","fate":[]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',30,'act',0,1795917898740,'{"do":"done","fate":[2,1,5,6,4,1,5,2,1]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',31,'act',0,1795917898747,'{"do":"use fiyeah gold","fate":[]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',32,'act',0,1795917898756,'{"do":"reroll green-1","fate":[6]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',33,'act',0,1795917898763,'{"do":"reroll green-5","fate":[2]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',34,'act',0,1795917898767,'{"do":"use at! magick","fate":[]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',35,'act',0,1795917898775,'{"do":"take magick","fate":[]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',36,'act',0,1795917898779,'{"do":"cast ya-ya","fate":[1]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',37,'act',0,1795917898783,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',38,'act',0,1795917898791,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',39,'act',1,1795917898794,'{"do":"pray resource","fate":[]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',40,'act',1,1795917898800,'{"do":"name magick","fate":[4,2,5,1,2,1,0]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',41,'act',1,1795917898806,'{"do":"use shayka gold","fate":[4]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',42,'act',1,1795917898820,'{"do":"cast zing","fate":[]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',43,'act',1,1795917898828,'{"do":"mark blank power","fate":[]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',44,'act',1,1795917898835,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',45,'act',1,1795917898844,'{"do":"use fiyeah power","fate":[]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',46,'act',1,1795917898852,'{"do":"reroll green-4","fate":[1]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',47,'act',1,1795917898864,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',48,'act',1,1795917898872,'{"do":"use kandl none","fate":[]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',49,'act',1,1795917898883,'{"do":"untap fiyeah","fate":[]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',50,'act',1,1795917898888,'{"do":"untap shayka","fate":[]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',51,'act',1,1795917898895,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',52,'act',0,1795917898908,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',53,'act',1,1795917898912,'{"do":"pair 1","fate":[]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',54,'act',1,1795917898915,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',55,'act',0,1795917898928,'{"do":"pray rain","fate":[6,6,4,4,1,1,1]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',56,'act',0,1795917898932,'{"do":"cast zau-ba","fate":[]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',57,'act',0,1795917898943,'{"do":"turn green-6 1","fate":[]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',58,'act',0,1795917898947,'{"do":"use urb gold","fate":[0]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',59,'act',0,1795917898955,'{"do":"use shayka gold","fate":[2]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',60,'act',0,1795917898959,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',61,'act',1,1795917898962,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',62,'act',0,1795917898967,'{"do":"single 4","fate":[]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',63,'act',0,1795917898971,'{"do":"single 4","fate":[]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',64,'act',0,1795917898975,'{"do":"pair 1","fate":[]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',65,'act',0,1795917898983,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',66,'act',1,1795917898987,'{"do":"pray rain","fate":[4,5,1,1,6,0,0]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',67,'act',1,1795917898996,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',68,'act',0,1795917898999,'{"do":"cast fizz","fate":[]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',69,'act',0,1795917899007,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',70,'act',1,1795917899019,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',71,'act',0,1795917899032,'{"do":"pray spirit","fate":[4,6,1,5,1,0,0]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',72,'act',0,1795917899037,'{"do":"use urb blank","fate":[13]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',73,'act',0,1795917899047,'{"do":"use at! blank","fate":[]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',74,'act',0,1795917899052,'{"do":"take power","fate":[]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',75,'act',0,1795917899059,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',76,'act',1,1795917899063,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',77,'act',0,1795917899072,'{"do":"untap urb","fate":[]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',78,'act',0,1795917899075,'{"do":"run 4 6","fate":[]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',79,'act',0,1795917899078,'{"do":"pair 1","fate":[]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',80,'act',1,1795917899083,'{"do":"pray spell","fate":[]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',81,'act',1,1795917899092,'{"do":"discard chaac!","fate":[]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',82,'act',1,1795917899099,'{"do":"discard twinz","fate":[12,4,5,8,6,6,3,2,4,0,0]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',83,'act',1,1795917899107,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',84,'act',0,1795917899115,'{"do":"cast jinx","fate":[]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',85,'act',0,1795917899123,'{"do":"reroll green-4","fate":[1]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',86,'act',0,1795917899131,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',87,'act',1,1795917899139,'{"do":"done","fate":[]}',NULL);
INSERT INTO "entries" VALUES('h-8F4ZQ0iAy_cjn5',88,'say',0,1795917899147,'{"text":"Well played"}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',1,'open',-1,1795917899155,'{"setup":{"clock":{"kind":"none","minutes":10,"increment":15,"hours":72},"pace":30.0,"hints":true,"public":false,"game":"nagaraja","version":4,"edition":"f5b641199750cdc0","edition_name":"","numbers":{"goal":25,"cursed_limit":3,"cursed_count":0,"hand":5,"drawn":3,"given":1,"last_room":9,"first_sticks":2,"first_guide":0,"stick_limit":0,"naga_points":0,"trap":1,"trap_moves":1,"trap_counts":1},"host":"","imported":false,"source":null,"edition_brought":false},"chairs":[{"kind":"person","name":"Ann","person":"Nj7MP8DXFq6vYzJL","bot":""},{"kind":"person","name":"Bob","person":"bWiWPhoyWEuwrvat","bot":""}]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',2,'start',-1,1795917899155,'{"fate":[3,3,4,3,47,11,25,4,0,6,29,3,35,13,6]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',3,'act',1,1795917899163,'{"do":"select old-friend","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',4,'act',1,1795917899167,'{"do":"ready","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',5,'act',0,1795917899175,'{"do":"select eagle-feather","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',6,'act',0,1795917899178,'{"do":"select rattle","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',7,'act',0,1795917899180,'{"do":"ready","fate":[0,0,1,0,0,1,0,1,0,1]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',8,'act',1,1795917899183,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',9,'act',0,1795917899187,'{"do":"activate termites","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',10,'act',0,1795917899190,'{"do":"stick green naga","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',11,'act',0,1795917899192,'{"do":"stick green naga","fate":[24]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',12,'act',0,1795917899194,'{"do":"activate mirror","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',13,'act',0,1795917899196,'{"do":"relic 2 left-high","fate":[2,2,26]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',14,'act',0,1795917899199,'{"do":"activate drum-beat","fate":[30]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',15,'act',0,1795917899202,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',16,'act',0,1795917899205,'{"do":"cell c1","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',17,'act',0,1795917899208,'{"do":"turn 1","fate":[4,33,15,45]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',18,'act',1,1795917899211,'{"do":"give pitfall","fate":[4]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',19,'act',1,1795917899214,'{"do":"select strong-backs","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',20,'act',1,1795917899219,'{"do":"select counterweight","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',21,'act',1,1795917899223,'{"do":"ready","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',22,'act',0,1795917899232,'{"do":"select pitfall","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',23,'act',0,1795917899234,'{"do":"select tremor","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',24,'act',0,1795917899242,'{"do":"select earthquake","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',25,'act',0,1795917899244,'{"do":"select turning-wall","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',26,'act',0,1795917899251,'{"do":"ready","fate":[2,2,0,0,1,2,4,3,3,2,1,2,2,0,1,1]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',27,'act',1,1795917899256,'{"do":"activate second-thought","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',28,'act',1,1795917899258,'{"do":"stick green naga","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',29,'act',1,1795917899261,'{"do":"retrieve rattle","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',30,'act',0,1795917899268,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',31,'act',1,1795917899275,'{"do":"activate rattle","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',32,'act',1,1795917899283,'{"do":"stick white 1","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',33,'act',1,1795917899291,'{"do":"stick green 1","fate":[3,0,28]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',34,'act',0,1795917899299,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',35,'act',0,1795917899302,'{"do":"cell b1","fate":[1,42,8,19]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',36,'act',1,1795917899306,'{"do":"give quick-fingers","fate":[1]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',37,'act',1,1795917899311,'{"do":"select hidden-lever","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',38,'act',1,1795917899315,'{"do":"select rollers","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',39,'act',1,1795917899319,'{"do":"ready","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',40,'act',0,1795917899323,'{"do":"select quick-fingers","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',41,'act',0,1795917899327,'{"do":"ready","fate":[3,1,1,0,0,0,2,0,0]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',42,'act',1,1795917899335,'{"do":"activate false-bottom","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',43,'act',1,1795917899344,'{"do":"relic 1 top-right","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',44,'act',1,1795917899347,'{"do":"relic 1 top-left","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',45,'act',0,1795917899351,'{"do":"allow","fate":[39,1]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',46,'act',0,1795917899359,'{"do":"activate loose-ground","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',47,'act',0,1795917899364,'{"do":"stick green naga","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',48,'act',0,1795917899373,'{"do":"stick white 1","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',49,'act',0,1795917899376,'{"do":"stick green 1","fate":[2,1,14]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',50,'act',1,1795917899381,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',51,'act',0,1795917899388,'{"do":"activate oil-lamp","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',52,'act',0,1795917899393,'{"do":"stick green naga","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',53,'act',0,1795917899399,'{"do":"relic 1 top-left","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',54,'act',0,1795917899404,'{"do":"relic 2 left-high","fate":[4,17,23]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',55,'act',1,1795917899408,'{"do":"activate steady-hand","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',56,'act',0,1795917899411,'{"do":"allow","fate":[46,31]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',57,'act',0,1795917899414,'{"do":"activate spy","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',58,'act',0,1795917899417,'{"do":"relic 2 left-middle","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',59,'act',0,1795917899420,'{"do":"relic 2 left-low","fate":[1,4,37,21]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',60,'act',1,1795917899424,'{"do":"cell c1","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',61,'act',1,1795917899426,'{"do":"turn 0","fate":[0,36,40,38]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',62,'act',0,1795917899430,'{"do":"give good-guides","fate":[2]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',63,'act',0,1795917899432,'{"do":"select ropes-and-pulleys","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',64,'act',0,1795917899433,'{"do":"ready","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',65,'act',1,1795917899435,'{"do":"select diary","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',66,'act',1,1795917899440,'{"do":"select mosquitoes","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',67,'act',1,1795917899445,'{"do":"select good-guides","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',68,'act',1,1795917899456,'{"do":"select campfire","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',69,'act',1,1795917899461,'{"do":"ready","fate":[1,1,4,1,0,1,0,1,0,0,1,0,0,1,0]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',70,'act',1,1795917899471,'{"do":"activate full-moon","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',71,'act',1,1795917899474,'{"do":"stick white naga","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',72,'act',1,1795917899483,'{"do":"relic 1 left-low","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',73,'act',1,1795917899492,'{"do":"relic 1 left-high","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',74,'act',0,1795917899503,'{"do":"allow","fate":[3,3,16,32]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',75,'act',1,1795917899508,'{"do":"activate shifting-halls","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',76,'act',1,1795917899511,'{"do":"stick white naga","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',77,'act',1,1795917899520,'{"do":"room 1 b1","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',78,'act',1,1795917899524,'{"do":"room 1 c1","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',79,'act',0,1795917899527,'{"do":"allow","fate":[10]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',80,'act',1,1795917899532,'{"do":"activate flood","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',81,'act',1,1795917899536,'{"do":"stick brown 1","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',82,'act',1,1795917899540,'{"do":"stick green 1","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',83,'act',0,1795917899549,'{"do":"allow","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',84,'act',1,1795917899561,'{"do":"activate river-wind","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',85,'act',0,1795917899566,'{"do":"allow","fate":[18]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',86,'act',1,1795917899569,'{"do":"activate old-map","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',87,'act',1,1795917899572,'{"do":"relic 2 top-middle","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',88,'act',1,1795917899575,'{"do":"relic 2 left-high","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',89,'act',0,1795917899578,'{"do":"allow","fate":[3,44,9]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',90,'act',1,1795917899582,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',91,'act',1,1795917899585,'{"do":"cell b1","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',92,'act',1,1795917899588,'{"do":"turn 1","fate":[0,43,34,27]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',93,'act',0,1795917899591,'{"do":"give letter-from-home","fate":[6]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',94,'act',0,1795917899594,'{"do":"select keystone","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',95,'act',0,1795917899597,'{"do":"select collapse","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',96,'act',0,1795917899599,'{"do":"ready","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',97,'act',1,1795917899603,'{"do":"select dry-rot","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',98,'act',1,1795917899606,'{"do":"ready","fate":[2,2,3,1,1,0,1,0,0,0,1,1]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',99,'act',0,1795917899611,'{"do":"activate pickpocket","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',100,'act',1,1795917899617,'{"do":"allow","fate":[43]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',101,'act',1,1795917899632,'{"do":"activate master-builder","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',102,'act',1,1795917899639,'{"do":"room 2 c1","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',103,'act',1,1795917899643,'{"do":"room 2 b1","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',104,'act',0,1795917899647,'{"do":"allow","fate":[3,41,20]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',105,'act',0,1795917899652,'{"do":"activate bad-omen","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',106,'act',1,1795917899655,'{"do":"allow","fate":[18]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',107,'act',1,1795917899658,'{"do":"activate lost-and-found","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',108,'act',0,1795917899661,'{"do":"allow","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',109,'act',1,1795917899664,'{"do":"retrieve good-guides","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',110,'act',0,1795917899668,'{"do":"cell a1","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',111,'act',0,1795917899672,'{"do":"turn 2","fate":[7,5,12]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',112,'act',1,1795917899675,'{"do":"give keyhole","fate":[3]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',113,'act',1,1795917899678,'{"do":"select snapped-twig","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',114,'act',1,1795917899681,'{"do":"ready","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',115,'act',0,1795917899684,'{"do":"select scattered-notes","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',116,'act',0,1795917899690,'{"do":"ready","fate":[1,3,1,0,1,1,0]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',117,'act',0,1795917899695,'{"do":"activate keyhole","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',118,'act',0,1795917899698,'{"do":"stick white naga","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',119,'act',0,1795917899705,'{"do":"relic 2 left-high","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',120,'act',1,1795917899709,'{"do":"allow","fate":[22,45]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',121,'act',0,1795917899713,'{"do":"activate monkeys","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',122,'act',0,1795917899716,'{"do":"relic 1 top-left","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',123,'act',0,1795917899719,'{"do":"relic 1 right-low","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',124,'act',1,1795917899722,'{"do":"allow","fate":[28,1]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',125,'act',1,1795917899725,'{"do":"cell a1","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',126,'act',1,1795917899735,'{"do":"turn 0","fate":[47,31,2]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',127,'act',0,1795917899743,'{"do":"give shifting-halls","fate":[3]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',128,'act',0,1795917899751,'{"do":"select blessing","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',129,'act',0,1795917899755,'{"do":"ready","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',130,'act',1,1795917899762,'{"do":"select shifting-halls","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',131,'act',1,1795917899766,'{"do":"ready","fate":[0,1,2,2,1]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',132,'act',0,1795917899769,'{"do":"activate drum-beat","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',133,'act',1,1795917899773,'{"do":"allow","fate":[13]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',134,'act',1,1795917899776,'{"do":"cell b2","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',135,'act',1,1795917899782,'{"do":"turn 1","fate":[27,25,9]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',136,'act',0,1795917899785,'{"do":"give hidden-lever","fate":[4]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',137,'act',0,1795917899788,'{"do":"select old-friend","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',138,'act',0,1795917899791,'{"do":"select second-thought","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',139,'act',0,1795917899798,'{"do":"ready","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',140,'act',1,1795917899801,'{"do":"select hidden-lever","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',141,'act',1,1795917899804,'{"do":"ready","fate":[2,0,0,1,2,1]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',142,'act',0,1795917899807,'{"do":"activate rollers","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',143,'act',0,1795917899809,'{"do":"room 1 c1","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',144,'act',0,1795917899823,'{"do":"cell b2","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',145,'act',1,1795917899832,'{"do":"allow","fate":[21]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',146,'act',0,1795917899839,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',147,'act',0,1795917899843,'{"do":"cell b3","fate":[3,33,46]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',148,'act',1,1795917899852,'{"do":"give eagle-feather","fate":[5]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',149,'act',1,1795917899860,'{"do":"select good-guides","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',150,'act',1,1795917899867,'{"do":"ready","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',151,'act',0,1795917899875,'{"do":"select eagle-feather","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',152,'act',0,1795917899879,'{"do":"select river-wind","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',153,'act',0,1795917899888,'{"do":"select dry-rot","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',154,'act',0,1795917899891,'{"do":"ready","fate":[1,3,1,1,0,0,3,1,0,1,1,1,0,1]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',155,'act',0,1795917899899,'{"do":"activate ropes-and-pulleys","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',156,'act',0,1795917899903,'{"do":"stick white naga","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',157,'act',0,1795917899912,'{"do":"relic 1 right-high","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',158,'act',0,1795917899915,'{"do":"relic 1 top-left","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',159,'act',1,1795917899918,'{"do":"allow","fate":[16,39]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',160,'act',0,1795917899920,'{"do":"activate keystone","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',161,'act',0,1795917899922,'{"do":"stick green naga","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',162,'act',0,1795917899924,'{"do":"room 1 b1","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',163,'act',0,1795917899927,'{"do":"turn 2","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',164,'act',1,1795917899929,'{"do":"allow","fate":[42]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',165,'act',0,1795917899931,'{"do":"activate mirror","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',166,'act',0,1795917899933,'{"do":"stick white naga","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',167,'act',0,1795917899935,'{"do":"relic 2 left-low","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',168,'act',1,1795917899936,'{"do":"allow","fate":[6,0]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',169,'act',0,1795917899938,'{"do":"activate campfire","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',170,'act',1,1795917899939,'{"do":"allow","fate":[43,15]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',171,'act',0,1795917899941,'{"do":"cell c2","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',172,'act',0,1795917899942,'{"do":"turn 0","fate":[17,26,29]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',173,'act',1,1795917899944,'{"do":"give spy","fate":[6]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',174,'act',1,1795917899951,'{"do":"select supplies","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',175,'act',1,1795917899954,'{"do":"select diary","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',176,'act',1,1795917899956,'{"do":"ready","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',177,'act',0,1795917899957,'{"do":"select mosquitoes","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',178,'act',0,1795917899959,'{"do":"select letter-from-home","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',179,'act',0,1795917899960,'{"do":"ready","fate":[1,2,3,1,1,1,1,1,1,0,1,0,1,1,1]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',180,'act',0,1795917899963,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',181,'act',1,1795917899965,'{"do":"cell a2","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',182,'act',1,1795917899966,'{"do":"turn 2","fate":[35,19,18]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',183,'act',0,1795917899968,'{"do":"give false-bottom","fate":[4]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',184,'act',0,1795917899970,'{"do":"select rattle","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',185,'act',0,1795917899971,'{"do":"select steady-hand","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',186,'act',0,1795917899975,'{"do":"ready","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',187,'act',1,1795917899979,'{"do":"select night-work","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',188,'act',1,1795917899983,'{"do":"select false-bottom","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',189,'act',1,1795917899987,'{"do":"ready","fate":[2,1,1,0,0,0,4,1,0,0,0]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',190,'act',0,1795917899995,'{"do":"activate spy","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',191,'act',0,1795917899999,'{"do":"relic 2 left-low","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',192,'act',0,1795917900003,'{"do":"relic 2 top-right","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',193,'act',1,1795917900007,'{"do":"allow","fate":[4,34,30]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',194,'act',1,1795917900011,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',195,'act',0,1795917900015,'{"do":"activate sleight-of-hand","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',196,'act',0,1795917900019,'{"do":"relic 2 top-middle","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',197,'act',0,1795917900023,'{"do":"relic 2 right-high","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',198,'act',1,1795917900027,'{"do":"allow","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',199,'act',1,1795917900030,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',200,'act',0,1795917900032,'{"do":"activate old-map","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',201,'act',0,1795917900039,'{"do":"relic 1 left-high","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',202,'act',0,1795917900047,'{"do":"relic 1 top-middle","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',203,'act',1,1795917900055,'{"do":"allow","fate":[1,10,4]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',204,'act',1,1795917900059,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',205,'act',1,1795917900063,'{"do":"cell a3","fate":[37,8,44]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',206,'act',0,1795917900067,'{"do":"give quick-fingers","fate":[5]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',207,'act',0,1795917900071,'{"do":"select earthquake","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',208,'act',0,1795917900075,'{"do":"ready","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',209,'act',1,1795917900079,'{"do":"select sudden-gust","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',210,'act',1,1795917900082,'{"do":"select quick-fingers","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',211,'act',1,1795917900084,'{"do":"ready","fate":[2,3,1,1,1,2,0,1,0]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',212,'act',1,1795917900087,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',213,'act',0,1795917900089,'{"do":"cell c1","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',214,'act',0,1795917900095,'{"do":"turn 2","fate":[2,2,0,32,24,11]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',215,'act',1,1795917900103,'{"do":"give turning-wall","fate":[5]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',216,'act',1,1795917900107,'{"do":"select pitfall","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',217,'act',1,1795917900111,'{"do":"ready","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',218,'act',0,1795917900119,'{"do":"select turning-wall","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',219,'act',0,1795917900131,'{"do":"select counterweight","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',220,'act',0,1795917900139,'{"do":"draw","fate":[36]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',221,'act',0,1795917900143,'{"do":"ready","fate":[2,3,2,0,0,0,1,1]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',222,'act',0,1795917900151,'{"do":"activate lost-and-found","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',223,'act',1,1795917900159,'{"do":"allow","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',224,'act',0,1795917900163,'{"do":"retrieve steady-hand","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',225,'act',0,1795917900172,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',226,'act',1,1795917900179,'{"do":"cell c2","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',227,'act',1,1795917900183,'{"do":"turn 0","fate":[14,2,39]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',228,'act',0,1795917900195,'{"do":"give oil-lamp","fate":[2]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',229,'act',0,1795917900203,'{"do":"select full-moon","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',230,'act',0,1795917900207,'{"do":"ready","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',231,'act',1,1795917900211,'{"do":"select strong-backs","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',232,'act',1,1795917900217,'{"do":"select master-builder","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',233,'act',1,1795917900222,'{"do":"select tremor","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',234,'act',1,1795917900232,'{"do":"ready","fate":[0,0,4,2,0,3,1,1,1,0]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',235,'act',0,1795917900235,'{"do":"activate pickpocket","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',236,'act',1,1795917900237,'{"do":"allow","fate":[11]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',237,'act',1,1795917900239,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',238,'act',0,1795917900241,'{"do":"activate loose-ground","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',239,'act',0,1795917900243,'{"do":"stick white 3","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',240,'act',0,1795917900245,'{"do":"stick brown 2","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',241,'act',1,1795917900246,'{"do":"allow","fate":[4,0,43]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',242,'act',1,1795917900248,'{"do":"activate oil-lamp","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',243,'act',1,1795917900249,'{"do":"stick white naga","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',244,'act',1,1795917900255,'{"do":"relic 1 left-middle","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',245,'act',1,1795917900257,'{"do":"relic 2 top-left","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',246,'act',0,1795917900259,'{"do":"allow","fate":[1,1,1,42]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',247,'act',1,1795917900261,'{"do":"activate campfire","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',248,'act',1,1795917900263,'{"do":"stick white naga","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',249,'act',0,1795917900264,'{"do":"allow","fate":[13,12]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',250,'act',1,1795917900266,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',251,'act',1,1795917900268,'{"do":"cell c3","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',252,'act',1,1795917900269,'{"do":"turn 3","fate":[20,35,31]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',253,'act',0,1795917900271,'{"do":"give shifting-halls","fate":[6]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',254,'act',0,1795917900273,'{"do":"select counterweight","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',255,'act',0,1795917900274,'{"do":"select collapse","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',256,'act',0,1795917900276,'{"do":"ready","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',257,'act',1,1795917900278,'{"do":"select river-wind","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',258,'act',1,1795917900279,'{"do":"ready","fate":[2,1,1,1,1,1,0,0,3,2]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',259,'act',0,1795917900282,'{"do":"activate letter-from-home","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',260,'act',1,1795917900283,'{"do":"allow","fate":[47,17]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',261,'act',1,1795917900285,'{"do":"activate mirror","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',262,'act',1,1795917900286,'{"do":"relic 1 right-low","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',263,'act',0,1795917900288,'{"do":"allow","fate":[25,7]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',264,'act',0,1795917900290,'{"do":"cell a3","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',265,'act',0,1795917900297,'{"do":"turn 1","fate":[18,3,45]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',266,'act',1,1795917900303,'{"do":"give second-thought","fate":[1]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',267,'act',1,1795917900307,'{"do":"select snapped-twig","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',268,'act',1,1795917900316,'{"do":"select eagle-feather","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',269,'act',1,1795917900319,'{"do":"ready","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',270,'act',0,1795917900327,'{"do":"select old-friend","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',271,'act',0,1795917900335,'{"do":"select second-thought","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',272,'act',0,1795917900339,'{"do":"ready","fate":[3,1,1,0,0,0,0,4,0,1,0]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',273,'act',1,1795917900343,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',274,'act',0,1795917900347,'{"do":"activate bad-omen","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',275,'act',1,1795917900353,'{"do":"allow","fate":[12]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',276,'act',1,1795917900360,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',277,'act',0,1795917900367,'{"do":"activate drum-beat","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',278,'act',1,1795917900373,'{"do":"allow","fate":[6]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',279,'act',1,1795917900376,'{"do":"activate sleight-of-hand","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',280,'act',1,1795917900383,'{"do":"relic 1 right-high","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',281,'act',1,1795917900387,'{"do":"relic 1 top-right","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',282,'act',0,1795917900395,'{"do":"allow","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',283,'act',1,1795917900403,'{"do":"activate hidden-lever","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',284,'act',1,1795917900407,'{"do":"room 2 c3","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',285,'act',1,1795917900412,'{"do":"turn 0","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',286,'act',0,1795917900419,'{"do":"allow","fate":[44]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',287,'act',1,1795917900423,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',288,'act',0,1795917900431,'{"do":"cell c3","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',289,'act',0,1795917900439,'{"do":"turn 0","fate":[3,16,28,5]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',290,'act',1,1795917900445,'{"do":"give old-map","fate":[5]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',291,'act',1,1795917900463,'{"do":"select sudden-gust","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',292,'act',1,1795917900467,'{"do":"ready","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',293,'act',0,1795917900471,'{"do":"select flood","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',294,'act',0,1795917900475,'{"do":"select rattle","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',295,'act',0,1795917900483,'{"do":"ready","fate":[3,1,3,0,0,0,1,0,1]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',296,'act',0,1795917900487,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',297,'act',0,1795917900499,'{"do":"cell a2","fate":[]}',NULL);
INSERT INTO "entries" VALUES('FpXOCfVdVMmyx888',298,'act',0,1795917900507,'{"do":"turn 0","fate":[]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',1,'open',-1,1795917900516,'{"setup":{"clock":{"kind":"none","minutes":10,"increment":15,"hours":72},"pace":30.0,"hints":true,"public":false,"game":"nagaraja","version":4,"edition":"f5b641199750cdc0","edition_name":"","numbers":{"goal":25,"cursed_limit":3,"cursed_count":0,"hand":5,"drawn":3,"given":1,"last_room":9,"first_sticks":2,"first_guide":0,"stick_limit":0,"naga_points":0,"trap":1,"trap_moves":1,"trap_counts":1},"host":"","imported":false,"source":null,"edition_brought":false},"chairs":[{"kind":"person","name":"Ann","person":"Nj7MP8DXFq6vYzJL","bot":""},{"kind":"person","name":"Bob","person":"bWiWPhoyWEuwrvat","bot":""}]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',2,'start',-1,1795917900516,'{"fate":[2,3,3,1,31,14,15,6,9,32,21,34,25,11,5]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',3,'act',0,1795917900532,'{"do":"select hidden-lever","fate":[]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',4,'act',0,1795917900536,'{"do":"ready","fate":[]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',5,'act',1,1795917900540,'{"do":"select termites","fate":[]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',6,'act',1,1795917900555,'{"do":"select rattle","fate":[]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',7,'act',1,1795917900559,'{"do":"ready","fate":[2,3,3,2,0,1,1,0]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',8,'act',1,1795917900563,'{"do":"activate collapse","fate":[]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',9,'act',1,1795917900567,'{"do":"cell a1","fate":[]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',10,'act',1,1795917900571,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',11,'act',1,1795917900579,'{"do":"cell a1","fate":[]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',12,'act',1,1795917900592,'{"do":"turn 3","fate":[10,41,20]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',13,'act',0,1795917900597,'{"do":"give supplies","fate":[4]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',14,'act',0,1795917900604,'{"do":"select full-moon","fate":[]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',15,'act',0,1795917900612,'{"do":"ready","fate":[]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',16,'act',1,1795917900615,'{"do":"select master-builder","fate":[]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',17,'act',1,1795917900623,'{"do":"ready","fate":[1,0,2,0,3]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',18,'act',0,1795917900628,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',19,'act',1,1795917900640,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',20,'act',1,1795917900643,'{"do":"cell b1","fate":[3,2,36,44,26]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',21,'act',0,1795917900652,'{"do":"give pickpocket","fate":[5]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',22,'act',0,1795917900664,'{"do":"select tremor","fate":[]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',23,'act',0,1795917900666,'{"do":"select shifting-halls","fate":[]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',24,'act',0,1795917900675,'{"do":"ready","fate":[]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',25,'act',1,1795917900679,'{"do":"select pickpocket","fate":[]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',26,'act',1,1795917900682,'{"do":"ready","fate":[3,2,1,3,1,1,2,1,1]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',27,'act',0,1795917900691,'{"do":"cell b1","fate":[]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',28,'act',0,1795917900700,'{"do":"turn 2","fate":[1,22,7,42]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',29,'act',1,1795917900703,'{"do":"give blessing","fate":[1]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',30,'act',1,1795917900706,'{"do":"select oil-lamp","fate":[]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',31,'act',1,1795917900707,'{"do":"ready","fate":[]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',32,'act',0,1795917900709,'{"do":"select night-work","fate":[]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',33,'act',0,1795917900710,'{"do":"select blessing","fate":[]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',34,'act',0,1795917900712,'{"do":"select ropes-and-pulleys","fate":[]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',35,'act',0,1795917900714,'{"do":"ready","fate":[0,1,3,1,1,0,1,1,0]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',36,'act',1,1795917900716,'{"do":"activate supplies","fate":[]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',37,'act',0,1795917900718,'{"do":"allow","fate":[27,43]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',38,'act',0,1795917900719,'{"do":"activate lost-and-found","fate":[]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',39,'act',1,1795917900721,'{"do":"allow","fate":[]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',40,'act',0,1795917900722,'{"do":"retrieve shifting-halls","fate":[]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',41,'act',0,1795917900724,'{"do":"activate shifting-halls","fate":[]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',42,'act',0,1795917900726,'{"do":"room 2 b1","fate":[]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',43,'act',0,1795917900727,'{"do":"room 2 a1","fate":[]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',44,'act',1,1795917900729,'{"do":"allow","fate":[30]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',45,'act',0,1795917900730,'{"do":"cell c1","fate":[]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',46,'act',0,1795917900739,'{"do":"turn 0","fate":[0,16,2,28]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',47,'act',1,1795917900747,'{"do":"give rollers","fate":[3]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',48,'act',1,1795917900750,'{"do":"select old-map","fate":[]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',49,'act',1,1795917900753,'{"do":"ready","fate":[]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',50,'act',0,1795917900755,'{"do":"select flood","fate":[]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',51,'act',0,1795917900756,'{"do":"select dry-rot","fate":[]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',52,'act',0,1795917900758,'{"do":"ready","fate":[3,0,3,1,0,1,1,1,1]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',53,'act',1,1795917900760,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',54,'act',0,1795917900762,'{"do":"activate rollers","fate":[]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',55,'act',0,1795917900764,'{"do":"room 1 c1","fate":[]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',56,'act',0,1795917900766,'{"do":"cell a2","fate":[]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',57,'act',1,1795917900771,'{"do":"draw","fate":[18,46]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',58,'act',1,1795917900779,'{"do":"activate letter-from-home","fate":[]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',59,'act',0,1795917900787,'{"do":"allow","fate":[5,0]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',60,'act',0,1795917900795,'{"do":"cell a3","fate":[]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',61,'act',0,1795917900799,'{"do":"turn 0","fate":[24,3,39]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',62,'act',1,1795917900803,'{"do":"give eagle-feather","fate":[4]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',63,'act',1,1795917900807,'{"do":"select drum-beat","fate":[]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',64,'act',1,1795917900811,'{"do":"select steady-hand","fate":[]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',65,'act',1,1795917900815,'{"do":"select sudden-gust","fate":[]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',66,'act',1,1795917900819,'{"do":"select snapped-twig","fate":[]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',67,'act',1,1795917900823,'{"do":"ready","fate":[]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',68,'act',0,1795917900827,'{"do":"select earthquake","fate":[]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',69,'act',0,1795917900831,'{"do":"ready","fate":[1,1,1,4,0,3,0,1,1,0,0,3,2,0]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',70,'act',1,1795917900839,'{"do":"activate sleight-of-hand","fate":[]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',71,'act',1,1795917900847,'{"do":"stick green naga","fate":[]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',72,'act',1,1795917900855,'{"do":"relic 1 top-right","fate":[]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',73,'act',1,1795917900859,'{"do":"relic 1 right-middle","fate":[]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',74,'act',0,1795917900863,'{"do":"allow","fate":[]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',75,'act',0,1795917900867,'{"do":"activate diary","fate":[]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',76,'act',0,1795917900871,'{"do":"retrieve hidden-lever","fate":[]}',NULL);
INSERT INTO "entries" VALUES('eULiFXFHAZY9gHhx',77,'say',0,1795917900879,'{"text":"Well played"}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',1,'open',-1,1795917900923,'{"setup":{"clock":{"kind":"none","minutes":10,"increment":15,"hours":72},"pace":30.0,"hints":true,"public":false,"game":"zimby_mojo","version":8,"edition":"25bfa724905cfe19","edition_name":"","numbers":{"zimbies":4,"scrolls":3,"round_limit":0,"longest":100,"hand_limit":6,"board_limit":8,"mojo_tokens":4,"spawn_cost":3,"spawn_limit":2,"eat_limit":2,"eat_mojo":2,"devour_limit":2,"devour_brutality":4,"tribe_limit":3,"tribes_limit":3,"range":3,"step_tiles_1":4,"step_tiles_2":2,"step_tiles_3":1,"step_tiles_4":1,"step_tiles_5":1,"step_cost_1":1,"step_cost_2":1,"step_cost_3":1,"step_cost_4":2,"step_cost_5":4,"zombie_price":2,"zombie_limit":2,"zombie_tiles":2,"shamble_sides":6,"zombie_brutality":2,"zombie_vitality":3,"thug_dice_alive":1,"thug_dice_dead":2,"thug_brutality":2,"thug_vitality":2,"king_brutality":1,"king_vitality":4,"burden_first":8,"burden_second":4,"burden_last":2,"immunity":3,"crown_ritual":4,"portal_price":1,"seal_price":1,"solo_library":17,"solo_scrolls":6,"solo_zimbies":8},"host":"","imported":false,"source":null,"edition_brought":false},"chairs":[{"kind":"person","name":"Ann","person":"Nj7MP8DXFq6vYzJL","bot":""},{"kind":"person","name":"Bob","person":"bWiWPhoyWEuwrvat","bot":""}]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',2,'start',-1,1795917900923,'{"fate":[27,11,15,2,11,5,1]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',3,'act',0,1795917900935,'{"do":"entry 2","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',4,'act',1,1795917900945,'{"do":"entry 4","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',5,'act',1,1795917900955,'{"do":"eat_card","fate":[38]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',6,'act',1,1795917900964,'{"do":"cast bone-rattles","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',7,'act',1,1795917900972,'{"do":"aim_shaman 2","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',8,'act',1,1795917900976,'{"do":"pay 1","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',9,'act',0,1795917900984,'{"do":"eat_mojo","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',10,'act',0,1795917900989,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',11,'act',1,1795917900993,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',12,'act',1,1795917901000,'{"do":"eat_card","fate":[22]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',13,'act',1,1795917901008,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',14,'act',0,1795917901013,'{"do":"cast brain-rot","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',15,'act',0,1795917901019,'{"do":"aim_shaman 1","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',16,'act',0,1795917901028,'{"do":"cast entangling-vines","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',17,'act',0,1795917901032,'{"do":"aim 4,19","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',18,'act',0,1795917901039,'{"do":"pay 0","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',19,'act',0,1795917901043,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',20,'act',1,1795917901048,'{"do":"cast nix","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',21,'act',1,1795917901052,'{"do":"aim_effect 2","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',22,'act',0,1795917901057,'{"do":"eat_mojo","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',23,'act',0,1795917901062,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',24,'act',1,1795917901067,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',25,'act',0,1795917901073,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',26,'act',1,1795917901077,'{"do":"cast entangling-vines","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',27,'act',1,1795917901081,'{"do":"aim 19,16","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',28,'act',0,1795917901084,'{"do":"pass","fate":[1,3]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',29,'act',0,1795917901092,'{"do":"pass","fate":[2,2,1]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',30,'act',0,1795917901100,'{"do":"portal_in 1","fate":[3]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',31,'act',0,1795917901107,'{"do":"creature 3,3","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',32,'act',0,1795917901115,'{"do":"go 4,9","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',33,'act',0,1795917901148,'{"do":"leave 1","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',34,'act',0,1795917901159,'{"do":"end_turn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',35,'act',1,1795917901172,'{"do":"end_turn","fate":[3,6,5,4,0,16,4]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',36,'act',0,1795917901199,'{"do":"cast weed-whackin","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',37,'act',0,1795917901216,'{"do":"aim 4,20","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',38,'act',0,1795917901232,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',39,'act',1,1795917901249,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',40,'act',0,1795917901265,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',41,'act',1,1795917901277,'{"do":"eat_mojo","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',42,'act',1,1795917901289,'{"do":"pass","fate":[2,4,2]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',43,'act',1,1795917901305,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',44,'act',0,1795917901316,'{"do":"end_turn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',45,'act',0,1795917901328,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',46,'act',1,1795917901340,'{"do":"spawn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',47,'act',1,1795917901352,'{"do":"end_turn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',48,'act',0,1795917901359,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',49,'act',1,1795917901369,'{"do":"pass","fate":[6,2,6]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',50,'act',0,1795917901385,'{"do":"pass","fate":[2]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',51,'act',0,1795917901396,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',52,'act',1,1795917901405,'{"do":"pass","fate":[1,21,22]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',53,'act',1,1795917901412,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',54,'act',0,1795917901425,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',55,'act',0,1795917901441,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',56,'act',1,1795917901447,'{"do":"spawn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',57,'act',1,1795917901455,'{"do":"pay 0","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',58,'act',1,1795917901463,'{"do":"eat_card","fate":[33]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',59,'act',1,1795917901471,'{"do":"end_turn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',60,'act',1,1795917901479,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',61,'act',0,1795917901488,'{"do":"spawn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',62,'act',0,1795917901495,'{"do":"end_turn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',63,'act',1,1795917901503,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',64,'act',0,1795917901513,'{"do":"pass","fate":[6,4,1,6]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',65,'act',1,1795917901529,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',66,'act',0,1795917901537,'{"do":"pass","fate":[1,12,13]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',67,'act',1,1795917901549,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',68,'act',0,1795917901561,'{"do":"cast shoo","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',69,'act',0,1795917901572,'{"do":"aim 4,20","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',70,'act',0,1795917901579,'{"do":"pay 0","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',71,'act',1,1795917901589,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',72,'act',0,1795917901596,'{"do":"eat_card","fate":[7]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',73,'act',0,1795917901602,'{"do":"pass","fate":[2]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',74,'act',0,1795917901609,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',75,'act',0,1795917901616,'{"do":"cast patch-o-darkness","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',76,'act',0,1795917901628,'{"do":"channel 4,19","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',77,'act',0,1795917901635,'{"do":"aim 4,20","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',78,'act',1,1795917901641,'{"do":"eat_card","fate":[16]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',79,'act',1,1795917901648,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',80,'act',0,1795917901661,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',81,'act',0,1795917901673,'{"do":"pass","fate":[1,2,2,2]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',82,'act',1,1795917901684,'{"do":"end_turn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',83,'act',0,1795917901696,'{"do":"end_turn","fate":[2,2,6,6]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',84,'act',1,1795917901712,'{"do":"discard slippery-grease","fate":[1,35,19]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',85,'act',1,1795917901719,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',86,'act',0,1795917901733,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',87,'act',0,1795917901749,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',88,'act',1,1795917901760,'{"do":"end_turn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',89,'act',1,1795917901767,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',90,'act',0,1795917901776,'{"do":"spawn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',91,'act',0,1795917901783,'{"do":"creature 4,9","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',92,'act',0,1795917901796,'{"do":"go 3,9","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',93,'act',0,1795917901812,'{"do":"end_turn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',94,'act',1,1795917901817,'{"do":"pass","fate":[5,3,2,2]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',95,'act',1,1795917901837,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',96,'act',1,1795917901848,'{"do":"discard lots-o-blow-guns","fate":[0,22,5]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',97,'act',0,1795917901860,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',98,'act',1,1795917901877,'{"do":"pass","fate":[4,5,2,33,7,19]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',99,'act',0,1795917901884,'{"do":"keep thick-hides","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',100,'act',1,1795917901892,'{"do":"keep nap-time","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',101,'act',1,1795917901899,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',102,'act',0,1795917901908,'{"do":"portal_in 1","fate":[1]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',103,'act',0,1795917901915,'{"do":"creature 17,17","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',104,'act',0,1795917901923,'{"do":"go 15,17","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',105,'act',0,1795917901947,'{"do":"creature 15,17","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',106,'act',0,1795917901960,'{"do":"go 14,18","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',107,'act',0,1795917901971,'{"do":"end_turn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',108,'act',1,1795917901979,'{"do":"end_turn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',109,'act',1,1795917901987,'{"do":"pass","fate":[6,2,2,4]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',110,'act',1,1795917902000,'{"do":"pass","fate":[1,24,9]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',111,'act',1,1795917902017,'{"do":"cast rummage","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',112,'act',1,1795917902024,'{"do":"aim_shaman 1","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',113,'act',1,1795917902032,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',114,'act',0,1795917902040,'{"do":"pass","fate":[28,5]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',115,'act',1,1795917902047,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',116,'act',0,1795917902057,'{"do":"cast lil-bits-o-map","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',117,'act',0,1795917902064,'{"do":"channel 4,19","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',118,'act',0,1795917902079,'{"do":"aim 4,19","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',119,'act',1,1795917902096,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',120,'act',0,1795917902109,'{"do":"pass","fate":[3]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',121,'act',0,1795917902120,'{"do":"go_home","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',122,'act',0,1795917902136,'{"do":"cast mojo-leech","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',123,'act',0,1795917902144,'{"do":"aim_shaman 1","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',124,'act',1,1795917902156,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',125,'act',0,1795917902165,'{"do":"cast nix","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',126,'act',1,1795917902173,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',127,'act',0,1795917902178,'{"do":"halt","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',128,'act',1,1795917902192,'{"do":"end_turn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',129,'act',1,1795917902208,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',130,'act',0,1795917902220,'{"do":"end_turn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',131,'act',1,1795917902227,'{"do":"pass","fate":[5,3,4,6]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',132,'act',1,1795917902245,'{"do":"pass","fate":[1,25,34]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',133,'act',1,1795917902257,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',134,'act',0,1795917902269,'{"do":"cast lots-o-blow-guns","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',135,'act',0,1795917902280,'{"do":"channel 4,20","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',136,'act',0,1795917902287,'{"do":"aim 4,20","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',137,'act',1,1795917902295,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',138,'act',0,1795917902305,'{"do":"cast nix","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',139,'act',1,1795917902312,'{"do":"cast baby-boom","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',140,'act',1,1795917902320,'{"do":"aim_shaman 2","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',141,'act',1,1795917902327,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',142,'act',0,1795917902337,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',143,'act',1,1795917902344,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',144,'act',0,1795917902353,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',145,'act',0,1795917902361,'{"do":"pass","fate":[2,1]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',146,'act',0,1795917902368,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',147,'act',1,1795917902376,'{"do":"end_turn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',148,'act',1,1795917902383,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',149,'act',0,1795917902389,'{"do":"end_turn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',150,'act',1,1795917902404,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',151,'act',0,1795917902412,'{"do":"pass","fate":[4,1,1,5]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',152,'act',1,1795917902425,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',153,'act',0,1795917902429,'{"do":"pass","fate":[0,32,23]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',154,'act',0,1795917902444,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',155,'act',1,1795917902456,'{"do":"eat_card","fate":[12]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',156,'act',1,1795917902469,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',157,'act',1,1795917902475,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',158,'act',0,1795917902484,'{"do":"spawn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',159,'act',0,1795917902491,'{"do":"creature 14,18","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',160,'act',0,1795917902499,'{"do":"go 14,17","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',161,'act',0,1795917902511,'{"do":"end_turn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',162,'act',1,1795917902516,'{"do":"cast energy","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',163,'act',1,1795917902528,'{"do":"pass","fate":[2]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',164,'act',1,1795917902536,'{"do":"end_turn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',165,'act',0,1795917902543,'{"do":"eat_card","fate":[29]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',166,'act',1,1795917902552,'{"do":"pass","fate":[6,5,2,6]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',167,'act',1,1795917902564,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',168,'act',1,1795917902573,'{"do":"discard deadly-vines","fate":[1,26,24]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',169,'act',1,1795917902587,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',170,'act',0,1795917902594,'{"do":"pass","fate":[3,1,3]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',171,'act',0,1795917902601,'{"do":"cast rummage","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',172,'act',0,1795917902610,'{"do":"aim_shaman 1","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',173,'act',1,1795917902615,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',174,'act',0,1795917902627,'{"do":"pass","fate":[22,4]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',175,'act',0,1795917902633,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',176,'act',1,1795917902638,'{"do":"cast yoink","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',177,'act',1,1795917902642,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',178,'act',0,1795917902647,'{"do":"cast blow-guns","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',179,'act',0,1795917902653,'{"do":"channel 14,17","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',180,'act',0,1795917902658,'{"do":"aim 14,17","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',181,'act',1,1795917902661,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',182,'act',0,1795917902666,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',183,'act',1,1795917902671,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',184,'act',0,1795917902675,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',185,'act',1,1795917902679,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',186,'act',0,1795917902683,'{"do":"pass","fate":[33]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',187,'act',1,1795917902686,'{"do":"end_turn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',188,'act',1,1795917902690,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',189,'act',0,1795917902695,'{"do":"end_turn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',190,'act',1,1795917902700,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',191,'act',0,1795917902708,'{"do":"pass","fate":[2,6,4,4]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',192,'act',1,1795917902718,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',193,'act',0,1795917902723,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',194,'act',1,1795917902727,'{"do":"discard blow-guns","fate":[0,7,19]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',195,'act',0,1795917902733,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',196,'act',1,1795917902739,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',197,'act',1,1795917902746,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',198,'act',0,1795917902750,'{"do":"creature 4,20","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',199,'act',0,1795917902759,'{"do":"go 14,14","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',200,'act',0,1795917902815,'{"do":"end_turn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',201,'act',1,1795917902827,'{"do":"spawn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',202,'act',1,1795917902839,'{"do":"end_turn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',203,'act',1,1795917902847,'{"do":"pass","fate":[3,2,3,3]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',204,'act',1,1795917902874,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',205,'act',1,1795917902884,'{"do":"discard heavy-feet","fate":[0,9,36]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',206,'act',0,1795917902890,'{"do":"cast lil-bits-o-map","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',207,'act',0,1795917902898,'{"do":"channel 14,14","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',208,'act',0,1795917902906,'{"do":"aim 14,14","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',209,'act',0,1795917902915,'{"do":"cast nix","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',210,'act',0,1795917902924,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',211,'act',1,1795917902937,'{"do":"cast deadly-vines","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',212,'act',1,1795917902943,'{"do":"aim 19,16","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',213,'act',1,1795917902952,'{"do":"pay 0","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',214,'act',0,1795917902957,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',215,'act',1,1795917902965,'{"do":"cast big-litters","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',216,'act',1,1795917902972,'{"do":"aim_shaman 1","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',217,'act',0,1795917902979,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',218,'act',1,1795917902991,'{"do":"eat_mojo","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',219,'act',1,1795917902998,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',220,'act',0,1795917903009,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',221,'act',1,1795917903016,'{"do":"pass","fate":[1,1]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',222,'act',0,1795917903026,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',223,'act',1,1795917903036,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',224,'act',0,1795917903043,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',225,'act',1,1795917903049,'{"do":"pass","fate":[2,2]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',226,'act',0,1795917903064,'{"do":"end_turn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',227,'act',0,1795917903071,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',228,'act',1,1795917903080,'{"do":"end_turn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',229,'act',0,1795917903090,'{"do":"pass","fate":[4,5,6]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',230,'act',0,1795917903111,'{"do":"pass","fate":[3,4,2]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',231,'act',0,1795917903126,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',232,'act',0,1795917903136,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',233,'act',0,1795917903144,'{"do":"pass","fate":[0,26,6]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',234,'act',0,1795917903161,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',235,'act',1,1795917903173,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',236,'act',1,1795917903180,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',237,'act',0,1795917903185,'{"do":"creature 3,9","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',238,'act',0,1795917903195,'{"do":"go 5,1","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',239,'act',0,1795917903240,'{"do":"end_turn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',240,'act',1,1795917903245,'{"do":"spawn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',241,'act',1,1795917903249,'{"do":"end_turn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',242,'act',1,1795917903255,'{"do":"pass","fate":[1,3,2,5]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',243,'act',1,1795917903270,'{"do":"pass","fate":[1,10,22]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',244,'act',1,1795917903281,'{"do":"cast thick-hides","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',245,'act',1,1795917903290,'{"do":"aim_shaman 1","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',246,'act',1,1795917903294,'{"do":"eat_card","fate":[37]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',247,'act',1,1795917903301,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',248,'act',0,1795917903311,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',249,'act',1,1795917903316,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',250,'act',0,1795917903347,'{"do":"cast yoink","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',251,'act',1,1795917903363,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',252,'act',0,1795917903371,'{"do":"cast nix","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',253,'act',1,1795917903381,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',254,'act',0,1795917903385,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',255,'act',0,1795917903391,'{"do":"pass","fate":[4,37,6,32,7]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',256,'act',1,1795917903395,'{"do":"keep war-drums","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',257,'act',0,1795917903398,'{"do":"keep fire-belch","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',258,'act',0,1795917903402,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',259,'act',1,1795917903405,'{"do":"end_turn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',260,'act',1,1795917903408,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',261,'act',0,1795917903419,'{"do":"end_turn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',262,'act',1,1795917903435,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',263,'act',0,1795917903448,'{"do":"pass","fate":[4,1,5,4]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',264,'act',1,1795917903464,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',265,'act',0,1795917903469,'{"do":"pass","fate":[0,1,4]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',266,'act',0,1795917903484,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',267,'act',1,1795917903501,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',268,'act',1,1795917903512,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',269,'act',0,1795917903522,'{"do":"cast nasty-sharp-knives","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',270,'act',0,1795917903527,'{"do":"aim 5,1","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',271,'act',0,1795917903533,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',272,'act',1,1795917903540,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',273,'act',0,1795917903544,'{"do":"end_turn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',274,'act',0,1795917903548,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',275,'act',1,1795917903552,'{"do":"spawn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',276,'act',1,1795917903556,'{"do":"end_turn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',277,'act',0,1795917903561,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',278,'act',1,1795917903571,'{"do":"pass","fate":[3,6,1,4]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',279,'act',0,1795917903584,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',280,'act',1,1795917903593,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',281,'act',1,1795917903600,'{"do":"discard war-drums","fate":[0,1,10]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',282,'act',0,1795917903613,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',283,'act',1,1795917903629,'{"do":"pass","fate":[4,10,19,34,6]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',284,'act',0,1795917903644,'{"do":"keep nap-time","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',285,'act',1,1795917903649,'{"do":"keep quick-feet","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',286,'act',1,1795917903660,'{"do":"eat_mojo","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',287,'act',1,1795917903674,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',288,'act',0,1795917903684,'{"do":"end_turn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',289,'act',0,1795917903694,'{"do":"cast nap-time","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',290,'act',0,1795917903710,'{"do":"aim 5,1","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',291,'act',1,1795917903719,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',292,'act',0,1795917903732,'{"do":"cast nasty-sharp-knives","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',293,'act',0,1795917903740,'{"do":"aim 5,1","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',294,'act',1,1795917903746,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',295,'act',1,1795917903754,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',296,'act',1,1795917903759,'{"do":"end_turn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',297,'act',1,1795917903765,'{"do":"pass","fate":[5,2,1,3]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',298,'act',1,1795917903778,'{"do":"pass","fate":[1,4,23]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',299,'act',1,1795917903786,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',300,'act',0,1795917903792,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',301,'act',0,1795917903809,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',302,'act',1,1795917903820,'{"do":"end_turn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',303,'act',1,1795917903831,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',304,'act',0,1795917903840,'{"do":"creature 5,1","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',305,'act',0,1795917903845,'{"do":"go 1,10","fate":[3]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',306,'act',1,1795917903879,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',307,'act',0,1795917903885,'{"do":"end_turn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',308,'act',1,1795917903890,'{"do":"pass","fate":[2,6,3,5]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',309,'act',1,1795917903903,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',310,'act',1,1795917903907,'{"do":"discard blow-guns","fate":[0,32,0]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',311,'act',0,1795917903913,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',312,'act',1,1795917903919,'{"do":"pass","fate":[4,4,10,32,23]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',313,'act',0,1795917903924,'{"do":"keep blow-guns","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',314,'act',1,1795917903928,'{"do":"keep energy","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',315,'act',1,1795917903935,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',316,'act',0,1795917903940,'{"do":"end_turn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',317,'act',0,1795917903945,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',318,'act',1,1795917903952,'{"do":"spawn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',319,'act',1,1795917903957,'{"do":"end_turn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',320,'act',0,1795917903962,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',321,'act',1,1795917903968,'{"do":"pass","fate":[5,5,2,5]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',322,'act',0,1795917903982,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',323,'act',1,1795917903988,'{"do":"pass","fate":[0,32,7]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',324,'act',0,1795917903996,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',325,'act',1,1795917904013,'{"do":"cast quick-feet","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',326,'act',1,1795917904018,'{"do":"aim_shaman 1","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',327,'act',0,1795917904027,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',328,'act',1,1795917904039,'{"do":"eat_mojo","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',329,'act',1,1795917904047,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',330,'act',1,1795917904057,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',331,'act',1,1795917904064,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',332,'act',0,1795917904072,'{"do":"spawn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',333,'act',0,1795917904077,'{"do":"end_turn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',334,'act',0,1795917904088,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',335,'act',1,1795917904094,'{"do":"cast energy","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',336,'act',0,1795917904099,'{"do":"pass","fate":[2]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',337,'act',1,1795917904107,'{"do":"end_turn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',338,'act',0,1795917904113,'{"do":"eat_card","fate":[6]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',339,'act',0,1795917904120,'{"do":"pass","fate":[5,4,2,6]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',340,'act',0,1795917904137,'{"do":"pass","fate":[0,14,1]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',341,'act',0,1795917904145,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',342,'act',1,1795917904152,'{"do":"pass","fate":[4,7,5,32,6]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',343,'act',0,1795917904160,'{"do":"keep lots-o-blow-guns","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',344,'act',1,1795917904167,'{"do":"keep fire-belch","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',345,'act',1,1795917904177,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',346,'act',0,1795917904187,'{"do":"spawn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',347,'act',0,1795917904196,'{"do":"end_turn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',348,'act',0,1795917904201,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',349,'act',1,1795917904206,'{"do":"spawn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',350,'act',1,1795917904210,'{"do":"end_turn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',351,'act',0,1795917904219,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',352,'act',1,1795917904226,'{"do":"pass","fate":[2,6,2,6]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',353,'act',0,1795917904240,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',354,'act',1,1795917904245,'{"do":"pass","fate":[0,8,17]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',355,'act',0,1795917904252,'{"do":"eat_mojo","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',356,'act',0,1795917904257,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',357,'act',1,1795917904264,'{"do":"eat_mojo","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',358,'act',1,1795917904270,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',359,'act',1,1795917904276,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',360,'act',0,1795917904280,'{"do":"spawn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',361,'act',0,1795917904285,'{"do":"end_turn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',362,'act',0,1795917904289,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',363,'act',1,1795917904294,'{"do":"spawn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',364,'act',1,1795917904298,'{"do":"end_turn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',365,'act',0,1795917904302,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',366,'act',1,1795917904308,'{"do":"pass","fate":[4,3,2,3]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',367,'act',0,1795917904320,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',368,'act',1,1795917904332,'{"do":"pass","fate":[1,13,31]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',369,'act',1,1795917904344,'{"do":"cast patch-o-darkness","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',370,'act',1,1795917904360,'{"do":"aim 20,16","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',371,'act',1,1795917904367,'{"do":"pay 0","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',372,'act',1,1795917904372,'{"do":"eat_mojo","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',373,'act',1,1795917904385,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',374,'act',0,1795917904392,'{"do":"eat_card","fate":[28]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',375,'act',0,1795917904405,'{"do":"cast wrong-way","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',376,'act',1,1795917904416,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',377,'act',0,1795917904423,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',378,'act',0,1795917904429,'{"do":"aim 19,16","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',379,'act',1,1795917904444,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',380,'act',0,1795917904452,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',381,'act',1,1795917904465,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',382,'act',0,1795917904477,'{"do":"cast mojo-leech","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',383,'act',0,1795917904484,'{"do":"aim_shaman 2","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',384,'act',1,1795917904497,'{"do":"pass","fate":[2,4,1,17,5,14]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',385,'act',1,1795917904507,'{"do":"keep bungle","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',386,'act',0,1795917904522,'{"do":"keep cmere","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',387,'act',1,1795917904533,'{"do":"end_turn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',388,'act',1,1795917904544,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',389,'act',0,1795917904550,'{"do":"end_turn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',390,'act',1,1795917904560,'{"do":"pass","fate":[1,5,3,2]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',391,'act',1,1795917904578,'{"do":"pass","fate":[0,9,12]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',392,'act',0,1795917904586,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',393,'act',1,1795917904592,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',394,'act',1,1795917904605,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',395,'act',0,1795917904616,'{"do":"end_turn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',396,'act',0,1795917904628,'{"do":"cast dig-it-up","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',397,'act',0,1795917904635,'{"do":"aim_shaman 2","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',398,'act',1,1795917904647,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',399,'act',0,1795917904653,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',400,'act',1,1795917904666,'{"do":"dig war-drums","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',401,'act',0,1795917904680,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',402,'act',1,1795917904685,'{"do":"spawn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',403,'act',1,1795917904690,'{"do":"end_turn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',404,'act',0,1795917904696,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',405,'act',1,1795917904703,'{"do":"pass","fate":[4,5,2,3]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',406,'act',0,1795917904717,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',407,'act',1,1795917904722,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',408,'act',1,1795917904727,'{"do":"discard nap-time","fate":[1,37,2]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',409,'act',1,1795917904735,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',410,'act',0,1795917904746,'{"do":"pass","fate":[4,14,12,8,17]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',411,'act',1,1795917904758,'{"do":"keep big-bits-o-armor","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',412,'act',0,1795917904767,'{"do":"keep bungle","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',413,'act',0,1795917904772,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',414,'act',1,1795917904777,'{"do":"spawn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',415,'act',1,1795917904782,'{"do":"pay 1","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',416,'act',1,1795917904786,'{"do":"end_turn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',417,'act',1,1795917904791,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',418,'act',0,1795917904801,'{"do":"spawn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',419,'act',0,1795917904805,'{"do":"end_turn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',420,'act',1,1795917904810,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',421,'act',0,1795917904819,'{"do":"pass","fate":[6,6,5,3]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',422,'act',1,1795917904831,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',423,'act',0,1795917904836,'{"do":"pass","fate":[1,31,14]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',424,'act',1,1795917904843,'{"do":"eat_card","fate":[20]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',425,'act',1,1795917904849,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',426,'act',0,1795917904856,'{"do":"eat_card","fate":[33]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',427,'act',0,1795917904868,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',428,'act',0,1795917904881,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',429,'act',1,1795917904888,'{"do":"portal_in 1","fate":[2]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',430,'act',1,1795917904895,'{"do":"cast fire-belch","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',431,'act',1,1795917904904,'{"do":"aim 17,3","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',432,'act',0,1795917904913,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',433,'act',0,1795917904925,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',434,'act',1,1795917904931,'{"do":"end_turn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',435,'act',0,1795917904940,'{"do":"end_turn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',436,'act',0,1795917904945,'{"do":"pass","fate":[1,3,6,6]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',437,'act',0,1795917904961,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',438,'act',1,1795917904968,'{"do":"discard grave-salt","fate":[1,3,22]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',439,'act',1,1795917904977,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',440,'act',0,1795917904989,'{"do":"pass","fate":[3,2]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',441,'act',0,1795917904996,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',442,'act',1,1795917905004,'{"do":"end_turn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',443,'act',1,1795917905011,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',444,'act',0,1795917905020,'{"do":"end_turn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',445,'act',1,1795917905027,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',446,'act',0,1795917905038,'{"do":"pass","fate":[5,1,2,6]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',447,'act',1,1795917905053,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',448,'act',0,1795917905059,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',449,'act',1,1795917905064,'{"do":"discard shoo","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',450,'act',0,1795917905068,'{"do":"discard nix","fate":[1,27,11]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',451,'act',1,1795917905074,'{"do":"cast dig-it-up","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',452,'act',1,1795917905079,'{"do":"aim_shaman 1","fate":[]}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',453,'say',0,1795917905084,'{"text":"Well played"}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',454,'act',1,1795917905088,'{"do":"pass","fate":[],"passed":true}',NULL);
INSERT INTO "entries" VALUES('mDKv_uBttuqIC9Lp',455,'resign',0,1795917905092,'{}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',1,'open',-1,1795917905095,'{"setup":{"clock":{"kind":"none","minutes":10,"increment":15,"hours":72},"pace":30.0,"hints":true,"public":false,"game":"zimby_mojo","version":8,"edition":"25bfa724905cfe19","edition_name":"","numbers":{"zimbies":4,"scrolls":3,"round_limit":0,"longest":100,"hand_limit":6,"board_limit":8,"mojo_tokens":4,"spawn_cost":3,"spawn_limit":2,"eat_limit":2,"eat_mojo":2,"devour_limit":2,"devour_brutality":4,"tribe_limit":3,"tribes_limit":3,"range":3,"step_tiles_1":4,"step_tiles_2":2,"step_tiles_3":1,"step_tiles_4":1,"step_tiles_5":1,"step_cost_1":1,"step_cost_2":1,"step_cost_3":1,"step_cost_4":2,"step_cost_5":4,"zombie_price":2,"zombie_limit":2,"zombie_tiles":2,"shamble_sides":6,"zombie_brutality":2,"zombie_vitality":3,"thug_dice_alive":1,"thug_dice_dead":2,"thug_brutality":2,"thug_vitality":2,"king_brutality":1,"king_vitality":4,"burden_first":8,"burden_second":4,"burden_last":2,"immunity":3,"crown_ritual":4,"portal_price":1,"seal_price":1,"solo_library":17,"solo_scrolls":6,"solo_zimbies":8},"host":"","imported":false,"source":null,"edition_brought":false},"chairs":[{"kind":"person","name":"Ann","person":"Nj7MP8DXFq6vYzJL","bot":""},{"kind":"person","name":"Bob","person":"bWiWPhoyWEuwrvat","bot":""}]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',2,'start',-1,1795917905095,'{"fate":[34,4,4,22,23,11,2]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',3,'act',1,1795917905102,'{"do":"entry 4","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',4,'act',0,1795917905106,'{"do":"entry 7","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',5,'act',0,1795917905110,'{"do":"eat_mojo","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',6,'act',0,1795917905117,'{"do":"eat_mojo","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',7,'act',0,1795917905123,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',8,'act',1,1795917905127,'{"do":"portal_in 2","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',9,'act',1,1795917905131,'{"do":"pay 0","fate":[0]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',10,'act',1,1795917905134,'{"do":"leave 1","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',11,'act',1,1795917905143,'{"do":"pay 1","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',12,'act',1,1795917905148,'{"do":"go 12,19","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',13,'act',1,1795917905171,'{"do":"creature 3,17","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',14,'act',1,1795917905184,'{"do":"go 0,16","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',15,'act',1,1795917905203,'{"do":"end_turn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',16,'act',0,1795917905214,'{"do":"leave 1","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',17,'act',0,1795917905226,'{"do":"pay 0","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',18,'act',0,1795917905244,'{"do":"go 2,1","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',19,'act',0,1795917905267,'{"do":"end_turn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',20,'act',0,1795917905275,'{"do":"cast quick-feet","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',21,'act',0,1795917905282,'{"do":"aim_shaman 1","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',22,'act',0,1795917905286,'{"do":"cast blow-guns","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',23,'act',0,1795917905295,'{"do":"aim 2,1","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',24,'act',0,1795917905300,'{"do":"pay 0","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',25,'act',0,1795917905306,'{"do":"cast blow-guns","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',26,'act',0,1795917905320,'{"do":"aim 2,1","fate":[2,6,5,6,0,32,33]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',27,'act',0,1795917905337,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',28,'act',1,1795917905346,'{"do":"eat_card","fate":[2]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',29,'act',1,1795917905361,'{"do":"cast entangling-vines","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',30,'act',1,1795917905372,'{"do":"channel 0,16","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',31,'act',1,1795917905379,'{"do":"aim 0,16","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',32,'act',0,1795917905391,'{"do":"eat_card","fate":[25]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',33,'act',0,1795917905405,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',34,'act',1,1795917905413,'{"do":"pass","fate":[1,2]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',35,'act',1,1795917905421,'{"do":"pass","fate":[3,4,2]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',36,'act',1,1795917905437,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',37,'act',0,1795917905444,'{"do":"spawn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',38,'act',0,1795917905453,'{"do":"end_turn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',39,'act',0,1795917905459,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',40,'act',1,1795917905464,'{"do":"creature 12,19","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',41,'act',1,1795917905468,'{"do":"go 14,15","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',42,'act',1,1795917905485,'{"do":"end_turn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',43,'act',0,1795917905490,'{"do":"pass","fate":[3,5,3,2]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',44,'act',0,1795917905502,'{"do":"pass","fate":[1,0,27]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',45,'act',1,1795917905516,'{"do":"cast spikey-bone-claws","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',46,'act',1,1795917905532,'{"do":"channel 0,16","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',47,'act',1,1795917905539,'{"do":"aim 0,16","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',48,'act',1,1795917905552,'{"do":"cast nix","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',49,'act',1,1795917905560,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',50,'act',0,1795917905573,'{"do":"eat_mojo","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',51,'act',0,1795917905581,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',52,'act',1,1795917905586,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',53,'act',0,1795917905601,'{"do":"cast brain-rot","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',54,'act',0,1795917905606,'{"do":"aim_shaman 1","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',55,'act',1,1795917905619,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',56,'act',0,1795917905626,'{"do":"pass","fate":[32]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',57,'act',0,1795917905631,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',58,'act',0,1795917905637,'{"do":"cast baby-boom","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',59,'act',0,1795917905641,'{"do":"aim_shaman 2","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',60,'act',1,1795917905645,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',61,'act',1,1795917905648,'{"do":"creature 14,15","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',62,'act',1,1795917905653,'{"do":"go 13,11","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',63,'act',1,1795917905667,'{"do":"creature 13,11","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',64,'act',1,1795917905671,'{"do":"go 15,9","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',65,'act',1,1795917905683,'{"do":"end_turn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',66,'act',0,1795917905688,'{"do":"end_turn","fate":[1,5,1,3,1,32,1]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',67,'act',1,1795917905699,'{"do":"cast big-ol-skull-thumper","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',68,'act',1,1795917905706,'{"do":"channel 0,16","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',69,'act',1,1795917905712,'{"do":"devour_range","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',70,'act',1,1795917905717,'{"do":"aim 0,16","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',71,'act',1,1795917905722,'{"do":"pay 2","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',72,'act',1,1795917905726,'{"do":"cast energy","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',73,'act',1,1795917905733,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',74,'act',0,1795917905738,'{"do":"pass","fate":[1]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',75,'act',1,1795917905744,'{"do":"cast thick-hides","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',76,'act',1,1795917905748,'{"do":"aim_shaman 2","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',77,'act',1,1795917905753,'{"do":"eat_card","fate":[35]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',78,'act',0,1795917905760,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',79,'act',0,1795917905766,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',80,'act',0,1795917905771,'{"do":"pass","fate":[3,1]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',81,'act',0,1795917905778,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',82,'act',1,1795917905782,'{"do":"end_turn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',83,'act',0,1795917905788,'{"do":"spawn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',84,'act',0,1795917905792,'{"do":"end_turn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',85,'act',0,1795917905807,'{"do":"pass","fate":[2,5,5,6]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',86,'act',0,1795917905829,'{"do":"pass","fate":[1,27,23]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',87,'act',1,1795917905853,'{"do":"cast brain-rot","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',88,'act',1,1795917905864,'{"do":"aim_shaman 1","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',89,'act',1,1795917905876,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',90,'act',0,1795917905884,'{"do":"pass","fate":[1]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',91,'act',1,1795917905889,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',92,'act',0,1795917905895,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',93,'act',0,1795917905902,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',94,'act',1,1795917905906,'{"do":"end_turn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',95,'act',1,1795917905911,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',96,'act',0,1795917905916,'{"do":"portal_in 1","fate":[2]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',97,'act',0,1795917905921,'{"do":"end_turn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',98,'act',1,1795917905926,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',99,'act',0,1795917905932,'{"do":"pass","fate":[3]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',100,'act',1,1795917905941,'{"do":"pass","fate":[5,6,4]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',101,'act',1,1795917905965,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',102,'act',0,1795917905971,'{"do":"pass","fate":[1,12,23]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',103,'act',1,1795917905989,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',104,'act',0,1795917906001,'{"do":"pass","fate":[3,1]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',105,'act',0,1795917906017,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',106,'act',1,1795917906024,'{"do":"creature 15,9","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',107,'act',1,1795917906036,'{"do":"go 19,1","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',108,'act',0,1795917906055,'{"do":"pass","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',109,'act',1,1795917906064,'{"do":"creature 0,16","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',110,'act',1,1795917906071,'{"do":"go 2,17","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',111,'act',1,1795917906088,'{"do":"end_turn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',112,'act',0,1795917906096,'{"do":"end_turn","fate":[]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',113,'act',0,1795917906108,'{"do":"pass","fate":[5,6,6,1]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',114,'act',0,1795917906125,'{"do":"pass","fate":[0,24,10]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',115,'say',0,1795917906141,'{"text":"Well played"}',NULL);
INSERT INTO "entries" VALUES('W72hehJpY1AJg3wY',1,'open',-1,1795917906152,'{"setup":{"clock":{"kind":"none","minutes":10,"increment":15,"hours":72},"pace":30.0,"hints":true,"public":true,"game":"dunjiin","version":3,"edition":"a651c888f0554432","edition_name":"","numbers":{"fast":0,"half":0,"hardcore":0,"powderpuff":0,"armor":3,"armor_cap":0,"fairy_shields":3,"trap_strength":1,"trap_lasts":1,"open_experience":0,"overkill":1,"passed_binds":1,"last_call_waits":0,"last_call_opens":0,"shop_then_any":0,"wins_hurt":0,"counter_defeats":0,"equal_costs":1,"traps_summoned":0,"low_dunjiin":10,"for_keeps":0,"dealer":0,"shop_price":10,"magic_worth":10,"rest_experience":1,"dodge_experience":1,"training_experience":3,"training_treasure":10,"necromancy_experience":3,"trap_experience":3,"dragon_experience":3,"assassin_treasure":30,"summoned_cards":5,"pair_bonus":2,"triple_bonus":3,"advanced_level":33},"host":"","imported":false,"source":null,"edition_brought":false},"chairs":[{"kind":"person","name":"Ann","person":"Nj7MP8DXFq6vYzJL","bot":""},{"kind":"open","name":"","person":"","bot":""}]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',116,'act',0,1795917906153,'{"do":"pass","fate":[],"passed":true}',NULL);
INSERT INTO "entries" VALUES('zMQk_G6luLDSiuMw',1,'open',-1,1795917906173,'{"setup":{"clock":{"kind":"none","minutes":10,"increment":15,"hours":72},"pace":30.0,"hints":true,"public":false,"game":"dunjiin","version":3,"edition":"5257662f0c82b59a","edition_name":"mine","numbers":{"fast":0,"half":0,"hardcore":0,"powderpuff":0,"armor":3,"armor_cap":0,"fairy_shields":3,"trap_strength":1,"trap_lasts":1,"open_experience":0,"overkill":1,"passed_binds":1,"last_call_waits":0,"last_call_opens":0,"shop_then_any":0,"wins_hurt":0,"counter_defeats":0,"equal_costs":1,"traps_summoned":0,"low_dunjiin":10,"for_keeps":0,"dealer":0,"shop_price":10,"magic_worth":10,"rest_experience":1,"dodge_experience":1,"training_experience":3,"training_treasure":10,"necromancy_experience":3,"trap_experience":3,"dragon_experience":3,"assassin_treasure":30,"summoned_cards":5,"pair_bonus":2,"triple_bonus":3,"advanced_level":33},"host":"","imported":false,"source":null,"edition_brought":false},"chairs":[{"kind":"person","name":"Ann","person":"Nj7MP8DXFq6vYzJL","bot":""},{"kind":"bot","name":"Bot 2","person":"","bot":"greedy"}]}',NULL);
INSERT INTO "entries" VALUES('zMQk_G6luLDSiuMw',2,'start',-1,1795917906173,'{"fate":[2,6,3,45,6,3,7,3]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',117,'act',1,1795917906183,'{"do":"pass","fate":[],"passed":true}',NULL);
INSERT INTO "entries" VALUES('zMQk_G6luLDSiuMw',3,'act',0,1795917906196,'{"do":"explore","fate":[3,4]}',NULL);
INSERT INTO "entries" VALUES('UTkTKn3hxOsGRzk2',118,'act',1,1795917906201,'{"do":"pass","fate":[],"passed":true}',NULL);
INSERT INTO "entries" VALUES('zMQk_G6luLDSiuMw',4,'act',0,1795917906205,'{"do":"claim vampire/3","fate":[]}',NULL);
INSERT INTO "entries" VALUES('zMQk_G6luLDSiuMw',5,'act',1,1795917906216,'{"do":"explore","fate":[3,3]}',NULL);
INSERT INTO "entries" VALUES('zMQk_G6luLDSiuMw',6,'say',0,1795917906222,'{"text":"Well played"}',NULL);
CREATE TABLE outages (
	began BIGINT NOT NULL, 
	ended BIGINT NOT NULL, 
	PRIMARY KEY (began)
);
CREATE TABLE passkeys (
	id VARCHAR(24) NOT NULL, 
	credential VARCHAR(1400) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	"key" BLOB NOT NULL, 
	name VARCHAR(60) NOT NULL, 
	count BIGINT NOT NULL, 
	since BIGINT NOT NULL, 
	used BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (credential), 
	FOREIGN KEY(person) REFERENCES persons (id) ON DELETE CASCADE
);
CREATE TABLE "persons" (
	id VARCHAR(24) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	since BIGINT NOT NULL, 
	origin VARCHAR(24), preferences TEXT, leaving BIGINT, 
	PRIMARY KEY (id)
);
INSERT INTO "persons" VALUES('Nj7MP8DXFq6vYzJL','Ann',1,NULL,NULL,NULL);
INSERT INTO "persons" VALUES('bWiWPhoyWEuwrvat','Bob',1,NULL,NULL,NULL);
CREATE TABLE presence (
	"table" VARCHAR(24) NOT NULL, 
	seat INTEGER NOT NULL, 
	server VARCHAR(24) NOT NULL, 
	here BOOLEAN NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY ("table", seat, server), 
	FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE pulse (
	id INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "pulse" VALUES(1,1795917895895);
CREATE TABLE push_subscriptions (
	id VARCHAR(64) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	session VARCHAR(24) NOT NULL, 
	endpoint TEXT NOT NULL, 
	p256dh VARCHAR(88) NOT NULL, 
	auth VARCHAR(24) NOT NULL, 
	since BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(person) REFERENCES persons (id) ON DELETE CASCADE, 
	UNIQUE (session), 
	FOREIGN KEY(session) REFERENCES sessions (id) ON DELETE CASCADE
);
CREATE TABLE reports (
	id VARCHAR(24) NOT NULL, 
	at BIGINT NOT NULL, 
	"by" VARCHAR(24) NOT NULL, 
	by_name VARCHAR(60) NOT NULL, 
	origin VARCHAR(24) NOT NULL, 
	other VARCHAR(24) NOT NULL, 
	name VARCHAR(60) NOT NULL, 
	"table" VARCHAR(24) NOT NULL, 
	seat INTEGER NOT NULL, 
	reason VARCHAR(20) NOT NULL, 
	words TEXT NOT NULL, 
	evidence TEXT NOT NULL, 
	handled BIGINT, 
	PRIMARY KEY (id)
);
CREATE TABLE reviews (
	"table" VARCHAR(24) NOT NULL, 
	version VARCHAR(80) NOT NULL, 
	contents BLOB NOT NULL, 
	PRIMARY KEY ("table"), 
	FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE seats (
	"table" VARCHAR(24) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	name VARCHAR(60) NOT NULL, 
	person VARCHAR(24), quiet TEXT, bot VARCHAR(60), result FLOAT, outcome VARCHAR(4), ended BIGINT, 
	PRIMARY KEY ("table", seat), 
	FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('Wh-AuVDJy3L4mhKR',0,'person','Ann','Nj7MP8DXFq6vYzJL',NULL,NULL,-1.0,'lost',1795917896254);
INSERT INTO "seats" VALUES('Wh-AuVDJy3L4mhKR',1,'person','Bob','bWiWPhoyWEuwrvat',NULL,NULL,1.0,'won',1795917896254);
INSERT INTO "seats" VALUES('lHw1P4oO3zpo1JiW',0,'person','Ann','Nj7MP8DXFq6vYzJL',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('lHw1P4oO3zpo1JiW',1,'person','Bob','bWiWPhoyWEuwrvat',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('dUILVOKHGjl-6REA',0,'person','Ann','Nj7MP8DXFq6vYzJL',NULL,NULL,1.0,'won',1795917896808);
INSERT INTO "seats" VALUES('dUILVOKHGjl-6REA',1,'person','Bob','bWiWPhoyWEuwrvat',NULL,NULL,-1.0,'lost',1795917896808);
INSERT INTO "seats" VALUES('GbiHGNM_xav24wI2',0,'person','Ann','Nj7MP8DXFq6vYzJL',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('GbiHGNM_xav24wI2',1,'person','Bob','bWiWPhoyWEuwrvat',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('iiuFMT_g63HViH0d',0,'person','Ann','Nj7MP8DXFq6vYzJL',NULL,NULL,-1.0,'lost',1795917898630);
INSERT INTO "seats" VALUES('iiuFMT_g63HViH0d',1,'person','Bob','bWiWPhoyWEuwrvat',NULL,NULL,1.0,'won',1795917898630);
INSERT INTO "seats" VALUES('h-8F4ZQ0iAy_cjn5',0,'person','Ann','Nj7MP8DXFq6vYzJL',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('h-8F4ZQ0iAy_cjn5',1,'person','Bob','bWiWPhoyWEuwrvat',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('FpXOCfVdVMmyx888',0,'person','Ann','Nj7MP8DXFq6vYzJL',NULL,NULL,1.0,'won',1795917900507);
INSERT INTO "seats" VALUES('FpXOCfVdVMmyx888',1,'person','Bob','bWiWPhoyWEuwrvat',NULL,NULL,-1.0,'lost',1795917900507);
INSERT INTO "seats" VALUES('eULiFXFHAZY9gHhx',0,'person','Ann','Nj7MP8DXFq6vYzJL',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('eULiFXFHAZY9gHhx',1,'person','Bob','bWiWPhoyWEuwrvat',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('mDKv_uBttuqIC9Lp',0,'person','Ann','Nj7MP8DXFq6vYzJL',NULL,NULL,-1.0,'lost',1795917905092);
INSERT INTO "seats" VALUES('mDKv_uBttuqIC9Lp',1,'person','Bob','bWiWPhoyWEuwrvat',NULL,NULL,1.0,'won',1795917905092);
INSERT INTO "seats" VALUES('UTkTKn3hxOsGRzk2',0,'person','Ann','Nj7MP8DXFq6vYzJL',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('UTkTKn3hxOsGRzk2',1,'person','Bob','bWiWPhoyWEuwrvat',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('W72hehJpY1AJg3wY',0,'person','Ann','Nj7MP8DXFq6vYzJL',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('W72hehJpY1AJg3wY',1,'open','',NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('zMQk_G6luLDSiuMw',0,'person','Ann','Nj7MP8DXFq6vYzJL',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('zMQk_G6luLDSiuMw',1,'bot','Bot 2',NULL,NULL,'greedy',NULL,NULL,NULL);
CREATE TABLE secrets (
	name VARCHAR(24) NOT NULL, 
	value VARCHAR(64) NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "secrets" VALUES('passkeys','4e057d2ee4d443bacb7d19f6e0a5b7d262d10eb3d74cb1cc4f5069fb557df118');
INSERT INTO "secrets" VALUES('origin','7c71373ed83187d407bcb57899dcaeaf910b19048dffc2b382451d5b4bb34002');
INSERT INTO "secrets" VALUES('push','b16354b521f969572c273eef3ed186c18edd63ca331fc937958b0d2c2ebb573e');
INSERT INTO "secrets" VALUES('mail','5818d8f3e70ea0cbbc2f8416a1b82e1f4ccf0dabcd8c31aec018ce309dc21bf8');
CREATE TABLE servers (
	id VARCHAR(24) NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE sessions (
	id VARCHAR(24) NOT NULL, 
	token VARCHAR(64) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	label VARCHAR(60) NOT NULL, 
	since BIGINT NOT NULL, 
	used BIGINT NOT NULL, 
	renewed BIGINT NOT NULL, 
	link BOOLEAN NOT NULL, 
	replaces VARCHAR(24), 
	PRIMARY KEY (id), 
	UNIQUE (token), 
	FOREIGN KEY(person) REFERENCES persons (id) ON DELETE CASCADE
);
INSERT INTO "sessions" VALUES('vg2vWBQDIKvvTtHE','e0c833209af246b6519a0724825418c03e8868eb226a956d2f51cb35880245cc','Nj7MP8DXFq6vYzJL','',1,1,1,0,NULL);
INSERT INTO "sessions" VALUES('cefVBhCAkxdxZwyg','08d7242042f1fd2b2d1f5492ef8b7a36b6b2081da2b8cfbd45e7f94185fd64b2','bWiWPhoyWEuwrvat','',1,1,1,0,NULL);
CREATE TABLE spent_challenges (
	digest VARCHAR(64) NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (digest)
);
CREATE TABLE tables (
	id VARCHAR(24) NOT NULL, 
	game VARCHAR(200) NOT NULL, 
	status VARCHAR(8) NOT NULL, 
	number INTEGER NOT NULL, 
	actor INTEGER NOT NULL, 
	bot_due BIGINT, 
	public BOOLEAN NOT NULL, 
	clock VARCHAR(40) NOT NULL, 
	since BIGINT NOT NULL, 
	touched BIGINT NOT NULL, 
	layout VARCHAR(16) NOT NULL, 
	state BLOB, owner VARCHAR(24), origin VARCHAR(24), bytes BIGINT DEFAULT '0' NOT NULL, edition VARCHAR(16), actions INTEGER, alert_due BIGINT, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('Wh-AuVDJy3L4mhKR','dunjiin','over',50,-1,NULL,0,'',1795917895921,1795917896254,'12e96e7100405f7b',X'FFFF02000B00000001000100030000000000010000000000000000000000000000000000FFFF000000000000FFFF0000000000000000000000003300FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0200000003001300010006000100010000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010002000200010000000700000000000300010000000200010013000100000002000000020000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100000000000100020009000000000009000300FFFFFFFFFFFF00000000000000001100000000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000030003000300210003000000010012000000000000000000000000000000000000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF00945321B6BAAA4D5D0000000000000000000000000000F03F00000500000000003100310004000300300003002B00030003000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000101010101010101010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000F001D00010000000000FFFF1700010030000000FFFF170001002D000000FFFF170001002D000000FFFF170001002C000000FFFF1700010028000000FFFF0400000031000000FFFF0400000031000000FFFF0400000004000000FFFF0400000003000000FFFF0400000030000000FFFF0E00000001000200FFFF1300000000000200FFFF1400000002000300FFFF2100010000000000FFFF000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000',NULL,NULL,2416,'a651c888f0554432',48,NULL);
INSERT INTO "tables" VALUES('lHw1P4oO3zpo1JiW','dunjiin','playing',15,0,NULL,0,'',1795917896260,1795917896293,'12e96e7100405f7b',X'000002000000000000000200030000000000010000000000000000000000000000000000FFFF000000000000FFFF0000000000000000000000005000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0100020004002000020005000200010002000000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010001000000020001000C0000000000090002000100000000000600000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100000000000300020003000900060017000200000000000500000000000000010001000102000000000000000000000000000000000000000000000000000000000000000000000000000000000000030003000300210001000000000004000000000000000001010000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF00B586E7F713C05AC10000000000000000000000000000F03F000003000000000031000300000003000300090030002D002D0028002D00060003000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001010101010101010101010101000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000006000400010031000000FFFF0400010003000000FFFF0400010000000000FFFF0E00010000000100FFFF1300010001000100FFFF0300000000000000FFFF1300010002000100FFFF0300010000000000FFFF0300000000000000FFFF0100000028000000FFFF010001002D000000FFFF0100000006000000FFFF0100010003000000FFFF0300000000000000FFFF00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000',NULL,NULL,1452,'a651c888f0554432',NULL,1795917956291);
INSERT INTO "tables" VALUES('dUILVOKHGjl-6REA','koa','over',136,-1,NULL,0,'',1795917896296,1795917896808,'2f60dc9055aea1f0',X'FFFF0200040001000000020001004A00010004000000FFFF02000000090003000100020003000000060000000000010001000601020300000007040603020303000000030302020205080508000001010301050502050002000102010502020405010100010101040105010701020302080202020103020301030105030101030303010303010101020201010601020101020203030600000000FFFFFF01FF0100000000FFFFFF0101010000FF00FF01FFFF01010000FFFF00FFFF01FF010000FF0000FFFF0101FF000300FF00FF0202010100030302020202020101030302FF020202020202030302020202020202020303030202020202020270C0010C500002000000000000000000020000B080825D05883272D60000000004083800241900282700802103000000083406400000001050C90D000C00000000010000002020000000000000000000000040010B4480000004000000000000010200000000000000000008100000008000000000000002000000000000000000008002000000400000000000000000000000000000F0631FFFFDE71F0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100010008000600040001000B0000000800000001000F3CB0C0041B5410000000000000000007083080041B540000000000000000000F3CF0C30F3FFC700700000000000000030000000000000000000000000000000100090009000200000004000300020000000700000009000300040080020E32A080010C600000000000000000020830A080010C200000000000000000030E3CF0C0030F70C0010000000000000200000000000000000000000000000200630038000100030007000800040002001600000000000000000000000000000000031FFAF9C71F00000000000000000000010F32F0C7130000000000000000E0F0631FFFFDE71F0000000000000000000000000000061000000003005A0033000100040002000200020003000B00000007000600050000000000000008608001063800000000000000000000082080000238000000000000000000071C7080031E780000000000000000000000008000021800000000C54B9C8BB05753AE0000000000000000000000000000F03F000001000000000000003700040000000102000008000300020038000000FFFF0400020038000100FFFF1300020000000000FFFF1A0001003E04B500FFFF1A0002007E088C03FFFF1A000300D7020400FFFF1A0000003F042002FFFF1600000000002100FFFF0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000',NULL,NULL,4723,'0779a9afc97a4d90',134,NULL);
INSERT INTO "tables" VALUES('GbiHGNM_xav24wI2','koa','playing',37,0,NULL,0,'',1795917896812,1795917896924,'2f60dc9055aea1f0',X'00000200010001000000020001002200000001000000FFFF0000000006000A000100020003000000060002000200010001000604030000000803010603010804080700000101030001000000000004010000000000000000000000000000000000000000000000000000000000000002000500000000000001040705000000000104010300000000000101030604000000000000010601FF01FFFFFF02020202010101FF0102FFFF020201FF01FFFFFFFFFFFF02FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF00FFFFFFFFFFFFFFFF00FF00FFFFFFFFFF03FF0000FFFFFFFFFF03030300FFFFFFFFFFFFFF03033800A3CFFFFFFF5F7E78F8E00700000000094C200000000080800203080000000000000000000020000000000000000084041000000000000000040400000000022000100000000000010110000000000000000000000000010400000000000001020000000000000000000810000000008000000000000000020000000000004050000000000000000000000000000080030E38C0000000000000000000000000000208C00000000000000000000000000000000000000000000000000000000000000000000000000000000000000003005A003D00010000000100010001000200040000000D000600070000000000000000208002060800000000000000000000002080000208000000000000000000001C70800306180000000000000000000000008000020800000000000000000000020000000000030001000200040000000D0008000300055C500000000000000000000000000001084000000000000000000000000000073CF08003000000000000000000000001084000000000000000000000000000010009000800020000000000010001000400080000000B0007000600C0830C2000000000000000000000000000030C2000000000000000000000000080030E38C0000000000000000000000000030C20000000000000000000000000020063004E00000000000000010001000400080000000B00080007000000000000000000008000071800000000000000000000000080000318000000000000000000000070E081071E000000000000000000000000800003180000008315DB49B00283AE0000000000000000000000000000F03F00000100000000000300010004000000010000000300030001000D000000FFFF040001000D000400FFFF0200020000000100FFFF0200020000000100FFFF0200010001000100FFFF0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000',NULL,NULL,2035,'0779a9afc97a4d90',NULL,1795917956922);
INSERT INTO "tables" VALUES('iiuFMT_g63HViH0d','konja','over',340,-1,NULL,0,'',1795917896931,1795917898630,'18cc5f16a3186a53',X'FFFF02000E00000001001E0001000100000000000000000000000000FFFFFFFFFFFF0300000000000000010101010104100BFFFF00000B000900FFFFFFFFFFFFFF00000000000000FFFFFFFF000000000000000000000100010000000000000000000000000000000202000200010101000100000000010000000101010100000000000001020000010000000000000000000000000000000000000001000101000101010101010101000101010000000000000000000A000000060000000500000001000000000001000000000011080F0DFFFFFF010000000000000000000000000000000000000000000000000000000000000200040000000100000014000000010000000100030000000000FFFFFFFFFFFFFF00000000000000000000000001000000000000000100000000000000000000202C4ECEFFA7FFC80000000000000000000000000000F03F000000000000000005000300020002000200010003000000010006000400000003000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000101010000000101000000000000000000000000000000000000000000000008002300010002000300FFFF1300010000000000FFFF2400010001000000FFFF0C00010000000100FFFF2400010003000000FFFF0C00010002000100FFFF2600010000001600FFFF2800010000001600FFFF0200010000000300FDFF140000003A270B00FFFF03000100010000000200030001000C00000002000200010000000300FDFF0400010001000000FFFF0500000000000100FFFF000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000',NULL,NULL,11409,'af7c494672208af1',338,NULL);
INSERT INTO "tables" VALUES('h-8F4ZQ0iAy_cjn5','konja','playing',88,0,NULL,0,'',1795917898636,1795917899147,'18cc5f16a3186a53',X'0000020001000000000009000000FFFFFFFF00000000000000000000FFFFFFFFFFFF03000000000000000100010001141006FFFF06000B000A00FFFFFFFFFFFFFF00000000000000FFFFFFFF0000000000010000010101010101000100010101000100000000000000000000010000000000000000000000000000000000000000000000010000000001000000000101000001000000000000000000000201010000010100010000000100010100000000000000020003000000040000000500000000000000000000000000000000010307FFFFFF0000010000000001000000000000000100000000000000000000000000000003000400000002000000010000000000000000000000000000000001030EFFFFFF00000000000000000000000101000000000000010000000000000000000000F727C6960920FEF50000000000000000000000000000F03F000000000000000001000400050008000600060003000200040000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000030303000000000001010000000000000000000000000000000000000000000000000001000500000000000900FFFF030001000C000000020003000100040000000200030001000500000002000200010000000300FDFF030000000800000001000200000000000100FEFF14000100F5400800FFFF0400000001000000FFFF0300010009000000020003000100030000000200030001000600000002000200010000000300FDFF0400010001000000FFFF0500000000000100FFFF000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000',NULL,NULL,3860,'af7c494672208af1',NULL,1795917959141);
INSERT INTO "tables" VALUES('FpXOCfVdVMmyx888','nagaraja','over',298,-1,NULL,0,'',1795917899155,1795917900507,'ca4ad5b87d5c2d5e',X'FFFF02000A00110001000000000000000200FFFFFFFF030000000100FFFFFFFFFFFFFFFFFFFFFFFF00000000000000000000000000000000000000000E001A00000000000003E84942430000FEFC04263DAC00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000020202000001001300800000000000000000000000000000000000000000000100000000000000000000000000050000000000030001010001000000000000000000000000000000000000000000000090001000000000000000000000000000000000000000000080000000000000000000000000030000000000020002000000000000000000000000000000000000000000000006060505040506040102020200000001000001000001000001000003010300010400020407020300010700070701000000000100010000000100010000000009000F00010003010206030504000200000102010000000000000001000100000104010201000403000301070302000102000700010000000000000100000100010000000008000800000021513B81F6C66E8A0000000000000000000000000000F03F000000000000000003000100030000000000000001000000010001000000000001000100010001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000020202020202020202020202020202020000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000008001B00000003001400FFFF2400000000000000FFFF2400000001000000FFFF2400000003000000FFFF2400010000000000FFFF2400010000000000FFFF2500000003001200FFFF2600000012000A00FFFF000000000C000400FFFF000000000D000200FFFF0600000004000500FFFF000000000D000100FFFF0600000002000500FFFF000001000D000100FFFF0600010002000C00FFFF0600010007000900FFFF0000000008000300FFFF0000000009000100FFFF000000000C000100FFFF000000000D000200FFFF0600000001001500FFFF03000000FFFF0000FEFF0300010023000000020003000100FFFF0000FDFF030000000D000000010003000000FFFF0000FEFF0200010006000100FFFF000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000',NULL,NULL,10501,'f5b641199750cdc0',296,NULL);
INSERT INTO "tables" VALUES('eULiFXFHAZY9gHhx','nagaraja','playing',77,1,NULL,0,'',1795917900516,1795917900879,'ca4ad5b87d5c2d5e',X'0100020001000600010004000000FFFF0000000000000000FFFF0000FFFFFFFFFFFFFFFFFFFFFFFF0000000000000000000000000000000000000000100013000000000012318A206AA1000040CE7194151A00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010201010204000002020203000008000002000000000000000000000000000000400040000008000000000000000000000200000000020000000100020001010000000000000000000001010000000000000000000000000009800400000000000000000000A500040000000000000000000000000000000000000000000400000000000000000000000003000001000100000100000202000000000000000500010000030000000200000000000000000000000000000000000000000000000000000000000000000000000000000000000000000202020300000000030000000000040500000000000000000300000000000000000000000000000000030000000000000000070000000000000000010000000000000000000202010300000000020005000000D09901C0625DA8870000000000000000000000000000F03F000000000000000001000100010004000000030000000100010000000000030002000000050000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000020202020202020202020202020203000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002001700000019000000010017000000FFFF0000FEFF0500010002000000FFFF0500010005000000FFFF0500010007000000FFFF050000001E000000FFFF0000010001000300FFFF0000010004000100FFFF0000010006000100FFFF0000010009000100FFFF000001000C000300FFFF000001000D000200FFFF0600010004000C00FFFF0000000008000100FFFF0000000009000100FFFF000000000C000100FFFF0600000001000500FFFF0300010020000000020003000100FFFF0000FDFF0300000015000000010003000000FFFF0000FEFF0300010022000000020003000100FFFF0000FDFF0300000019000000010003000000FFFF0000FEFF030001000B000000020003000100FFFF0000FDFF0200000005000100FFFF0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000',NULL,NULL,3116,'f5b641199750cdc0',NULL,1795917960872);
INSERT INTO "tables" VALUES('mDKv_uBttuqIC9Lp','zimby_mojo','over',455,-1,NULL,0,'',1795917900923,1795917905092,'b9528d216aa82807',X'00000200040002001B000100FFFF02000000FFFF0000FFFF00000000FFFF0F000F000F0002040105C900FFFFFFFFFFFF00000100FFFFFFFFFFFF000000001E00030100020000000102010101010101010001020000010002010200000001020000000101000000000000000000000000000301000303020300020202030200010201000201010602020102010201000102010101010101000000000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0000040000000000000000000000000000000000000000010401002001000800010E0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000104000010000000000000070000000100010000000001000100000200000000000000000000000000000000000001000000000000000000000000000003030000100000000000000600010000010000000001000000000000000000000000000000000000010000000001000000000100000000000000000000FF000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000FF000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000FF000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000FF000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000FF000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000FF00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002000004FF0003000004FF0001000004FF0004000004FF0004007D0000000000000000000000000000000000000000000003044E00000000000000000000000000000000000000000000030180000000000000000000000000000000000000000000000302920000000000000000000000000000000000000000000003088F00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000050000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000030000000000000000000000000000000000000000000000000000000000050000000000040000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000300010014FF000000000000FFFF0000000000000000FFFF00000000000000000000000000000000000005FFFFFF000000000000000000000000000100000000000000000000000000000000000000000101FFFF0000001F0000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000A86A1FC1E51EFC060000000000000000000000000000F03F000000000000000001001B000B00060011000E0004000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000020200020202000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002A0001001F000000FFFF1600010000000100FFFF0100FFFF00001B00FFFF0400FFFF00000000FFFF050001001B000000020005000100FFFF0000FDFF050000000B000000010005000000FFFF0000FEFF4700FAFC56000200FFFF0E00FAFC56004D00FFFF0E00FAFC4D004E00FFFF4700F6FC80000600FFFF0E00F6FC80008A00FFFF0E00F6FC8A009300FFFF0E00F6FC93009200FFFF0E00F6FC92009100FFFF0E00F6FC91009000FFFF0E00F6FC90008F00FFFF0E00F6FC64007300FFFF0E00F6FC73008000FFFF4700F6FC4E000300FFFF0E00F6FC4E004F00FFFF0E00F6FC4F005000FFFF0E00F6FC50005100FFFF0400FFFF00000000FFFF0500000010000000010005000000FFFF0000FEFF0500010004000000020005000100FFFF0000FDFF000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000',NULL,NULL,13515,'25bfa724905cfe19',451,NULL);
INSERT INTO "tables" VALUES('UTkTKn3hxOsGRzk2','zimby_mojo','playing',118,0,NULL,0,'',1795917905095,1795917906201,'b9528d216aa82807',X'000002000100030007000000000001000000FFFF0000FFFF00000000FFFF0F000F000F00FFFF04FFEF00FFFFFFFFFFFF00000000FFFFFFFFFFFF000000005300030301030203020403040203030303020202020201020501020202000202020201010101010201000000000000000000010101000200000000000001000000000000000000000101000100020000000001010100000000000000000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000060400000F0000000000000300000000000000000000000000000000000000000000000002010000000000000000000000000000000000000000000000030400000E0000000000000400000000000000000000000100010000000000000000000000000000000000000001000001000000000000000000000000FF000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000FF000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000FF000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000FF000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000FF000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000FF00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000003000004FF0004000004FF0004000004FF0003000004FF000400700000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000309600000000000000000000000000000000000000000000003067C0000000000000000000000000000000000000000000001001B000001000000000000000000000000000000000000000100CC000001000000000000000000000000000000000000000100B80001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000008000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000600000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000400000000000000000000000000000000000000000000000000000000000000010000000000000000000000000000000000000000000000050000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000080000000000000000000000000000000000000000000000000000000000000000000000000000000700000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000001C00FFFF000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000008D47EDD4384D08870000000000000000000000000000F03F0000000000000000000018000A0001000100200001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000020200000202000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000800FFFF7D007000FFFF0300000000000000FFFF0400FFFF00000000FFFF0500000018000000010005000000FFFF0000FEFF050001000A000000020005000100FFFF0000FDFF0E00FCFC91009000FFFF0E00FCFC90008F00FFFF0E00FCFC8F008E00FFFF0E00FCFC8E008D00FFFF0E00FCFC8D008800FFFF0E00FCFC88007C00FFFF4700FAFC91000600FFFF0E00FAFC91009000FFFF0E00FAFC90008F00FFFF0E00FAFC8F008E00FFFF0E00FAFC8E008D00FFFF0E00FAFC8D008800FFFF0E00FAFC88007C00FFFF4700F6FC6D000100FFFF0E00F6FC6D006000FFFF4700F6FC4D000600FFFF0E00F6FC4D004E00FFFF0E00F6FC4E004F00FFFF0E00F6FC4F005000FFFF0E00F6FC50005100FFFF0E00F6FC51005200FFFF0E00F6FC52005300FFFF0200000000000100FFFF0100FFFF00000200FFFF0400FFFF00000000FFFF0500000020000000010005000000FFFF0000FEFF0500010021000000020005000100FFFF0000FDFF0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000',NULL,NULL,4473,'25bfa724905cfe19',NULL,1795917966204);
INSERT INTO "tables" VALUES('W72hehJpY1AJg3wY','dunjiin','waiting',1,-1,NULL,1,'',1795917906152,1795917906152,'12e96e7100405f7b',NULL,NULL,NULL,1015,'a651c888f0554432',NULL,NULL);
INSERT INTO "tables" VALUES('zMQk_G6luLDSiuMw','dunjiin','playing',6,0,NULL,0,'',1795917906173,1795917906222,'12e96e7100405f7b',X'000002000000000000000200000000000000010000000000000000000000000000000000FFFF000000000000FFFF0000000000000000000000006100FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0200020004002400010006000100000002000100010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000020002000200020002000F00000000000C000400000000000000020000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000600030003001E000300000001000200000000000000000000000001000000000000010000000000000000000000000000000000000000000000000000000000000000000000030006000700190003000000010001000000000000000000000000000000000000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF0000FF009F439DB7131A11750000000000000000000000000000F03F00000200000000000300030003002D000600030007000300000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001010101010101010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000008000400010003000000FFFF0400010003000000FFFF2400010003000200FFFF0D00010016001900FFFF1100010016001900FFFF1500010003000000020015000100FFFF0000FDFF0300000000000000FFFF0300000000000000FFFF000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000',NULL,NULL,1171,'5257662f0c82b59a',NULL,NULL);
CREATE TABLE wishes (
	"key" VARCHAR(64) NOT NULL, 
	asked VARCHAR(64) NOT NULL, 
	answer TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY ("key")
);
CREATE INDEX tables_due ON tables (bot_due);
CREATE INDEX tables_open ON tables (public, status, touched);
CREATE INDEX seats_person ON seats (person);
CREATE INDEX tables_owner ON tables (owner);
CREATE INDEX tables_origin ON tables (origin);
CREATE INDEX tables_touched ON tables (status, touched);
CREATE INDEX tables_edition ON tables (edition);
CREATE INDEX wishes_at ON wishes (at);
CREATE INDEX persons_origin ON persons (origin);
CREATE INDEX sessions_person ON sessions (person);
CREATE INDEX sessions_used ON sessions (used);
CREATE INDEX sessions_replaces ON sessions (replaces);
CREATE INDEX passkeys_person ON passkeys (person);
CREATE INDEX spent_challenges_at ON spent_challenges (at);
CREATE INDEX persons_leaving ON persons (leaving);
CREATE INDEX seats_ended ON seats (person, ended);
CREATE INDEX entries_persons ON entries ("table", number) WHERE kind IN ('sit', 'stand', 'say');
CREATE INDEX blocks_other ON blocks (other);
CREATE INDEX reports_at ON reports (at);
CREATE INDEX reports_by ON reports ("by", at);
CREATE INDEX reports_origin ON reports (origin, at);
CREATE INDEX bans_until ON bans (until);
CREATE INDEX tables_alert_due ON tables (alert_due);
CREATE INDEX alert_tables_person ON alert_tables (person);
CREATE INDEX push_subscriptions_person ON push_subscriptions (person);
CREATE INDEX alerts_at ON alerts (at);
CREATE INDEX alerts_person ON alerts (person);
COMMIT;
