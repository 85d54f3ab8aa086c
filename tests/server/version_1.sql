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
INSERT INTO "answers" VALUES('old-table',0,NULL,596,1);
INSERT INTO "answers" VALUES('old-table',1,NULL,605,1);
INSERT INTO "answers" VALUES('old-table',2,NULL,609,1);
INSERT INTO "answers" VALUES('old-table',3,NULL,613,1);
INSERT INTO "answers" VALUES('old-table',4,NULL,618,1);
INSERT INTO "answers" VALUES('old-table',5,NULL,622,1);
INSERT INTO "answers" VALUES('old-table',6,NULL,624,1);
INSERT INTO "answers" VALUES('old-table',7,NULL,562,1);
INSERT INTO "answers" VALUES('old-table',8,NULL,553,1);
INSERT INTO "answers" VALUES('old-table',9,NULL,551,1);
INSERT INTO "answers" VALUES('old-table',10,NULL,567,1);
INSERT INTO "answers" VALUES('old-table',11,NULL,556,1);
INSERT INTO "answers" VALUES('old-table',12,NULL,569,1);
INSERT INTO "answers" VALUES('old-table',13,NULL,570,1);
INSERT INTO "answers" VALUES('old-table',14,NULL,575,1);
INSERT INTO "answers" VALUES('old-table',15,NULL,554,1);
INSERT INTO "answers" VALUES('old-table',16,NULL,548,1);
INSERT INTO "answers" VALUES('old-table',17,NULL,585,1);
INSERT INTO "answers" VALUES('old-table',18,NULL,586,1);
INSERT INTO "answers" VALUES('old-table',19,NULL,507,1);
INSERT INTO "answers" VALUES('old-table',20,NULL,547,1);
INSERT INTO "answers" VALUES('old-table',21,NULL,492,1);
INSERT INTO "answers" VALUES('old-table',22,NULL,497,1);
INSERT INTO "answers" VALUES('old-table',23,NULL,511,1);
INSERT INTO "answers" VALUES('old-table',24,1,3,2);
INSERT INTO "answers" VALUES('old-table',25,NULL,517,2);
INSERT INTO "answers" VALUES('old-table',26,0,3,3);
INSERT INTO "answers" VALUES('old-table',27,NULL,533,3);
INSERT INTO "answers" VALUES('old-table',28,0,95,4);
INSERT INTO "answers" VALUES('old-table',29,0,96,5);
INSERT INTO "answers" VALUES('old-table',30,0,97,6);
INSERT INTO "answers" VALUES('old-table',31,1,95,7);
INSERT INTO "answers" VALUES('old-table',32,1,96,8);
INSERT INTO "answers" VALUES('old-table',33,1,97,9);
INSERT INTO "answers" VALUES('old-table',34,NULL,487,9);
INSERT INTO "answers" VALUES('old-table',35,NULL,487,9);
INSERT INTO "answers" VALUES('old-table',36,NULL,487,9);
INSERT INTO "answers" VALUES('old-table',37,NULL,488,9);
INSERT INTO "answers" VALUES('old-table',38,NULL,488,9);
INSERT INTO "answers" VALUES('old-table',39,NULL,491,9);
INSERT INTO "answers" VALUES('old-table',40,NULL,491,9);
INSERT INTO "answers" VALUES('old-table',41,NULL,489,9);
INSERT INTO "answers" VALUES('old-table',42,NULL,490,9);
INSERT INTO "answers" VALUES('old-table',43,NULL,490,9);
INSERT INTO "answers" VALUES('old-table',44,0,0,10);
INSERT INTO "answers" VALUES('old-table',45,1,0,11);
INSERT INTO "answers" VALUES('old-table',46,NULL,486,11);
INSERT INTO "answers" VALUES('old-table',47,NULL,491,11);
INSERT INTO "answers" VALUES('old-table',48,NULL,489,11);
INSERT INTO "answers" VALUES('old-table',49,NULL,491,11);
INSERT INTO "answers" VALUES('old-table',50,NULL,487,11);
INSERT INTO "answers" VALUES('old-table',51,NULL,490,11);
INSERT INTO "answers" VALUES('old-table',52,NULL,488,11);
INSERT INTO "answers" VALUES('old-table',53,NULL,491,11);
INSERT INTO "answers" VALUES('old-table',54,NULL,489,11);
INSERT INTO "answers" VALUES('old-table',55,0,0,12);
INSERT INTO "answers" VALUES('old-table',56,1,0,13);
INSERT INTO "answers" VALUES('old-table',57,NULL,486,13);
INSERT INTO "answers" VALUES('old-table',58,NULL,489,13);
INSERT INTO "answers" VALUES('old-table',59,NULL,491,13);
INSERT INTO "answers" VALUES('old-table',60,NULL,489,13);
INSERT INTO "answers" VALUES('old-table',61,NULL,489,13);
INSERT INTO "answers" VALUES('old-table',62,NULL,487,13);
INSERT INTO "answers" VALUES('old-table',63,NULL,487,13);
INSERT INTO "answers" VALUES('old-table',64,NULL,487,13);
INSERT INTO "answers" VALUES('old-table',65,0,0,14);
INSERT INTO "answers" VALUES('old-table',66,1,0,15);
INSERT INTO "answers" VALUES('old-table',67,NULL,488,15);
INSERT INTO "answers" VALUES('old-table',68,NULL,490,15);
INSERT INTO "answers" VALUES('old-table',69,NULL,487,15);
INSERT INTO "answers" VALUES('old-table',70,NULL,487,15);
INSERT INTO "answers" VALUES('old-table',71,NULL,487,15);
INSERT INTO "answers" VALUES('old-table',72,NULL,491,15);
INSERT INTO "answers" VALUES('old-table',73,NULL,490,15);
INSERT INTO "answers" VALUES('old-table',74,0,0,16);
INSERT INTO "answers" VALUES('old-table',75,1,0,17);
INSERT INTO "answers" VALUES('old-table',76,NULL,491,17);
INSERT INTO "answers" VALUES('old-table',77,NULL,487,17);
INSERT INTO "answers" VALUES('old-table',78,NULL,486,17);
INSERT INTO "answers" VALUES('old-table',79,NULL,486,17);
INSERT INTO "answers" VALUES('old-table',80,NULL,490,17);
INSERT INTO "answers" VALUES('old-table',81,NULL,491,17);
CREATE TABLE meta (
	name VARCHAR NOT NULL, 
	value VARCHAR NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "meta" VALUES('schema','1');
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
INSERT INTO "requests" VALUES('old-table','old-browser','r2',2);
INSERT INTO "requests" VALUES('old-table','old-browser','r4',3);
INSERT INTO "requests" VALUES('old-table','old-browser','r5',4);
INSERT INTO "requests" VALUES('old-table','old-browser','r6',5);
INSERT INTO "requests" VALUES('old-table','old-browser','r7',6);
INSERT INTO "requests" VALUES('old-table','old-browser','r9',7);
INSERT INTO "requests" VALUES('old-table','old-browser','r10',8);
INSERT INTO "requests" VALUES('old-table','old-browser','r11',9);
INSERT INTO "requests" VALUES('old-table','old-browser','r13',10);
INSERT INTO "requests" VALUES('old-table','old-browser','r15',11);
INSERT INTO "requests" VALUES('old-table','old-browser','r17',12);
INSERT INTO "requests" VALUES('old-table','old-browser','r19',13);
INSERT INTO "requests" VALUES('old-table','old-browser','r21',14);
INSERT INTO "requests" VALUES('old-table','old-browser','r23',15);
INSERT INTO "requests" VALUES('old-table','old-browser','r25',16);
INSERT INTO "requests" VALUES('old-table','old-browser','r27',17);
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
INSERT INTO "seats" VALUES('old-table',0,'you','Anna',NULL,'old-browser',NULL,NULL,0);
INSERT INTO "seats" VALUES('old-table',1,'device','Bruno',NULL,'old-browser',NULL,NULL,0);
CREATE TABLE tables (
	id VARCHAR NOT NULL, 
	options JSON NOT NULL, 
	seed VARCHAR NOT NULL, 
	position JSON, 
	host VARCHAR NOT NULL, 
	spectators BOOLEAN NOT NULL, 
	created INTEGER NOT NULL, 
	changed INTEGER NOT NULL, 
	version INTEGER NOT NULL, 
	redo JSON NOT NULL, 
	finished BOOLEAN NOT NULL, 
	rematch VARCHAR, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('old-table','{"players": 2, "edition": "classic", "flags": {}, "boards": "night", "deal": "standard", "politics": null, "tiles": null, "start": null}','test','null','old-browser',1,1794793889,1794793890,17,'[]',0,NULL);
CREATE INDEX tables_by_host ON tables (host, finished);
CREATE INDEX replays_by_client ON replays (client);
CREATE INDEX seats_by_client ON seats (client);
COMMIT;
