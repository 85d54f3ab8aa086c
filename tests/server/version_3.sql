BEGIN TRANSACTION;
CREATE TABLE answers (
	table_id VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER, 
	code INTEGER NOT NULL, 
	version INTEGER NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "answers" VALUES('running-table',0,NULL,597,1);
INSERT INTO "answers" VALUES('running-table',1,NULL,605,1);
INSERT INTO "answers" VALUES('running-table',2,NULL,609,1);
INSERT INTO "answers" VALUES('running-table',3,NULL,615,1);
INSERT INTO "answers" VALUES('running-table',4,NULL,619,1);
INSERT INTO "answers" VALUES('running-table',5,NULL,622,1);
INSERT INTO "answers" VALUES('running-table',6,NULL,625,1);
INSERT INTO "answers" VALUES('running-table',7,NULL,567,1);
INSERT INTO "answers" VALUES('running-table',8,NULL,589,1);
INSERT INTO "answers" VALUES('running-table',9,NULL,560,1);
INSERT INTO "answers" VALUES('running-table',10,NULL,583,1);
INSERT INTO "answers" VALUES('running-table',11,NULL,558,1);
INSERT INTO "answers" VALUES('running-table',12,NULL,569,1);
INSERT INTO "answers" VALUES('running-table',13,NULL,572,1);
INSERT INTO "answers" VALUES('running-table',14,NULL,551,1);
INSERT INTO "answers" VALUES('running-table',15,NULL,595,1);
INSERT INTO "answers" VALUES('running-table',16,NULL,587,1);
INSERT INTO "answers" VALUES('running-table',17,NULL,562,1);
INSERT INTO "answers" VALUES('running-table',18,NULL,554,1);
INSERT INTO "answers" VALUES('running-table',19,NULL,530,1);
INSERT INTO "answers" VALUES('running-table',20,NULL,518,1);
INSERT INTO "answers" VALUES('running-table',21,NULL,540,1);
INSERT INTO "answers" VALUES('running-table',22,NULL,514,1);
INSERT INTO "answers" VALUES('running-table',23,NULL,497,1);
INSERT INTO "answers" VALUES('running-table',24,0,5,2);
INSERT INTO "answers" VALUES('running-table',25,NULL,503,2);
INSERT INTO "answers" VALUES('running-table',26,1,5,3);
INSERT INTO "answers" VALUES('running-table',27,NULL,536,3);
INSERT INTO "answers" VALUES('running-table',28,1,2,4);
INSERT INTO "answers" VALUES('running-table',29,0,2,5);
INSERT INTO "answers" VALUES('running-table',30,NULL,486,5);
INSERT INTO "answers" VALUES('running-table',31,NULL,489,5);
INSERT INTO "answers" VALUES('running-table',32,NULL,491,5);
INSERT INTO "answers" VALUES('running-table',33,NULL,487,5);
INSERT INTO "answers" VALUES('running-table',34,NULL,488,5);
INSERT INTO "answers" VALUES('running-table',35,NULL,486,5);
INSERT INTO "answers" VALUES('running-table',36,NULL,490,5);
INSERT INTO "answers" VALUES('running-table',37,NULL,490,5);
INSERT INTO "answers" VALUES('running-table',38,NULL,487,5);
INSERT INTO "answers" VALUES('running-table',39,NULL,489,5);
INSERT INTO "answers" VALUES('running-table',40,1,16,6);
INSERT INTO "answers" VALUES('running-table',41,1,270,7);
INSERT INTO "answers" VALUES('running-table',42,1,135,8);
INSERT INTO "answers" VALUES('running-table',43,1,2,9);
INSERT INTO "answers" VALUES('running-table',44,1,144,10);
INSERT INTO "answers" VALUES('running-table',45,1,1,11);
INSERT INTO "answers" VALUES('running-table',46,0,16,12);
INSERT INTO "answers" VALUES('running-table',47,0,267,13);
INSERT INTO "answers" VALUES('running-table',48,0,135,14);
INSERT INTO "answers" VALUES('running-table',49,0,2,15);
INSERT INTO "answers" VALUES('running-table',50,0,141,16);
INSERT INTO "answers" VALUES('running-table',51,0,1,17);
INSERT INTO "answers" VALUES('running-table',52,0,14,18);
INSERT INTO "answers" VALUES('running-table',53,0,59,19);
INSERT INTO "answers" VALUES('running-table',54,0,1,20);
INSERT INTO "answers" VALUES('running-table',55,1,14,21);
INSERT INTO "answers" VALUES('running-table',56,1,59,22);
INSERT INTO "answers" VALUES('running-table',57,1,1,23);
INSERT INTO "answers" VALUES('running-table',58,NULL,487,23);
INSERT INTO "answers" VALUES('running-table',59,NULL,487,23);
INSERT INTO "answers" VALUES('running-table',60,NULL,487,23);
INSERT INTO "answers" VALUES('running-table',61,NULL,487,23);
INSERT INTO "answers" VALUES('running-table',62,NULL,487,23);
INSERT INTO "answers" VALUES('running-table',63,NULL,490,23);
INSERT INTO "answers" VALUES('running-table',64,NULL,487,23);
INSERT INTO "answers" VALUES('running-table',65,NULL,491,23);
INSERT INTO "answers" VALUES('running-table',66,NULL,487,23);
INSERT INTO "answers" VALUES('running-table',67,NULL,487,23);
INSERT INTO "answers" VALUES('running-table',68,0,18,24);
INSERT INTO "answers" VALUES('running-table',69,0,91,25);
INSERT INTO "answers" VALUES('running-table',70,0,135,26);
INSERT INTO "answers" VALUES('running-table',71,0,1,27);
INSERT INTO "answers" VALUES('running-table',72,1,7,28);
INSERT INTO "answers" VALUES('running-table',73,NULL,545,28);
INSERT INTO "answers" VALUES('running-table',74,1,16,29);
INSERT INTO "answers" VALUES('running-table',75,1,285,30);
INSERT INTO "answers" VALUES('running-table',76,1,139,31);
INSERT INTO "answers" VALUES('running-table',77,1,1,32);
INSERT INTO "answers" VALUES('running-table',78,1,6,33);
INSERT INTO "answers" VALUES('running-table',79,NULL,513,33);
INSERT INTO "answers" VALUES('running-table',80,1,11,34);
INSERT INTO "answers" VALUES('running-table',81,1,51,35);
INSERT INTO "answers" VALUES('running-table',82,1,93,36);
INSERT INTO "answers" VALUES('running-table',83,1,89,37);
INSERT INTO "answers" VALUES('running-table',84,1,89,38);
INSERT INTO "answers" VALUES('running-table',85,1,143,39);
INSERT INTO "answers" VALUES('running-table',86,1,2,40);
INSERT INTO "answers" VALUES('running-table',87,1,1,41);
INSERT INTO "answers" VALUES('running-table',88,0,6,42);
INSERT INTO "answers" VALUES('running-table',89,NULL,506,42);
INSERT INTO "answers" VALUES('running-table',90,0,11,43);
INSERT INTO "answers" VALUES('running-table',91,0,51,44);
INSERT INTO "answers" VALUES('running-table',92,0,93,45);
INSERT INTO "answers" VALUES('running-table',93,0,139,46);
INSERT INTO "answers" VALUES('running-table',94,0,2,47);
INSERT INTO "answers" VALUES('running-table',95,0,142,48);
INSERT INTO "answers" VALUES('running-table',96,0,2,49);
INSERT INTO "answers" VALUES('running-table',97,0,142,50);
INSERT INTO "answers" VALUES('running-table',98,0,1,51);
INSERT INTO "answers" VALUES('running-table',99,NULL,489,51);
INSERT INTO "answers" VALUES('running-table',100,NULL,488,51);
INSERT INTO "answers" VALUES('running-table',101,NULL,489,51);
INSERT INTO "answers" VALUES('running-table',102,NULL,491,51);
INSERT INTO "answers" VALUES('running-table',103,NULL,490,51);
INSERT INTO "answers" VALUES('running-table',104,NULL,491,51);
INSERT INTO "answers" VALUES('running-table',105,NULL,490,51);
INSERT INTO "answers" VALUES('running-table',106,NULL,489,51);
INSERT INTO "answers" VALUES('running-table',107,NULL,489,51);
INSERT INTO "answers" VALUES('running-table',108,NULL,491,51);
INSERT INTO "answers" VALUES('running-table',109,1,14,52);
INSERT INTO "answers" VALUES('running-table',110,1,60,53);
INSERT INTO "answers" VALUES('running-table',111,1,143,54);
INSERT INTO "answers" VALUES('running-table',112,1,1,55);
INSERT INTO "answers" VALUES('running-table',113,0,15,56);
INSERT INTO "answers" VALUES('running-table',114,0,60,57);
INSERT INTO "answers" VALUES('running-table',115,0,1,58);
INSERT INTO "answers" VALUES('running-table',116,0,17,59);
INSERT INTO "answers" VALUES('running-table',117,0,281,60);
INSERT INTO "answers" VALUES('running-table',118,0,1,61);
CREATE TABLE meta (
	name VARCHAR NOT NULL, 
	value VARCHAR NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "meta" VALUES('schema','3');
INSERT INTO "meta" VALUES('secret','old-secret');
CREATE TABLE replays (
	id VARCHAR NOT NULL, 
	client VARCHAR NOT NULL, 
	created INTEGER NOT NULL, 
	text VARCHAR NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE requests (
	table_id VARCHAR NOT NULL, 
	client VARCHAR NOT NULL, 
	request VARCHAR NOT NULL, 
	version INTEGER NOT NULL, 
	PRIMARY KEY (table_id, client, request), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "requests" VALUES('running-table','anna','before 3',2);
INSERT INTO "requests" VALUES('running-table','bruno','before 6',3);
INSERT INTO "requests" VALUES('running-table','bruno','before 9',4);
INSERT INTO "requests" VALUES('running-table','anna','before 12',5);
INSERT INTO "requests" VALUES('running-table','bruno','before 15',6);
INSERT INTO "requests" VALUES('running-table','bruno','before 18',7);
INSERT INTO "requests" VALUES('running-table','bruno','before 21',8);
INSERT INTO "requests" VALUES('running-table','bruno','before 24',9);
INSERT INTO "requests" VALUES('running-table','bruno','before 27',10);
INSERT INTO "requests" VALUES('running-table','bruno','before 30',11);
INSERT INTO "requests" VALUES('running-table','anna','before 33',12);
INSERT INTO "requests" VALUES('running-table','anna','before 36',13);
INSERT INTO "requests" VALUES('running-table','anna','before 39',14);
INSERT INTO "requests" VALUES('running-table','anna','before 42',15);
INSERT INTO "requests" VALUES('running-table','anna','before 45',16);
INSERT INTO "requests" VALUES('running-table','anna','before 48',17);
INSERT INTO "requests" VALUES('running-table','anna','before 51',18);
INSERT INTO "requests" VALUES('running-table','anna','before 54',19);
INSERT INTO "requests" VALUES('running-table','anna','before 57',20);
INSERT INTO "requests" VALUES('running-table','bruno','before 60',21);
INSERT INTO "requests" VALUES('running-table','bruno','before 63',22);
INSERT INTO "requests" VALUES('running-table','bruno','before 66',23);
INSERT INTO "requests" VALUES('running-table','anna','before 69',24);
INSERT INTO "requests" VALUES('running-table','anna','before 72',25);
INSERT INTO "requests" VALUES('running-table','anna','before 75',26);
INSERT INTO "requests" VALUES('running-table','anna','before 78',27);
INSERT INTO "requests" VALUES('running-table','bruno','before 81',28);
INSERT INTO "requests" VALUES('running-table','bruno','before 84',29);
INSERT INTO "requests" VALUES('running-table','bruno','before 87',30);
INSERT INTO "requests" VALUES('running-table','bruno','before 90',31);
INSERT INTO "requests" VALUES('running-table','bruno','before 93',32);
INSERT INTO "requests" VALUES('running-table','bruno','before 96',33);
INSERT INTO "requests" VALUES('running-table','bruno','before 99',34);
INSERT INTO "requests" VALUES('running-table','bruno','before 102',35);
INSERT INTO "requests" VALUES('running-table','bruno','before 105',36);
INSERT INTO "requests" VALUES('running-table','bruno','before 108',37);
INSERT INTO "requests" VALUES('running-table','bruno','before 111',38);
INSERT INTO "requests" VALUES('running-table','bruno','before 114',39);
INSERT INTO "requests" VALUES('running-table','bruno','before 117',40);
INSERT INTO "requests" VALUES('running-table','bruno','before 120',41);
INSERT INTO "requests" VALUES('running-table','anna','before 123',42);
INSERT INTO "requests" VALUES('running-table','anna','before 126',43);
INSERT INTO "requests" VALUES('running-table','anna','before 129',44);
INSERT INTO "requests" VALUES('running-table','anna','before 132',45);
INSERT INTO "requests" VALUES('running-table','anna','before 135',46);
INSERT INTO "requests" VALUES('running-table','anna','before 138',47);
INSERT INTO "requests" VALUES('running-table','anna','before 141',48);
INSERT INTO "requests" VALUES('running-table','anna','before 144',49);
INSERT INTO "requests" VALUES('running-table','anna','before 147',50);
INSERT INTO "requests" VALUES('running-table','anna','before 150',51);
INSERT INTO "requests" VALUES('running-table','bruno','before 153',52);
INSERT INTO "requests" VALUES('running-table','bruno','before 156',53);
INSERT INTO "requests" VALUES('running-table','bruno','before 159',54);
INSERT INTO "requests" VALUES('running-table','bruno','before 162',55);
INSERT INTO "requests" VALUES('running-table','anna','before 165',56);
INSERT INTO "requests" VALUES('running-table','anna','before 168',57);
INSERT INTO "requests" VALUES('running-table','anna','before 171',58);
INSERT INTO "requests" VALUES('running-table','anna','before 174',59);
INSERT INTO "requests" VALUES('running-table','anna','before 177',60);
INSERT INTO "requests" VALUES('running-table','anna','before 180',61);
CREATE TABLE seats (
	table_id VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	bot VARCHAR, 
	client VARCHAR, 
	token VARCHAR, 
	stand_in VARCHAR, 
	"left" BOOLEAN NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('running-table',0,'you','Anna',NULL,'anna',NULL,NULL,0);
INSERT INTO "seats" VALUES('running-table',1,'link','Bruno',NULL,'bruno','5d865deae06fbd34fe9ce848f3e5fc4368f2f612b18aef47f29f2164563a0140',NULL,0);
CREATE TABLE tables (
	id VARCHAR NOT NULL, 
	options JSON NOT NULL, 
	seed VARCHAR NOT NULL, 
	position JSON, 
	host VARCHAR NOT NULL, 
	spectators BOOLEAN NOT NULL, 
	hints BOOLEAN NOT NULL, 
	created INTEGER NOT NULL, 
	changed INTEGER NOT NULL, 
	version INTEGER NOT NULL, 
	redo JSON NOT NULL, 
	finished BOOLEAN NOT NULL, 
	rematch VARCHAR, 
	standing JSON, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('running-table','{"players": 2, "edition": "classic", "flags": {}, "boards": "night", "deal": "standard", "politics": null, "tiles": null, "start": null}','a6a99c09d5d736a4aac000a189e753c0','null','anna',1,1,1795011892,1795011893,61,'[]',0,NULL,'{"round": 3, "waiting": 1, "result": null}');
CREATE INDEX tables_by_host ON tables (host, finished);
CREATE INDEX replays_by_client ON replays (client);
CREATE INDEX seats_by_client ON seats (client);
COMMIT;
