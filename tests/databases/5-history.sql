BEGIN TRANSACTION;
CREATE TABLE "_sqlite_migrations" (
   "id" INTEGER PRIMARY KEY,
   "migration_set" TEXT,
   "name" TEXT,
   "applied_at" TEXT
);
INSERT INTO "_sqlite_migrations" VALUES(1,'scorekeeper','2026_11_sheets','2026-11-30 15:46:33.763961+00:00');
INSERT INTO "_sqlite_migrations" VALUES(2,'scorekeeper','2026_12_rights','2026-11-30 15:46:33.764739+00:00');
INSERT INTO "_sqlite_migrations" VALUES(3,'scorekeeper','2026_12_claims','2026-11-30 15:46:33.769892+00:00');
INSERT INTO "_sqlite_migrations" VALUES(4,'scorekeeper','2026_12_seen','2026-11-30 15:46:33.770936+00:00');
INSERT INTO "_sqlite_migrations" VALUES(5,'scorekeeper','2026_12_joining','2026-11-30 15:46:33.781889+00:00');
INSERT INTO "_sqlite_migrations" VALUES(6,'scorekeeper','2026_12_clubs','2026-11-30 15:46:33.784158+00:00');
INSERT INTO "_sqlite_migrations" VALUES(7,'scorekeeper','2026_12_changes','2026-11-30 15:46:33.786967+00:00');
INSERT INTO "_sqlite_migrations" VALUES(8,'scorekeeper','2026_12_seated','2026-11-30 15:46:33.788543+00:00');
INSERT INTO "_sqlite_migrations" VALUES(9,'scorekeeper','2026_12_trash','2026-11-30 15:46:33.794761+00:00');
INSERT INTO "_sqlite_migrations" VALUES(10,'scorekeeper','2026_12_catalogue','2026-11-30 15:46:33.796750+00:00');
INSERT INTO "_sqlite_migrations" VALUES(11,'scorekeeper','2026_12_takeovers','2026-11-30 15:46:33.806219+00:00');
INSERT INTO "_sqlite_migrations" VALUES(12,'scorekeeper','2026_12_asks','2026-11-30 15:46:33.807483+00:00');
INSERT INTO "_sqlite_migrations" VALUES(13,'scorekeeper','2026_12_standing','2026-11-30 15:46:33.816493+00:00');
INSERT INTO "_sqlite_migrations" VALUES(14,'scorekeeper','2026_12_follows','2026-11-30 15:46:33.818657+00:00');
INSERT INTO "_sqlite_migrations" VALUES(15,'scorekeeper','2026_12_people','2026-11-30 15:46:33.822253+00:00');
INSERT INTO "_sqlite_migrations" VALUES(16,'scorekeeper','2026_12_tallies','2026-11-30 15:46:33.831242+00:00');
INSERT INTO "_sqlite_migrations" VALUES(17,'scorekeeper','2026_12_ratings','2026-11-30 15:46:33.833031+00:00');
CREATE TABLE "asks" (
   "id" INTEGER PRIMARY KEY,
   "sheet" INTEGER NOT NULL REFERENCES "sheets"("id"),
   "device" TEXT NOT NULL,
   "refused" INTEGER NOT NULL
, "nonce" TEXT);
INSERT INTO "asks" VALUES(1,1,'watcher',0,'Fy_a3N-B9LQ8');
INSERT INTO "asks" VALUES(2,2,'watcher',0,'NWNJ5_44Ybva');
INSERT INTO "asks" VALUES(3,3,'watcher',0,'1IVOy9-r7i6l');
CREATE TABLE "began" (
   "sheet" INTEGER PRIMARY KEY REFERENCES "sheets"("id"),
   "moment" INTEGER NOT NULL
);
INSERT INTO "began" VALUES(1,1796053593859289);
INSERT INTO "began" VALUES(2,1796053594079423);
INSERT INTO "began" VALUES(3,1796053594147662);
INSERT INTO "began" VALUES(4,1796053594303877);
INSERT INTO "began" VALUES(5,1796053594468236);
INSERT INTO "began" VALUES(6,1796053594499550);
INSERT INTO "began" VALUES(7,1796053594691381);
INSERT INTO "began" VALUES(8,1796053594756582);
INSERT INTO "began" VALUES(9,1796053594831871);
INSERT INTO "began" VALUES(10,1796053594967526);
INSERT INTO "began" VALUES(11,1796053595019693);
INSERT INTO "began" VALUES(12,1796053595042952);
CREATE TABLE "changes" (
   "sheet" INTEGER PRIMARY KEY REFERENCES "sheets"("id"),
   "number" INTEGER NOT NULL
);
INSERT INTO "changes" VALUES(1,206);
INSERT INTO "changes" VALUES(2,203);
INSERT INTO "changes" VALUES(3,204);
INSERT INTO "changes" VALUES(4,90);
INSERT INTO "changes" VALUES(5,93);
INSERT INTO "changes" VALUES(6,117);
INSERT INTO "changes" VALUES(7,125);
INSERT INTO "changes" VALUES(8,133);
INSERT INTO "changes" VALUES(9,154);
INSERT INTO "changes" VALUES(10,169);
INSERT INTO "changes" VALUES(11,178);
INSERT INTO "changes" VALUES(12,192);
CREATE TABLE "claims" (
   "sheet" INTEGER REFERENCES "sheets"("id"),
   "seat" INTEGER,
   "device" TEXT NOT NULL,
   PRIMARY KEY ("sheet", "seat")
);
INSERT INTO "claims" VALUES(1,1,'tablet');
INSERT INTO "claims" VALUES(2,1,'tablet');
INSERT INTO "claims" VALUES(3,1,'tablet');
CREATE TABLE "club_tallies" (
   "club" INTEGER,
   "what" TEXT,
   "game" TEXT,
   "year" TEXT,
   "at" INTEGER,
   "n" INTEGER NOT NULL,
   PRIMARY KEY ("club", "what", "game", "year", "at")
);
INSERT INTO "club_tallies" VALUES(1,'hands','devils-bridge','2026',0,12);
INSERT INTO "club_tallies" VALUES(1,'bid','devils-bridge','2026',0,6);
INSERT INTO "club_tallies" VALUES(1,'dealt','devils-bridge','2026',1,8);
INSERT INTO "club_tallies" VALUES(1,'bid made','devils-bridge','2026',0,5);
INSERT INTO "club_tallies" VALUES(1,'dealt made','devils-bridge','2026',1,4);
INSERT INTO "club_tallies" VALUES(1,'bid','devils-bridge','2026',2,2);
INSERT INTO "club_tallies" VALUES(1,'dealt','devils-bridge','2026',2,4);
INSERT INTO "club_tallies" VALUES(1,'under','devils-bridge','2026',0,5);
INSERT INTO "club_tallies" VALUES(1,'bid','devils-bridge','2026',1,4);
INSERT INTO "club_tallies" VALUES(1,'hands','devils-bridge','',0,12);
INSERT INTO "club_tallies" VALUES(1,'bid','devils-bridge','',0,6);
INSERT INTO "club_tallies" VALUES(1,'dealt','devils-bridge','',1,8);
INSERT INTO "club_tallies" VALUES(1,'bid made','devils-bridge','',0,5);
INSERT INTO "club_tallies" VALUES(1,'dealt made','devils-bridge','',1,4);
INSERT INTO "club_tallies" VALUES(1,'bid','devils-bridge','',2,2);
INSERT INTO "club_tallies" VALUES(1,'dealt','devils-bridge','',2,4);
INSERT INTO "club_tallies" VALUES(1,'under','devils-bridge','',0,5);
INSERT INTO "club_tallies" VALUES(1,'bid','devils-bridge','',1,4);
INSERT INTO "club_tallies" VALUES(1,'hands','','2026',0,43);
INSERT INTO "club_tallies" VALUES(1,'bid','','2026',0,12);
INSERT INTO "club_tallies" VALUES(1,'dealt','','2026',1,16);
INSERT INTO "club_tallies" VALUES(1,'bid made','','2026',0,10);
INSERT INTO "club_tallies" VALUES(1,'dealt made','','2026',1,8);
INSERT INTO "club_tallies" VALUES(1,'bid','','2026',2,5);
INSERT INTO "club_tallies" VALUES(1,'dealt','','2026',2,8);
INSERT INTO "club_tallies" VALUES(1,'under','','2026',0,16);
INSERT INTO "club_tallies" VALUES(1,'bid','','2026',1,8);
INSERT INTO "club_tallies" VALUES(1,'hands','','',0,43);
INSERT INTO "club_tallies" VALUES(1,'bid','','',0,12);
INSERT INTO "club_tallies" VALUES(1,'dealt','','',1,16);
INSERT INTO "club_tallies" VALUES(1,'bid made','','',0,10);
INSERT INTO "club_tallies" VALUES(1,'dealt made','','',1,8);
INSERT INTO "club_tallies" VALUES(1,'bid','','',2,5);
INSERT INTO "club_tallies" VALUES(1,'dealt','','',2,8);
INSERT INTO "club_tallies" VALUES(1,'under','','',0,16);
INSERT INTO "club_tallies" VALUES(1,'bid','','',1,8);
INSERT INTO "club_tallies" VALUES(1,'dealt made','devils-bridge','2026',2,2);
INSERT INTO "club_tallies" VALUES(1,'dealt made','devils-bridge','',2,2);
INSERT INTO "club_tallies" VALUES(1,'dealt made','','2026',2,4);
INSERT INTO "club_tallies" VALUES(1,'dealt made','','',2,4);
INSERT INTO "club_tallies" VALUES(1,'over','devils-bridge','2026',0,1);
INSERT INTO "club_tallies" VALUES(1,'bid made','devils-bridge','2026',1,1);
INSERT INTO "club_tallies" VALUES(1,'over','devils-bridge','',0,1);
INSERT INTO "club_tallies" VALUES(1,'bid made','devils-bridge','',1,1);
INSERT INTO "club_tallies" VALUES(1,'over','','2026',0,3);
INSERT INTO "club_tallies" VALUES(1,'bid made','','2026',1,2);
INSERT INTO "club_tallies" VALUES(1,'over','','',0,3);
INSERT INTO "club_tallies" VALUES(1,'bid made','','',1,2);
INSERT INTO "club_tallies" VALUES(1,'games','devils-bridge','2026',0,1);
INSERT INTO "club_tallies" VALUES(1,'games','devils-bridge','',0,1);
INSERT INTO "club_tallies" VALUES(1,'games','','2026',0,5);
INSERT INTO "club_tallies" VALUES(1,'games','','',0,5);
INSERT INTO "club_tallies" VALUES(1,'hands','call-bridge','2026',0,8);
INSERT INTO "club_tallies" VALUES(1,'bid','call-bridge','2026',7,1);
INSERT INTO "club_tallies" VALUES(1,'dealt','call-bridge','2026',13,8);
INSERT INTO "club_tallies" VALUES(1,'under','call-bridge','2026',0,6);
INSERT INTO "club_tallies" VALUES(1,'bid','call-bridge','2026',9,2);
INSERT INTO "club_tallies" VALUES(1,'hands','call-bridge','',0,8);
INSERT INTO "club_tallies" VALUES(1,'bid','call-bridge','',7,1);
INSERT INTO "club_tallies" VALUES(1,'dealt','call-bridge','',13,8);
INSERT INTO "club_tallies" VALUES(1,'under','call-bridge','',0,6);
INSERT INTO "club_tallies" VALUES(1,'bid','call-bridge','',9,2);
INSERT INTO "club_tallies" VALUES(1,'bid','','2026',7,1);
INSERT INTO "club_tallies" VALUES(1,'dealt','','2026',13,8);
INSERT INTO "club_tallies" VALUES(1,'bid','','2026',9,2);
INSERT INTO "club_tallies" VALUES(1,'bid','','',7,1);
INSERT INTO "club_tallies" VALUES(1,'dealt','','',13,8);
INSERT INTO "club_tallies" VALUES(1,'bid','','',9,2);
INSERT INTO "club_tallies" VALUES(1,'bid','call-bridge','2026',12,1);
INSERT INTO "club_tallies" VALUES(1,'bid','call-bridge','2026',3,1);
INSERT INTO "club_tallies" VALUES(1,'bid made','call-bridge','2026',3,1);
INSERT INTO "club_tallies" VALUES(1,'dealt made','call-bridge','2026',13,1);
INSERT INTO "club_tallies" VALUES(1,'bid','call-bridge','',12,1);
INSERT INTO "club_tallies" VALUES(1,'bid','call-bridge','',3,1);
INSERT INTO "club_tallies" VALUES(1,'bid made','call-bridge','',3,1);
INSERT INTO "club_tallies" VALUES(1,'dealt made','call-bridge','',13,1);
INSERT INTO "club_tallies" VALUES(1,'bid','','2026',12,1);
INSERT INTO "club_tallies" VALUES(1,'bid','','2026',3,1);
INSERT INTO "club_tallies" VALUES(1,'bid made','','2026',3,1);
INSERT INTO "club_tallies" VALUES(1,'dealt made','','2026',13,1);
INSERT INTO "club_tallies" VALUES(1,'bid','','',12,1);
INSERT INTO "club_tallies" VALUES(1,'bid','','',3,1);
INSERT INTO "club_tallies" VALUES(1,'bid made','','',3,1);
INSERT INTO "club_tallies" VALUES(1,'dealt made','','',13,1);
INSERT INTO "club_tallies" VALUES(1,'bid','call-bridge','2026',11,1);
INSERT INTO "club_tallies" VALUES(1,'bid','call-bridge','',11,1);
INSERT INTO "club_tallies" VALUES(1,'bid','','2026',11,1);
INSERT INTO "club_tallies" VALUES(1,'bid','','',11,1);
INSERT INTO "club_tallies" VALUES(1,'bid','call-bridge','2026',10,1);
INSERT INTO "club_tallies" VALUES(1,'bid','call-bridge','2026',2,1);
INSERT INTO "club_tallies" VALUES(1,'over','call-bridge','2026',0,1);
INSERT INTO "club_tallies" VALUES(1,'bid','call-bridge','',10,1);
INSERT INTO "club_tallies" VALUES(1,'bid','call-bridge','',2,1);
INSERT INTO "club_tallies" VALUES(1,'over','call-bridge','',0,1);
INSERT INTO "club_tallies" VALUES(1,'bid','','2026',10,1);
INSERT INTO "club_tallies" VALUES(1,'bid','','',10,1);
INSERT INTO "club_tallies" VALUES(1,'games','call-bridge','2026',0,1);
INSERT INTO "club_tallies" VALUES(1,'games','call-bridge','',0,1);
INSERT INTO "club_tallies" VALUES(1,'hands','dont-bug-me','2026',0,3);
INSERT INTO "club_tallies" VALUES(1,'hands','dont-bug-me','',0,3);
INSERT INTO "club_tallies" VALUES(1,'games','dont-bug-me','2026',0,1);
INSERT INTO "club_tallies" VALUES(1,'games','dont-bug-me','',0,1);
INSERT INTO "club_tallies" VALUES(1,'hands','brouc','2026',0,8);
INSERT INTO "club_tallies" VALUES(1,'hands','brouc','',0,8);
INSERT INTO "club_tallies" VALUES(1,'games','brouc','2026',0,1);
INSERT INTO "club_tallies" VALUES(1,'games','brouc','',0,1);
INSERT INTO "club_tallies" VALUES(1,'hands','oh-hell','2026',0,12);
INSERT INTO "club_tallies" VALUES(1,'bid','oh-hell','2026',0,6);
INSERT INTO "club_tallies" VALUES(1,'dealt','oh-hell','2026',1,8);
INSERT INTO "club_tallies" VALUES(1,'bid made','oh-hell','2026',0,5);
INSERT INTO "club_tallies" VALUES(1,'dealt made','oh-hell','2026',1,4);
INSERT INTO "club_tallies" VALUES(1,'bid','oh-hell','2026',2,2);
INSERT INTO "club_tallies" VALUES(1,'dealt','oh-hell','2026',2,4);
INSERT INTO "club_tallies" VALUES(1,'under','oh-hell','2026',0,5);
INSERT INTO "club_tallies" VALUES(1,'bid','oh-hell','2026',1,4);
INSERT INTO "club_tallies" VALUES(1,'hands','oh-hell','',0,12);
INSERT INTO "club_tallies" VALUES(1,'bid','oh-hell','',0,6);
INSERT INTO "club_tallies" VALUES(1,'dealt','oh-hell','',1,8);
INSERT INTO "club_tallies" VALUES(1,'bid made','oh-hell','',0,5);
INSERT INTO "club_tallies" VALUES(1,'dealt made','oh-hell','',1,4);
INSERT INTO "club_tallies" VALUES(1,'bid','oh-hell','',2,2);
INSERT INTO "club_tallies" VALUES(1,'dealt','oh-hell','',2,4);
INSERT INTO "club_tallies" VALUES(1,'under','oh-hell','',0,5);
INSERT INTO "club_tallies" VALUES(1,'bid','oh-hell','',1,4);
INSERT INTO "club_tallies" VALUES(1,'dealt made','oh-hell','2026',2,2);
INSERT INTO "club_tallies" VALUES(1,'dealt made','oh-hell','',2,2);
INSERT INTO "club_tallies" VALUES(1,'over','oh-hell','2026',0,1);
INSERT INTO "club_tallies" VALUES(1,'bid made','oh-hell','2026',1,1);
INSERT INTO "club_tallies" VALUES(1,'over','oh-hell','',0,1);
INSERT INTO "club_tallies" VALUES(1,'bid made','oh-hell','',1,1);
INSERT INTO "club_tallies" VALUES(1,'games','oh-hell','2026',0,1);
INSERT INTO "club_tallies" VALUES(1,'games','oh-hell','',0,1);
CREATE TABLE "clubs" (
   "id" INTEGER PRIMARY KEY,
   "nonce" TEXT NOT NULL,
   "hashed" TEXT NOT NULL
);
INSERT INTO "clubs" VALUES(1,'','');
CREATE TABLE "counted" (
   "sheet" INTEGER PRIMARY KEY REFERENCES "sheets"("id"),
   "version" INTEGER NOT NULL
);
INSERT INTO "counted" VALUES(1,20);
INSERT INTO "counted" VALUES(3,26);
INSERT INTO "counted" VALUES(5,2);
INSERT INTO "counted" VALUES(7,7);
INSERT INTO "counted" VALUES(9,20);
INSERT INTO "counted" VALUES(12,13);
CREATE TABLE "events" (
   "sheet" INTEGER NOT NULL REFERENCES "sheets"("id"),
   "version" INTEGER NOT NULL,
   "written_at" TEXT NOT NULL,
   "device" TEXT NOT NULL,
   "key" TEXT,
   "body" TEXT NOT NULL,
   PRIMARY KEY ("sheet", "version")
);
INSERT INTO "events" VALUES(1,1,'2026-11-30T15:46:33.859289+00:00','phone',NULL,'{"drawn": false, "first_dealer": 3, "game": "devils-bridge", "kept": null, "kind": "begun", "players": ["Ani", "Budi", "Citra", "Dewi"], "rules": {"end": "target", "forehead": "last", "hook": true, "max_cards": 2, "scoring": "common", "sequence": "up-down", "target": 100}, "scorekeeper": null}');
INSERT INTO "events" VALUES(1,2,'2026-11-30T15:46:33.869803+00:00','tablet','56ytfw874zszba5kzdfxj2ds3rj 1','{"cells": [["bid", 0, 1]], "correction": false, "hand": 1, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(1,3,'2026-11-30T15:46:33.877484+00:00','tablet','56ytfw874zszba5kzdfxj2ds3rj 2','{"cells": [["bid", 0, 0]], "correction": false, "hand": 1, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(1,4,'2026-11-30T15:46:33.879293+00:00','tablet','56ytfw874zszba5kzdfxj2ds3rj 3','{"cells": [["bid", 1, 0]], "correction": false, "hand": 1, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(1,5,'2026-11-30T15:46:33.886691+00:00','tablet','56ytfw874zszba5kzdfxj2ds3rj 4','{"cells": [["bid", 1, 1]], "correction": false, "hand": 1, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(1,6,'2026-11-30T15:46:33.894340+00:00','tablet','56ytfw874zszba5kzdfxj2ds3rj 5','{"cells": [["bid", 2, 0]], "correction": false, "hand": 1, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(1,7,'2026-11-30T15:46:33.896716+00:00','tablet','56ytfw874zszba5kzdfxj2ds3rj 6','{"cells": [["bid", 3, 1]], "correction": false, "hand": 1, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(1,8,'2026-11-30T15:46:33.906255+00:00','tablet','56ytfw874zszba5kzdfxj2ds3rj 7','{"cells": [["won", 1, 2]], "correction": false, "hand": 1, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(1,9,'2026-11-30T15:46:33.914525+00:00','tablet','56ytfw874zszba5kzdfxj2ds3rj 8','{"cells": [["bid", 1, 0]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(1,10,'2026-11-30T15:46:33.924323+00:00','tablet','56ytfw874zszba5kzdfxj2ds3rj 9','{"cells": [["bid", 2, 0]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(1,11,'2026-11-30T15:46:33.932187+00:00','tablet','56ytfw874zszba5kzdfxj2ds3rj 10','{"cells": [["bid", 3, 1]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(1,12,'2026-11-30T15:46:33.938985+00:00','tablet','56ytfw874zszba5kzdfxj2ds3rj 11','{"cells": [["bid", 3, 2]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(1,13,'2026-11-30T15:46:33.948169+00:00','tablet','56ytfw874zszba5kzdfxj2ds3rj 12','{"cells": [["bid", 0, 2]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(1,14,'2026-11-30T15:46:34.015176+00:00','tablet','56ytfw874zszba5kzdfxj2ds3rj 13','{"cells": [["tricks", 0, 1], ["tricks", 1, 0], ["tricks", 2, 0], ["tricks", 3, 1]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(1,15,'2026-11-30T15:46:34.019721+00:00','tablet','56ytfw874zszba5kzdfxj2ds3rj 14','{"cells": [["bid", 2, 1]], "correction": false, "hand": 3, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(1,16,'2026-11-30T15:46:34.033434+00:00','tablet','56ytfw874zszba5kzdfxj2ds3rj 15','{"cells": [["bid", 3, 0]], "correction": false, "hand": 3, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(1,17,'2026-11-30T15:46:34.046045+00:00','tablet','56ytfw874zszba5kzdfxj2ds3rj 16','{"cells": [["bid", 0, 0]], "correction": false, "hand": 3, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(1,18,'2026-11-30T15:46:34.050113+00:00','tablet','56ytfw874zszba5kzdfxj2ds3rj 17','{"cells": [["bid", 0, 1]], "correction": false, "hand": 3, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(1,19,'2026-11-30T15:46:34.056321+00:00','tablet','56ytfw874zszba5kzdfxj2ds3rj 18','{"cells": [["bid", 1, 0]], "correction": false, "hand": 3, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(1,20,'2026-11-30T15:46:34.064803+00:00','tablet','56ytfw874zszba5kzdfxj2ds3rj 19','{"cells": [["won", 1, 2]], "correction": false, "hand": 3, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(2,1,'2026-11-30T15:46:34.079423+00:00','phone',NULL,'{"drawn": false, "first_dealer": 3, "game": "devils-bridge", "kept": null, "kind": "begun", "players": ["Ani", "Budi", "Citra", "Dewi"], "rules": {"end": "target", "forehead": "last", "hook": true, "max_cards": null, "scoring": "common", "sequence": "up-down", "target": 100}, "scorekeeper": null}');
INSERT INTO "events" VALUES(2,2,'2026-11-30T15:46:34.081888+00:00','tablet','pqg7c5234gacetwmjwkhky5eqf2 1','{"cells": [["bid", 0, 1]], "correction": false, "hand": 1, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(2,3,'2026-11-30T15:46:34.085830+00:00','tablet','pqg7c5234gacetwmjwkhky5eqf2 2','{"cells": [["bid", 0, 0]], "correction": false, "hand": 1, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(2,4,'2026-11-30T15:46:34.090040+00:00','tablet','pqg7c5234gacetwmjwkhky5eqf2 3','{"cells": [["bid", 1, 0]], "correction": false, "hand": 1, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(2,5,'2026-11-30T15:46:34.094101+00:00','tablet','pqg7c5234gacetwmjwkhky5eqf2 4','{"cells": [["bid", 1, 1]], "correction": false, "hand": 1, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(2,6,'2026-11-30T15:46:34.102017+00:00','tablet','pqg7c5234gacetwmjwkhky5eqf2 5','{"cells": [["bid", 2, 0]], "correction": false, "hand": 1, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(2,7,'2026-11-30T15:46:34.105860+00:00','tablet','pqg7c5234gacetwmjwkhky5eqf2 6','{"cells": [["bid", 3, 1]], "correction": false, "hand": 1, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(2,8,'2026-11-30T15:46:34.110022+00:00','tablet','pqg7c5234gacetwmjwkhky5eqf2 7','{"cells": [["won", 1, 2]], "correction": false, "hand": 1, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(2,9,'2026-11-30T15:46:34.113975+00:00','tablet','pqg7c5234gacetwmjwkhky5eqf2 8','{"cells": [["bid", 1, 0]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(2,10,'2026-11-30T15:46:34.118022+00:00','tablet','pqg7c5234gacetwmjwkhky5eqf2 9','{"cells": [["bid", 2, 0]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(2,11,'2026-11-30T15:46:34.122134+00:00','tablet','pqg7c5234gacetwmjwkhky5eqf2 10','{"cells": [["bid", 3, 1]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(2,12,'2026-11-30T15:46:34.124838+00:00','tablet','pqg7c5234gacetwmjwkhky5eqf2 11','{"cells": [["bid", 3, 2]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(2,13,'2026-11-30T15:46:34.134568+00:00','tablet','pqg7c5234gacetwmjwkhky5eqf2 12','{"cells": [["bid", 0, 2]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(2,14,'2026-11-30T15:46:34.138215+00:00','tablet','pqg7c5234gacetwmjwkhky5eqf2 13','{"cells": [["tricks", 0, 1], ["tricks", 1, 0], ["tricks", 2, 0], ["tricks", 3, 1]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(3,1,'2026-11-30T15:46:34.147662+00:00','phone',NULL,'{"drawn": false, "first_dealer": 1, "game": "call-bridge", "kept": null, "kind": "begun", "players": ["Ani", "Budi", "Citra", "Dewi"], "rules": {"display": "points", "hands": 2, "max_call": 12, "min_call": 2, "overtrick_value": 1, "overtricks": 2, "unit": 10}, "scorekeeper": null}');
INSERT INTO "events" VALUES(3,2,'2026-11-30T15:46:34.154674+00:00','tablet','nctdhkcksjx943jh4peq2e7q9fc 1','{"cells": [["bid", 0, 6]], "correction": false, "hand": 1, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(3,3,'2026-11-30T15:46:34.162071+00:00','tablet','nctdhkcksjx943jh4peq2e7q9fc 2','{"cells": [["bid", 0, 7]], "correction": false, "hand": 1, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(3,4,'2026-11-30T15:46:34.169996+00:00','tablet','nctdhkcksjx943jh4peq2e7q9fc 3','{"cells": [["bid", 3, 12]], "correction": false, "hand": 1, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(3,5,'2026-11-30T15:46:34.173902+00:00','tablet','nctdhkcksjx943jh4peq2e7q9fc 4','{"cells": [["bid", 3, 10]], "correction": false, "hand": 1, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(3,6,'2026-11-30T15:46:34.178289+00:00','tablet','nctdhkcksjx943jh4peq2e7q9fc 5','{"cells": [["bid", 2, 9]], "correction": false, "hand": 1, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(3,7,'2026-11-30T15:46:34.181934+00:00','tablet','nctdhkcksjx943jh4peq2e7q9fc 6','{"cells": [["bid", 1, 12]], "correction": false, "hand": 1, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(3,8,'2026-11-30T15:46:34.186131+00:00','tablet','nctdhkcksjx943jh4peq2e7q9fc 7','{"cells": [["tricks", 0, 5], ["tricks", 1, 6], ["tricks", 2, 0], ["tricks", 3, 2]], "correction": false, "hand": 1, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(3,9,'2026-11-30T15:46:34.189989+00:00','tablet','nctdhkcksjx943jh4peq2e7q9fc 8','{"cells": [["bid", 3, 2]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(3,10,'2026-11-30T15:46:34.192295+00:00','tablet','nctdhkcksjx943jh4peq2e7q9fc 9','{"cells": [["bid", 2, 4]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(3,11,'2026-11-30T15:46:34.195604+00:00','tablet','nctdhkcksjx943jh4peq2e7q9fc 10','{"cells": [["bid", 2, 11]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(3,12,'2026-11-30T15:46:34.198894+00:00','tablet','nctdhkcksjx943jh4peq2e7q9fc 11','{"cells": [["bid", 1, 3]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(3,13,'2026-11-30T15:46:34.202192+00:00','tablet','nctdhkcksjx943jh4peq2e7q9fc 12','{"cells": [["bid", 0, 9]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(3,14,'2026-11-30T15:46:34.205647+00:00','tablet','nctdhkcksjx943jh4peq2e7q9fc 13','{"cells": [["won", 1, 3]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(3,15,'2026-11-30T15:46:34.209626+00:00','tablet','nctdhkcksjx943jh4peq2e7q9fc 14','{"cells": [["won", 2, 1]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(3,16,'2026-11-30T15:46:34.214800+00:00','tablet','nctdhkcksjx943jh4peq2e7q9fc 15','{"cells": [["won", 3, 2]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(3,17,'2026-11-30T15:46:34.219455+00:00','tablet','nctdhkcksjx943jh4peq2e7q9fc 16','{"cells": [["won", 4, 1]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(3,18,'2026-11-30T15:46:34.224583+00:00','tablet','nctdhkcksjx943jh4peq2e7q9fc 17','{"cells": [["won", 5, 3]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(3,19,'2026-11-30T15:46:34.232009+00:00','tablet','nctdhkcksjx943jh4peq2e7q9fc 18','{"cells": [["won", 6, 1]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(3,20,'2026-11-30T15:46:34.237872+00:00','tablet','nctdhkcksjx943jh4peq2e7q9fc 19','{"cells": [["won", 7, 2]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(3,21,'2026-11-30T15:46:34.243872+00:00','tablet','nctdhkcksjx943jh4peq2e7q9fc 20','{"cells": [["won", 8, 3]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(3,22,'2026-11-30T15:46:34.251818+00:00','tablet','nctdhkcksjx943jh4peq2e7q9fc 21','{"cells": [["won", 9, 3]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(3,23,'2026-11-30T15:46:34.262502+00:00','tablet','nctdhkcksjx943jh4peq2e7q9fc 22','{"cells": [["won", 10, 3]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(3,24,'2026-11-30T15:46:34.271686+00:00','tablet','nctdhkcksjx943jh4peq2e7q9fc 23','{"cells": [["won", 11, 2]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(3,25,'2026-11-30T15:46:34.279064+00:00','tablet','nctdhkcksjx943jh4peq2e7q9fc 24','{"cells": [["won", 12, 2]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(3,26,'2026-11-30T15:46:34.287874+00:00','tablet','nctdhkcksjx943jh4peq2e7q9fc 25','{"cells": [["won", 13, 2]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(4,1,'2026-11-30T15:46:34.303877+00:00','phone',NULL,'{"drawn": false, "first_dealer": 1, "game": "call-bridge", "kept": null, "kind": "begun", "players": ["Ani", "Budi", "Citra", "Dewi"], "rules": {"display": "points", "hands": 12, "max_call": 12, "min_call": 2, "overtrick_value": 1, "overtricks": 2, "unit": 10}, "scorekeeper": null}');
INSERT INTO "events" VALUES(4,2,'2026-11-30T15:46:34.314007+00:00','tablet','8vbddzgyzp9h83ycdt4etk7cgt7 1','{"cells": [["bid", 0, 6]], "correction": false, "hand": 1, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(4,3,'2026-11-30T15:46:34.317698+00:00','tablet','8vbddzgyzp9h83ycdt4etk7cgt7 2','{"cells": [["bid", 0, 7]], "correction": false, "hand": 1, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(4,4,'2026-11-30T15:46:34.321852+00:00','tablet','8vbddzgyzp9h83ycdt4etk7cgt7 3','{"cells": [["bid", 3, 12]], "correction": false, "hand": 1, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(4,5,'2026-11-30T15:46:34.325888+00:00','tablet','8vbddzgyzp9h83ycdt4etk7cgt7 4','{"cells": [["bid", 3, 10]], "correction": false, "hand": 1, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(4,6,'2026-11-30T15:46:34.329865+00:00','tablet','8vbddzgyzp9h83ycdt4etk7cgt7 5','{"cells": [["bid", 2, 9]], "correction": false, "hand": 1, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(4,7,'2026-11-30T15:46:34.333940+00:00','tablet','8vbddzgyzp9h83ycdt4etk7cgt7 6','{"cells": [["bid", 1, 12]], "correction": false, "hand": 1, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(4,8,'2026-11-30T15:46:34.336209+00:00','tablet','8vbddzgyzp9h83ycdt4etk7cgt7 7','{"cells": [["tricks", 0, 5], ["tricks", 1, 6], ["tricks", 2, 0], ["tricks", 3, 2]], "correction": false, "hand": 1, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(4,9,'2026-11-30T15:46:34.339447+00:00','tablet','8vbddzgyzp9h83ycdt4etk7cgt7 8','{"cells": [["bid", 3, 2]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(4,10,'2026-11-30T15:46:34.342873+00:00','tablet','8vbddzgyzp9h83ycdt4etk7cgt7 9','{"cells": [["bid", 2, 4]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(4,11,'2026-11-30T15:46:34.346858+00:00','tablet','8vbddzgyzp9h83ycdt4etk7cgt7 10','{"cells": [["bid", 2, 11]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(4,12,'2026-11-30T15:46:34.350960+00:00','tablet','8vbddzgyzp9h83ycdt4etk7cgt7 11','{"cells": [["bid", 1, 3]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(4,13,'2026-11-30T15:46:34.355501+00:00','tablet','8vbddzgyzp9h83ycdt4etk7cgt7 12','{"cells": [["bid", 0, 9]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(4,14,'2026-11-30T15:46:34.359341+00:00','tablet','8vbddzgyzp9h83ycdt4etk7cgt7 13','{"cells": [["won", 1, 3]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(4,15,'2026-11-30T15:46:34.366090+00:00','tablet','8vbddzgyzp9h83ycdt4etk7cgt7 14','{"cells": [["won", 2, 1]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(4,16,'2026-11-30T15:46:34.370487+00:00','tablet','8vbddzgyzp9h83ycdt4etk7cgt7 15','{"cells": [["won", 3, 2]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(4,17,'2026-11-30T15:46:34.376966+00:00','tablet','8vbddzgyzp9h83ycdt4etk7cgt7 16','{"cells": [["won", 4, 1]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(4,18,'2026-11-30T15:46:34.380629+00:00','tablet','8vbddzgyzp9h83ycdt4etk7cgt7 17','{"cells": [["won", 5, 3]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(4,19,'2026-11-30T15:46:34.384530+00:00','tablet','8vbddzgyzp9h83ycdt4etk7cgt7 18','{"cells": [["won", 6, 1]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(4,20,'2026-11-30T15:46:34.388659+00:00','tablet','8vbddzgyzp9h83ycdt4etk7cgt7 19','{"cells": [["won", 7, 2]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(4,21,'2026-11-30T15:46:34.394729+00:00','tablet','8vbddzgyzp9h83ycdt4etk7cgt7 20','{"cells": [["won", 8, 3]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(4,22,'2026-11-30T15:46:34.407792+00:00','tablet','8vbddzgyzp9h83ycdt4etk7cgt7 21','{"cells": [["won", 9, 3]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(4,23,'2026-11-30T15:46:34.430212+00:00','tablet','8vbddzgyzp9h83ycdt4etk7cgt7 22','{"cells": [["won", 10, 3]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(4,24,'2026-11-30T15:46:34.439761+00:00','tablet','8vbddzgyzp9h83ycdt4etk7cgt7 23','{"cells": [["won", 11, 2]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(4,25,'2026-11-30T15:46:34.446342+00:00','tablet','8vbddzgyzp9h83ycdt4etk7cgt7 24','{"cells": [["won", 12, 2]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(4,26,'2026-11-30T15:46:34.456014+00:00','tablet','8vbddzgyzp9h83ycdt4etk7cgt7 25','{"cells": [["won", 13, 2]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(5,1,'2026-11-30T15:46:34.468236+00:00','phone',NULL,'{"drawn": false, "first_dealer": 2, "game": "dont-bug-me", "kept": null, "kind": "begun", "players": ["Ani", "Budi", "Citra"], "rules": {"jacks": {"clubs": 2, "diamonds": 3, "hearts": 4, "spades": 1}, "target": 5, "tie": "another-hand"}, "scorekeeper": null}');
INSERT INTO "events" VALUES(5,2,'2026-11-30T15:46:34.477463+00:00','tablet','a2npff9ehvzgm6nvc4jczr5956c 1','{"cells": [["jack", "clubs", 0], ["jack", "diamonds", 0], ["jack", "hearts", 0], ["jack", "spades", 0], ["tricks", 0, 15], ["tricks", 1, 1], ["tricks", 2, 1]], "correction": false, "hand": 1, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(6,1,'2026-11-30T15:46:34.499550+00:00','phone',NULL,'{"drawn": false, "first_dealer": 2, "game": "dont-bug-me", "kept": null, "kind": "begun", "players": ["Ani", "Budi", "Citra"], "rules": {"jacks": {"clubs": 2, "diamonds": 3, "hearts": 4, "spades": 1}, "target": 20, "tie": "another-hand"}, "scorekeeper": null}');
INSERT INTO "events" VALUES(6,2,'2026-11-30T15:46:34.514604+00:00','tablet','xwbh5vj63a3dpfkdhenn8grpc8z 1','{"cells": [["jack", "clubs", 0], ["jack", "diamonds", 0], ["jack", "hearts", 0], ["jack", "spades", 0], ["tricks", 0, 15], ["tricks", 1, 1], ["tricks", 2, 1]], "correction": false, "hand": 1, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(6,3,'2026-11-30T15:46:34.522739+00:00','tablet','xwbh5vj63a3dpfkdhenn8grpc8z 2','{"cells": [["won", 1, 1]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(6,4,'2026-11-30T15:46:34.530245+00:00','tablet','xwbh5vj63a3dpfkdhenn8grpc8z 3','{"cells": [["won", 2, 2]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(6,5,'2026-11-30T15:46:34.538379+00:00','tablet','xwbh5vj63a3dpfkdhenn8grpc8z 4','{"cells": [["won", 3, 2]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(6,6,'2026-11-30T15:46:34.542362+00:00','tablet','xwbh5vj63a3dpfkdhenn8grpc8z 5','{"cells": [["won", 4, 1]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(6,7,'2026-11-30T15:46:34.550599+00:00','tablet','xwbh5vj63a3dpfkdhenn8grpc8z 6','{"cells": [["won", 5, 2]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(6,8,'2026-11-30T15:46:34.558639+00:00','tablet','xwbh5vj63a3dpfkdhenn8grpc8z 7','{"cells": [["won", 6, 1]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(6,9,'2026-11-30T15:46:34.566661+00:00','tablet','xwbh5vj63a3dpfkdhenn8grpc8z 8','{"cells": [["won", 7, 2]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(6,10,'2026-11-30T15:46:34.574785+00:00','tablet','xwbh5vj63a3dpfkdhenn8grpc8z 9','{"cells": [["won", 8, 2]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(6,11,'2026-11-30T15:46:34.582863+00:00','tablet','xwbh5vj63a3dpfkdhenn8grpc8z 10','{"cells": [["won", 9, 2]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(6,12,'2026-11-30T15:46:34.590871+00:00','tablet','xwbh5vj63a3dpfkdhenn8grpc8z 11','{"cells": [["won", 10, 2]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(6,13,'2026-11-30T15:46:34.598995+00:00','tablet','xwbh5vj63a3dpfkdhenn8grpc8z 12','{"cells": [["won", 11, 1]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(6,14,'2026-11-30T15:46:34.602379+00:00','tablet','xwbh5vj63a3dpfkdhenn8grpc8z 13','{"cells": [["won", 12, 2]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(6,15,'2026-11-30T15:46:34.611364+00:00','tablet','xwbh5vj63a3dpfkdhenn8grpc8z 14','{"cells": [["won", 13, 2]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(6,16,'2026-11-30T15:46:34.619200+00:00','tablet','xwbh5vj63a3dpfkdhenn8grpc8z 15','{"cells": [["won", 14, 1]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(6,17,'2026-11-30T15:46:34.627485+00:00','tablet','xwbh5vj63a3dpfkdhenn8grpc8z 16','{"cells": [["won", 15, 2]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(6,18,'2026-11-30T15:46:34.639445+00:00','tablet','xwbh5vj63a3dpfkdhenn8grpc8z 17','{"cells": [["won", 16, 2]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(6,19,'2026-11-30T15:46:34.647565+00:00','tablet','xwbh5vj63a3dpfkdhenn8grpc8z 18','{"cells": [["won", 17, 1]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(6,20,'2026-11-30T15:46:34.659786+00:00','tablet','xwbh5vj63a3dpfkdhenn8grpc8z 19','{"cells": [["jack", "spades", 1]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(6,21,'2026-11-30T15:46:34.667736+00:00','tablet','xwbh5vj63a3dpfkdhenn8grpc8z 20','{"cells": [["jack", "hearts", 2]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(6,22,'2026-11-30T15:46:34.679675+00:00','tablet','xwbh5vj63a3dpfkdhenn8grpc8z 21','{"cells": [["jack", "diamonds", 2]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(6,23,'2026-11-30T15:46:34.687018+00:00','tablet','xwbh5vj63a3dpfkdhenn8grpc8z 22','{"cells": [["jack", "clubs", 1]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(7,1,'2026-11-30T15:46:34.691381+00:00','phone',NULL,'{"drawn": false, "first_dealer": 1, "game": "brouc", "kept": null, "kind": "begun", "players": ["Ani", "Budi", "Citra", "Dewi"], "rules": {"all_tricks": 2, "claim": "rounded", "target": 15, "undertrump": "allowed"}, "scorekeeper": null}');
INSERT INTO "events" VALUES(7,2,'2026-11-30T15:46:34.710154+00:00','tablet','n63rjbksdnewcngjhnhhh8sda8m 1','{"cells": [["trump", null, "diamonds"]], "correction": false, "hand": 1, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(7,3,'2026-11-30T15:46:34.714036+00:00','tablet','n63rjbksdnewcngjhnhhh8sda8m 2','{"cells": [["combination", "diamonds", [1, "KQ"]]], "correction": false, "hand": 1, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(7,4,'2026-11-30T15:46:34.723463+00:00','tablet','n63rjbksdnewcngjhnhhh8sda8m 3','{"cells": [["card_points", 0, 25], ["card_points", 1, 95]], "correction": false, "hand": 1, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(7,5,'2026-11-30T15:46:34.726175+00:00','tablet','n63rjbksdnewcngjhnhhh8sda8m 4','{"cells": [["trump", null, "diamonds"]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(7,6,'2026-11-30T15:46:34.732080+00:00','tablet','n63rjbksdnewcngjhnhhh8sda8m 5','{"cells": [["combination", "clubs", [0, "KQJ"]]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(7,7,'2026-11-30T15:46:34.743108+00:00','tablet','n63rjbksdnewcngjhnhhh8sda8m 6','{"cells": [["card_points", 0, 120], ["card_points", 1, 0], ["claim", null, 0], ["tricks", 0, 8], ["tricks", 1, 0]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(8,1,'2026-11-30T15:46:34.756582+00:00','phone',NULL,'{"drawn": false, "first_dealer": 1, "game": "brouc", "kept": null, "kind": "begun", "players": ["Ani", "Budi", "Citra", "Dewi"], "rules": {"all_tricks": 2, "claim": "rounded", "target": 31, "undertrump": "allowed"}, "scorekeeper": null}');
INSERT INTO "events" VALUES(8,2,'2026-11-30T15:46:34.765849+00:00','tablet','8g9z449xy226axwyyahf952heng 1','{"cells": [["trump", null, "diamonds"]], "correction": false, "hand": 1, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(8,3,'2026-11-30T15:46:34.769812+00:00','tablet','8g9z449xy226axwyyahf952heng 2','{"cells": [["combination", "diamonds", [1, "KQ"]]], "correction": false, "hand": 1, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(8,4,'2026-11-30T15:46:34.773897+00:00','tablet','8g9z449xy226axwyyahf952heng 3','{"cells": [["card_points", 0, 25], ["card_points", 1, 95]], "correction": false, "hand": 1, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(8,5,'2026-11-30T15:46:34.777886+00:00','tablet','8g9z449xy226axwyyahf952heng 4','{"cells": [["trump", null, "diamonds"]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(8,6,'2026-11-30T15:46:34.782207+00:00','tablet','8g9z449xy226axwyyahf952heng 5','{"cells": [["combination", "clubs", [0, "KQJ"]]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(8,7,'2026-11-30T15:46:34.814831+00:00','tablet','8g9z449xy226axwyyahf952heng 6','{"cells": [["card_points", 0, 120], ["card_points", 1, 0], ["tricks", 0, 8], ["tricks", 1, 0]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(9,1,'2026-11-30T15:46:34.831871+00:00','phone',NULL,'{"drawn": false, "first_dealer": 3, "game": "oh-hell", "kept": null, "kind": "begun", "players": ["Ani", "Budi", "Citra", "Dewi"], "rules": {"end": "series", "hook": true, "max_cards": 2, "scoring": "wizard", "sequence": "up-down", "target": 100}, "scorekeeper": null}');
INSERT INTO "events" VALUES(9,2,'2026-11-30T15:46:34.846065+00:00','tablet','8vhgvw8zbjkm9ybzvww4nfd44jh 1','{"cells": [["bid", 0, 1]], "correction": false, "hand": 1, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(9,3,'2026-11-30T15:46:34.849995+00:00','tablet','8vhgvw8zbjkm9ybzvww4nfd44jh 2','{"cells": [["bid", 0, 0]], "correction": false, "hand": 1, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(9,4,'2026-11-30T15:46:34.852054+00:00','tablet','8vhgvw8zbjkm9ybzvww4nfd44jh 3','{"cells": [["bid", 1, 0]], "correction": false, "hand": 1, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(9,5,'2026-11-30T15:46:34.858270+00:00','tablet','8vhgvw8zbjkm9ybzvww4nfd44jh 4','{"cells": [["bid", 1, 1]], "correction": false, "hand": 1, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(9,6,'2026-11-30T15:46:34.861172+00:00','tablet','8vhgvw8zbjkm9ybzvww4nfd44jh 5','{"cells": [["bid", 2, 0]], "correction": false, "hand": 1, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(9,7,'2026-11-30T15:46:34.870074+00:00','tablet','8vhgvw8zbjkm9ybzvww4nfd44jh 6','{"cells": [["bid", 3, 1]], "correction": false, "hand": 1, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(9,8,'2026-11-30T15:46:34.874224+00:00','tablet','8vhgvw8zbjkm9ybzvww4nfd44jh 7','{"cells": [["won", 1, 2]], "correction": false, "hand": 1, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(9,9,'2026-11-30T15:46:34.878042+00:00','tablet','8vhgvw8zbjkm9ybzvww4nfd44jh 8','{"cells": [["bid", 1, 0]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(9,10,'2026-11-30T15:46:34.882635+00:00','tablet','8vhgvw8zbjkm9ybzvww4nfd44jh 9','{"cells": [["bid", 2, 0]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(9,11,'2026-11-30T15:46:34.890509+00:00','tablet','8vhgvw8zbjkm9ybzvww4nfd44jh 10','{"cells": [["bid", 3, 1]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(9,12,'2026-11-30T15:46:34.893872+00:00','tablet','8vhgvw8zbjkm9ybzvww4nfd44jh 11','{"cells": [["bid", 3, 2]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(9,13,'2026-11-30T15:46:34.900562+00:00','tablet','8vhgvw8zbjkm9ybzvww4nfd44jh 12','{"cells": [["bid", 0, 2]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(9,14,'2026-11-30T15:46:34.910565+00:00','tablet','8vhgvw8zbjkm9ybzvww4nfd44jh 13','{"cells": [["tricks", 0, 1], ["tricks", 1, 0], ["tricks", 2, 0], ["tricks", 3, 1]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(9,15,'2026-11-30T15:46:34.915061+00:00','tablet','8vhgvw8zbjkm9ybzvww4nfd44jh 14','{"cells": [["bid", 2, 1]], "correction": false, "hand": 3, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(9,16,'2026-11-30T15:46:34.918835+00:00','tablet','8vhgvw8zbjkm9ybzvww4nfd44jh 15','{"cells": [["bid", 3, 0]], "correction": false, "hand": 3, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(9,17,'2026-11-30T15:46:34.931173+00:00','tablet','8vhgvw8zbjkm9ybzvww4nfd44jh 16','{"cells": [["bid", 0, 0]], "correction": false, "hand": 3, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(9,18,'2026-11-30T15:46:34.937020+00:00','tablet','8vhgvw8zbjkm9ybzvww4nfd44jh 17','{"cells": [["bid", 0, 1]], "correction": false, "hand": 3, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(9,19,'2026-11-30T15:46:34.943588+00:00','tablet','8vhgvw8zbjkm9ybzvww4nfd44jh 18','{"cells": [["bid", 1, 0]], "correction": false, "hand": 3, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(9,20,'2026-11-30T15:46:34.954936+00:00','tablet','8vhgvw8zbjkm9ybzvww4nfd44jh 19','{"cells": [["won", 1, 2]], "correction": false, "hand": 3, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(10,1,'2026-11-30T15:46:34.967526+00:00','phone',NULL,'{"drawn": false, "first_dealer": 3, "game": "oh-hell", "kept": null, "kind": "begun", "players": ["Ani", "Budi", "Citra", "Dewi"], "rules": {"end": "series", "hook": true, "max_cards": null, "scoring": "common", "sequence": "up-down", "target": 100}, "scorekeeper": null}');
INSERT INTO "events" VALUES(10,2,'2026-11-30T15:46:34.969823+00:00','tablet','4ay7sqymsxyz93rss88jdv797r9 1','{"cells": [["bid", 0, 1]], "correction": false, "hand": 1, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(10,3,'2026-11-30T15:46:34.978045+00:00','tablet','4ay7sqymsxyz93rss88jdv797r9 2','{"cells": [["bid", 0, 0]], "correction": false, "hand": 1, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(10,4,'2026-11-30T15:46:34.985937+00:00','tablet','4ay7sqymsxyz93rss88jdv797r9 3','{"cells": [["bid", 1, 0]], "correction": false, "hand": 1, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(10,5,'2026-11-30T15:46:34.989931+00:00','tablet','4ay7sqymsxyz93rss88jdv797r9 4','{"cells": [["bid", 1, 1]], "correction": false, "hand": 1, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(10,6,'2026-11-30T15:46:34.993963+00:00','tablet','4ay7sqymsxyz93rss88jdv797r9 5','{"cells": [["bid", 2, 0]], "correction": false, "hand": 1, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(10,7,'2026-11-30T15:46:34.997985+00:00','tablet','4ay7sqymsxyz93rss88jdv797r9 6','{"cells": [["bid", 3, 1]], "correction": false, "hand": 1, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(10,8,'2026-11-30T15:46:35.002040+00:00','tablet','4ay7sqymsxyz93rss88jdv797r9 7','{"cells": [["won", 1, 2]], "correction": false, "hand": 1, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(10,9,'2026-11-30T15:46:35.006347+00:00','tablet','4ay7sqymsxyz93rss88jdv797r9 8','{"cells": [["bid", 1, 0]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(10,10,'2026-11-30T15:46:35.008316+00:00','tablet','4ay7sqymsxyz93rss88jdv797r9 9','{"cells": [["bid", 2, 0]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(10,11,'2026-11-30T15:46:35.010170+00:00','tablet','4ay7sqymsxyz93rss88jdv797r9 10','{"cells": [["bid", 3, 1]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(10,12,'2026-11-30T15:46:35.012258+00:00','tablet','4ay7sqymsxyz93rss88jdv797r9 11','{"cells": [["bid", 3, 2]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(10,13,'2026-11-30T15:46:35.014213+00:00','tablet','4ay7sqymsxyz93rss88jdv797r9 12','{"cells": [["bid", 0, 2]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(10,14,'2026-11-30T15:46:35.016276+00:00','tablet','4ay7sqymsxyz93rss88jdv797r9 13','{"cells": [["tricks", 0, 1], ["tricks", 1, 0], ["tricks", 2, 0], ["tricks", 3, 1]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(11,1,'2026-11-30T15:46:35.019693+00:00','phone',NULL,'{"drawn": false, "first_dealer": 3, "game": "devils-bridge", "kept": null, "kind": "begun", "players": ["Ani", "Budi", "Citra", "Dewi"], "rules": {"end": "target", "forehead": "last", "hook": true, "max_cards": null, "scoring": "common", "sequence": "up-down", "target": 100}, "scorekeeper": null}');
INSERT INTO "events" VALUES(11,2,'2026-11-30T15:46:35.021716+00:00','tablet','vqj2c957zga27aajrz59n3cxnkb 1','{"cells": [["bid", 0, 0], ["bid", 1, 0], ["bid", 2, 0], ["bid", 3, 0], ["tricks", 0, 1], ["tricks", 1, 0], ["tricks", 2, 0], ["tricks", 3, 0]], "correction": false, "hand": 1, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(11,3,'2026-11-30T15:46:35.024972+00:00','tablet','vqj2c957zga27aajrz59n3cxnkb 2','{"cells": [["tricks", 0, 0], ["tricks", 1, 1], ["tricks", 2, 0], ["tricks", 3, 0]], "correction": true, "hand": 1, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(11,4,'2026-11-30T15:46:35.027782+00:00','tablet','vqj2c957zga27aajrz59n3cxnkb 3','{"cells": [["bid", 1, 1]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(11,5,'2026-11-30T15:46:35.030101+00:00','tablet','vqj2c957zga27aajrz59n3cxnkb 4','{"cells": [["bid", 2, 0]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(11,6,'2026-11-30T15:46:35.034016+00:00','tablet','vqj2c957zga27aajrz59n3cxnkb 5','{"entry": 5, "kind": "undid"}');
INSERT INTO "events" VALUES(11,7,'2026-11-30T15:46:35.036301+00:00','tablet','vqj2c957zga27aajrz59n3cxnkb 6','{"entry": 4, "kind": "undid"}');
INSERT INTO "events" VALUES(11,8,'2026-11-30T15:46:35.038460+00:00','tablet','vqj2c957zga27aajrz59n3cxnkb 7','{"entry": 4, "kind": "redid"}');
INSERT INTO "events" VALUES(12,1,'2026-11-30T15:46:35.042952+00:00','phone',NULL,'{"drawn": false, "first_dealer": 3, "game": "devils-bridge", "kept": null, "kind": "begun", "players": ["Ani", "Budi", "Citra", "Dewi"], "rules": {"end": "target", "forehead": "last", "hook": true, "max_cards": null, "scoring": "common", "sequence": "up-down", "target": 100}, "scorekeeper": null}');
INSERT INTO "events" VALUES(12,2,'2026-11-30T15:46:35.046270+00:00','tablet','2c9e7xxwmfmq5vdq3t8carpaghc 1','{"cells": [["bid", 0, 0], ["bid", 1, 0], ["bid", 2, 0], ["bid", 3, 0], ["tricks", 0, 1], ["tricks", 1, 0], ["tricks", 2, 0], ["tricks", 3, 0]], "correction": false, "hand": 1, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(12,3,'2026-11-30T15:46:35.048447+00:00','tablet','2c9e7xxwmfmq5vdq3t8carpaghc 2','{"after": 1, "kind": "adjusted", "points": -5, "reason": "revoke", "side": 2}');
INSERT INTO "events" VALUES(12,4,'2026-11-30T15:46:35.050757+00:00','tablet','2c9e7xxwmfmq5vdq3t8carpaghc 3','{"hand": 2, "kind": "seated", "lowest": true, "name": "Ren\u00e9", "seat": 4, "way": "joins"}');
INSERT INTO "events" VALUES(12,5,'2026-11-30T15:46:35.056514+00:00','tablet','2c9e7xxwmfmq5vdq3t8carpaghc 4','{"hand": 2, "kind": "seated", "lowest": false, "name": "", "seat": 1, "way": "sits_out"}');
INSERT INTO "events" VALUES(12,6,'2026-11-30T15:46:35.059781+00:00','tablet','2c9e7xxwmfmq5vdq3t8carpaghc 5','{"kind": "renamed", "name": "\u9648", "seat": 0}');
INSERT INTO "events" VALUES(12,7,'2026-11-30T15:46:35.065047+00:00','tablet','2c9e7xxwmfmq5vdq3t8carpaghc 6','{"cells": [["bid", 0, 1]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(12,8,'2026-11-30T15:46:35.068297+00:00','tablet','2c9e7xxwmfmq5vdq3t8carpaghc 7','{"cells": [["bid", 2, 2]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(12,9,'2026-11-30T15:46:35.071671+00:00','tablet','2c9e7xxwmfmq5vdq3t8carpaghc 8','{"cells": [["bid", 3, 1]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(12,10,'2026-11-30T15:46:35.075201+00:00','tablet','2c9e7xxwmfmq5vdq3t8carpaghc 9','{"cells": [["bid", 4, 0]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(12,11,'2026-11-30T15:46:35.079240+00:00','tablet','2c9e7xxwmfmq5vdq3t8carpaghc 10','{"cells": [["trump", null, "none"]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(12,12,'2026-11-30T15:46:35.083424+00:00','tablet','2c9e7xxwmfmq5vdq3t8carpaghc 11','{"cells": [["tricks", 0, 0], ["tricks", 2, 0], ["tricks", 3, 1], ["tricks", 4, 1]], "correction": false, "hand": 2, "kind": "wrote", "note": "", "reason": ""}');
INSERT INTO "events" VALUES(12,13,'2026-11-30T15:46:35.087752+00:00','tablet','2c9e7xxwmfmq5vdq3t8carpaghc 12','{"kind": "ended"}');
CREATE TABLE "follows" (
   "sheet" INTEGER PRIMARY KEY REFERENCES "sheets"("id"),
   "before" INTEGER NOT NULL REFERENCES "sheets"("id")
);
CREATE TABLE "keep_links" (
   "sheet" INTEGER PRIMARY KEY REFERENCES "sheets"("id"),
   "nonce" TEXT NOT NULL,
   "hashed" TEXT NOT NULL
);
INSERT INTO "keep_links" VALUES(1,'6NyLkeryh9g2mgJhvrEpkQ','15b53db67438ef441ebb59b3d811c6e58a2a8f06a7054142695da6e63fde28a9');
INSERT INTO "keep_links" VALUES(2,'pW1XXITgwf2R785d6bLshA','6557617f2f39ea04ea85400f3b2c92553d487f422bf9f3c61ec397e6a2e73948');
INSERT INTO "keep_links" VALUES(3,'omAqaYF8M9FhdvmkTTt0YQ','027467bc1c2fe96713d1e7757541410c8c753864fcdb3762b6d05acafe83955e');
CREATE TABLE "listing" (
   "sheet" INTEGER PRIMARY KEY REFERENCES "sheets"("id"),
   "over" INTEGER NOT NULL,
   "written_at" TEXT NOT NULL
, "game" TEXT NOT NULL DEFAULT '', "names" TEXT NOT NULL DEFAULT '', "totals" TEXT NOT NULL DEFAULT '', "winners" TEXT NOT NULL DEFAULT '', "hands" INTEGER NOT NULL DEFAULT 0, "started_at" TEXT);
INSERT INTO "listing" VALUES(1,1,'2026-11-30T15:46:34.064803+00:00','devils-bridge','["Ani", "Budi", "Citra", "Dewi"]','[11, 20, 22, 11]','["Citra"]',3,NULL);
INSERT INTO "listing" VALUES(2,0,'2026-11-30T15:46:34.138215+00:00','devils-bridge','["Ani", "Budi", "Citra", "Dewi"]','[11, 10, 11, 1]','[]',2,NULL);
INSERT INTO "listing" VALUES(3,1,'2026-11-30T15:46:34.287874+00:00','call-bridge','["Ani", "Budi", "Citra", "Dewi"]','[-160, -90, -200, -120]','["Budi"]',2,NULL);
INSERT INTO "listing" VALUES(4,0,'2026-11-30T15:46:34.456014+00:00','call-bridge','["Ani", "Budi", "Citra", "Dewi"]','[-160, -90, -200, -120]','[]',2,NULL);
INSERT INTO "listing" VALUES(5,1,'2026-11-30T15:46:34.477463+00:00','dont-bug-me','["Ani", "Budi", "Citra"]','[5, 1, 1]','["Ani"]',1,NULL);
INSERT INTO "listing" VALUES(6,0,'2026-11-30T15:46:34.687018+00:00','dont-bug-me','["Ani", "Budi", "Citra"]','[5, 4, 5]','[]',2,NULL);
INSERT INTO "listing" VALUES(7,1,'2026-11-30T15:46:34.743108+00:00','brouc','["Ani & Citra", "Budi & Dewi"]','[20, 14]','["Ani & Citra"]',2,NULL);
INSERT INTO "listing" VALUES(8,0,'2026-11-30T15:46:34.814831+00:00','brouc','["Ani & Citra", "Budi & Dewi"]','[20, 14]','[]',2,NULL);
INSERT INTO "listing" VALUES(9,1,'2026-11-30T15:46:34.954936+00:00','oh-hell','["Ani", "Budi", "Citra", "Dewi"]','[0, 30, 40, 0]','["Citra"]',3,NULL);
INSERT INTO "listing" VALUES(10,0,'2026-11-30T15:46:35.016276+00:00','oh-hell','["Ani", "Budi", "Citra", "Dewi"]','[11, 10, 11, 1]','[]',2,NULL);
INSERT INTO "listing" VALUES(11,0,'2026-11-30T15:46:35.038460+00:00','devils-bridge','["Ani", "Budi", "Citra", "Dewi"]','[10, 1, 10, 10]','[]',1,NULL);
INSERT INTO "listing" VALUES(12,1,'2026-11-30T15:46:35.087752+00:00','devils-bridge','["陈", "Budi", "Citra", "Dewi", "René"]','[1, 10, 5, 21, 2]','[]',2,NULL);
CREATE TABLE "people_changes" (
   "id" INTEGER PRIMARY KEY,
   "player" INTEGER NOT NULL REFERENCES "players"("id"),
   "what" TEXT NOT NULL,
   "was" TEXT NOT NULL,
   "now" TEXT NOT NULL,
   "at" TEXT NOT NULL
);
CREATE TABLE "phones" (
   "device" TEXT PRIMARY KEY,
   "name" TEXT NOT NULL
);
INSERT INTO "phones" VALUES('tablet','Budi’s');
CREATE TABLE played (
            sheet INTEGER NOT NULL REFERENCES sheets(id),
            hand INTEGER NOT NULL,
            side INTEGER NOT NULL,
            name TEXT NOT NULL,
            cards INTEGER NOT NULL,
            dealer TEXT NOT NULL,
            bid INTEGER,
            tricks INTEGER,
            made INTEGER,
            points INTEGER,
            total INTEGER NOT NULL,
            PRIMARY KEY (sheet, hand, side)
        ) WITHOUT ROWID;
INSERT INTO "played" VALUES(1,1,0,'Ani',1,'Dewi',0,0,1,10,10);
INSERT INTO "played" VALUES(1,1,1,'Budi',1,'Dewi',1,0,0,0,0);
INSERT INTO "played" VALUES(1,1,2,'Citra',1,'Dewi',0,1,0,1,1);
INSERT INTO "played" VALUES(1,1,3,'Dewi',1,'Dewi',1,0,0,0,0);
INSERT INTO "played" VALUES(1,2,0,'Ani',2,'Ani',2,1,0,1,11);
INSERT INTO "played" VALUES(1,2,1,'Budi',2,'Ani',0,0,1,10,10);
INSERT INTO "played" VALUES(1,2,2,'Citra',2,'Ani',0,0,1,10,11);
INSERT INTO "played" VALUES(1,2,3,'Dewi',2,'Ani',2,1,0,1,1);
INSERT INTO "played" VALUES(1,3,0,'Ani',1,'Budi',1,0,0,0,11);
INSERT INTO "played" VALUES(1,3,1,'Budi',1,'Budi',0,0,1,10,20);
INSERT INTO "played" VALUES(1,3,2,'Citra',1,'Budi',1,1,1,11,22);
INSERT INTO "played" VALUES(1,3,3,'Dewi',1,'Budi',0,0,1,10,11);
INSERT INTO "played" VALUES(2,1,0,'Ani',1,'Dewi',0,0,1,10,10);
INSERT INTO "played" VALUES(2,1,1,'Budi',1,'Dewi',1,0,0,0,0);
INSERT INTO "played" VALUES(2,1,2,'Citra',1,'Dewi',0,1,0,1,1);
INSERT INTO "played" VALUES(2,1,3,'Dewi',1,'Dewi',1,0,0,0,0);
INSERT INTO "played" VALUES(2,2,0,'Ani',2,'Ani',2,1,0,1,11);
INSERT INTO "played" VALUES(2,2,1,'Budi',2,'Ani',0,0,1,10,10);
INSERT INTO "played" VALUES(2,2,2,'Citra',2,'Ani',0,0,1,10,11);
INSERT INTO "played" VALUES(2,2,3,'Dewi',2,'Ani',2,1,0,1,1);
INSERT INTO "played" VALUES(3,1,0,'Ani',13,'Budi',7,5,0,-70,-70);
INSERT INTO "played" VALUES(3,1,1,'Budi',13,'Budi',12,6,0,-120,-120);
INSERT INTO "played" VALUES(3,1,2,'Citra',13,'Budi',9,0,0,-90,-90);
INSERT INTO "played" VALUES(3,1,3,'Dewi',13,'Budi',10,2,0,-100,-100);
INSERT INTO "played" VALUES(3,2,0,'Ani',13,'Ani',9,0,0,-90,-160);
INSERT INTO "played" VALUES(3,2,1,'Budi',13,'Ani',3,3,1,30,-90);
INSERT INTO "played" VALUES(3,2,2,'Citra',13,'Ani',11,5,0,-110,-200);
INSERT INTO "played" VALUES(3,2,3,'Dewi',13,'Ani',2,5,0,-20,-120);
INSERT INTO "played" VALUES(4,1,0,'Ani',13,'Budi',7,5,0,-70,-70);
INSERT INTO "played" VALUES(4,1,1,'Budi',13,'Budi',12,6,0,-120,-120);
INSERT INTO "played" VALUES(4,1,2,'Citra',13,'Budi',9,0,0,-90,-90);
INSERT INTO "played" VALUES(4,1,3,'Dewi',13,'Budi',10,2,0,-100,-100);
INSERT INTO "played" VALUES(4,2,0,'Ani',13,'Ani',9,0,0,-90,-160);
INSERT INTO "played" VALUES(4,2,1,'Budi',13,'Ani',3,3,1,30,-90);
INSERT INTO "played" VALUES(4,2,2,'Citra',13,'Ani',11,5,0,-110,-200);
INSERT INTO "played" VALUES(4,2,3,'Dewi',13,'Ani',2,5,0,-20,-120);
INSERT INTO "played" VALUES(5,1,0,'Ani',17,'Citra',NULL,15,NULL,5,5);
INSERT INTO "played" VALUES(5,1,1,'Budi',17,'Citra',NULL,1,NULL,1,1);
INSERT INTO "played" VALUES(5,1,2,'Citra',17,'Citra',NULL,1,NULL,1,1);
INSERT INTO "played" VALUES(6,1,0,'Ani',17,'Citra',NULL,15,NULL,5,5);
INSERT INTO "played" VALUES(6,1,1,'Budi',17,'Citra',NULL,1,NULL,1,1);
INSERT INTO "played" VALUES(6,1,2,'Citra',17,'Citra',NULL,1,NULL,1,1);
INSERT INTO "played" VALUES(6,2,0,'Ani',17,'Ani',NULL,0,NULL,0,5);
INSERT INTO "played" VALUES(6,2,1,'Budi',17,'Ani',NULL,6,NULL,3,4);
INSERT INTO "played" VALUES(6,2,2,'Citra',17,'Ani',NULL,11,NULL,4,5);
INSERT INTO "played" VALUES(7,1,0,'Ani & Citra',8,'Budi',NULL,NULL,NULL,3,3);
INSERT INTO "played" VALUES(7,1,1,'Budi & Dewi',8,'Budi',NULL,NULL,NULL,14,14);
INSERT INTO "played" VALUES(7,2,0,'Ani & Citra',8,'Ani',NULL,8,NULL,17,20);
INSERT INTO "played" VALUES(7,2,1,'Budi & Dewi',8,'Ani',NULL,0,NULL,0,14);
INSERT INTO "played" VALUES(8,1,0,'Ani & Citra',8,'Budi',NULL,NULL,NULL,3,3);
INSERT INTO "played" VALUES(8,1,1,'Budi & Dewi',8,'Budi',NULL,NULL,NULL,14,14);
INSERT INTO "played" VALUES(8,2,0,'Ani & Citra',8,'Ani',NULL,8,NULL,17,20);
INSERT INTO "played" VALUES(8,2,1,'Budi & Dewi',8,'Ani',NULL,0,NULL,0,14);
INSERT INTO "played" VALUES(9,1,0,'Ani',1,'Dewi',0,0,1,20,20);
INSERT INTO "played" VALUES(9,1,1,'Budi',1,'Dewi',1,0,0,-10,-10);
INSERT INTO "played" VALUES(9,1,2,'Citra',1,'Dewi',0,1,0,-10,-10);
INSERT INTO "played" VALUES(9,1,3,'Dewi',1,'Dewi',1,0,0,-10,-10);
INSERT INTO "played" VALUES(9,2,0,'Ani',2,'Ani',2,1,0,-10,10);
INSERT INTO "played" VALUES(9,2,1,'Budi',2,'Ani',0,0,1,20,10);
INSERT INTO "played" VALUES(9,2,2,'Citra',2,'Ani',0,0,1,20,10);
INSERT INTO "played" VALUES(9,2,3,'Dewi',2,'Ani',2,1,0,-10,-20);
INSERT INTO "played" VALUES(9,3,0,'Ani',1,'Budi',1,0,0,-10,0);
INSERT INTO "played" VALUES(9,3,1,'Budi',1,'Budi',0,0,1,20,30);
INSERT INTO "played" VALUES(9,3,2,'Citra',1,'Budi',1,1,1,30,40);
INSERT INTO "played" VALUES(9,3,3,'Dewi',1,'Budi',0,0,1,20,0);
INSERT INTO "played" VALUES(10,1,0,'Ani',1,'Dewi',0,0,1,10,10);
INSERT INTO "played" VALUES(10,1,1,'Budi',1,'Dewi',1,0,0,0,0);
INSERT INTO "played" VALUES(10,1,2,'Citra',1,'Dewi',0,1,0,1,1);
INSERT INTO "played" VALUES(10,1,3,'Dewi',1,'Dewi',1,0,0,0,0);
INSERT INTO "played" VALUES(10,2,0,'Ani',2,'Ani',2,1,0,1,11);
INSERT INTO "played" VALUES(10,2,1,'Budi',2,'Ani',0,0,1,10,10);
INSERT INTO "played" VALUES(10,2,2,'Citra',2,'Ani',0,0,1,10,11);
INSERT INTO "played" VALUES(10,2,3,'Dewi',2,'Ani',2,1,0,1,1);
INSERT INTO "played" VALUES(11,1,0,'Ani',1,'Dewi',0,0,1,10,10);
INSERT INTO "played" VALUES(11,1,1,'Budi',1,'Dewi',0,1,0,1,1);
INSERT INTO "played" VALUES(11,1,2,'Citra',1,'Dewi',0,0,1,10,10);
INSERT INTO "played" VALUES(11,1,3,'Dewi',1,'Dewi',0,0,1,10,10);
INSERT INTO "played" VALUES(12,1,0,'陈',1,'Dewi',0,1,0,1,1);
INSERT INTO "played" VALUES(12,1,1,'Budi',1,'Dewi',0,0,1,10,10);
INSERT INTO "played" VALUES(12,1,2,'Citra',1,'Dewi',0,0,1,10,5);
INSERT INTO "played" VALUES(12,1,3,'Dewi',1,'Dewi',0,0,1,10,10);
INSERT INTO "played" VALUES(12,2,0,'陈',2,'René',1,0,0,0,1);
INSERT INTO "played" VALUES(12,2,1,'Budi',2,'René',NULL,NULL,NULL,NULL,10);
INSERT INTO "played" VALUES(12,2,2,'Citra',2,'René',2,0,0,0,5);
INSERT INTO "played" VALUES(12,2,3,'Dewi',2,'René',1,1,1,11,21);
INSERT INTO "played" VALUES(12,2,4,'René',2,'René',0,1,0,1,2);
CREATE TABLE "players" (
   "id" INTEGER PRIMARY KEY,
   "name" TEXT NOT NULL,
   "folded" TEXT NOT NULL
, "club" INTEGER NOT NULL DEFAULT 1, "merged_into" INTEGER, "hidden" INTEGER NOT NULL DEFAULT 0);
INSERT INTO "players" VALUES(1,'Ani','ani',1,NULL,0);
INSERT INTO "players" VALUES(2,'Budi','budi',1,NULL,0);
INSERT INTO "players" VALUES(3,'Citra','citra',1,NULL,0);
INSERT INTO "players" VALUES(4,'Dewi','dewi',1,NULL,0);
INSERT INTO "players" VALUES(5,'René','rené',1,NULL,0);
INSERT INTO "players" VALUES(6,'陈','陈',1,NULL,0);
CREATE TABLE "rated" (
   "club" INTEGER PRIMARY KEY,
   "at" TEXT NOT NULL,
   "sheet" INTEGER NOT NULL
);
CREATE TABLE "ratings" (
   "player" INTEGER,
   "at" TEXT,
   "sheet" INTEGER REFERENCES "sheets"("id"),
   "mu" REAL NOT NULL,
   "sigma" REAL NOT NULL,
   "streak" INTEGER NOT NULL,
   "longest" INTEGER NOT NULL,
   PRIMARY KEY ("player", "at", "sheet")
);
CREATE TABLE "results" (
   "sheet" INTEGER REFERENCES "sheets"("id"),
   "player" INTEGER REFERENCES "players"("id"),
   "club" INTEGER NOT NULL,
   "game" TEXT NOT NULL,
   "at" TEXT NOT NULL,
   "side" INTEGER,
   "place" INTEGER,
   "of" INTEGER,
   "won" INTEGER,
   "total" INTEGER,
   "best" INTEGER NOT NULL,
   "best_hand" INTEGER NOT NULL,
   "worst" INTEGER NOT NULL,
   "worst_hand" INTEGER NOT NULL,
   "run" INTEGER NOT NULL,
   PRIMARY KEY ("sheet", "player")
);
INSERT INTO "results" VALUES(1,1,1,'devils-bridge','2026-11-30T15:46:33.859289+00:00',0,3,4,0,11,10,1,0,3,1);
INSERT INTO "results" VALUES(1,2,1,'devils-bridge','2026-11-30T15:46:33.859289+00:00',1,2,4,0,20,10,2,0,1,2);
INSERT INTO "results" VALUES(1,3,1,'devils-bridge','2026-11-30T15:46:33.859289+00:00',2,1,4,1,22,11,3,1,1,2);
INSERT INTO "results" VALUES(1,4,1,'devils-bridge','2026-11-30T15:46:33.859289+00:00',3,3,4,0,11,10,3,0,1,1);
INSERT INTO "results" VALUES(3,1,1,'call-bridge','2026-11-30T15:46:34.147662+00:00',0,3,4,0,-160,-70,1,-90,2,0);
INSERT INTO "results" VALUES(3,2,1,'call-bridge','2026-11-30T15:46:34.147662+00:00',1,1,4,1,-90,30,2,-120,1,1);
INSERT INTO "results" VALUES(3,3,1,'call-bridge','2026-11-30T15:46:34.147662+00:00',2,4,4,0,-200,-90,1,-110,2,0);
INSERT INTO "results" VALUES(3,4,1,'call-bridge','2026-11-30T15:46:34.147662+00:00',3,2,4,0,-120,-20,2,-100,1,0);
INSERT INTO "results" VALUES(5,1,1,'dont-bug-me','2026-11-30T15:46:34.468236+00:00',0,1,3,1,5,5,1,5,1,0);
INSERT INTO "results" VALUES(5,2,1,'dont-bug-me','2026-11-30T15:46:34.468236+00:00',1,2,3,0,1,1,1,1,1,0);
INSERT INTO "results" VALUES(5,3,1,'dont-bug-me','2026-11-30T15:46:34.468236+00:00',2,2,3,0,1,1,1,1,1,0);
INSERT INTO "results" VALUES(7,1,1,'brouc','2026-11-30T15:46:34.691381+00:00',0,1,2,1,20,17,2,3,1,0);
INSERT INTO "results" VALUES(7,3,1,'brouc','2026-11-30T15:46:34.691381+00:00',0,1,2,1,20,17,2,3,1,0);
INSERT INTO "results" VALUES(7,2,1,'brouc','2026-11-30T15:46:34.691381+00:00',1,2,2,0,14,14,1,0,2,0);
INSERT INTO "results" VALUES(7,4,1,'brouc','2026-11-30T15:46:34.691381+00:00',1,2,2,0,14,14,1,0,2,0);
INSERT INTO "results" VALUES(9,1,1,'oh-hell','2026-11-30T15:46:34.831871+00:00',0,3,4,0,0,20,1,-10,2,1);
INSERT INTO "results" VALUES(9,2,1,'oh-hell','2026-11-30T15:46:34.831871+00:00',1,2,4,0,30,20,2,-10,1,2);
INSERT INTO "results" VALUES(9,3,1,'oh-hell','2026-11-30T15:46:34.831871+00:00',2,1,4,1,40,30,3,-10,1,2);
INSERT INTO "results" VALUES(9,4,1,'oh-hell','2026-11-30T15:46:34.831871+00:00',3,3,4,0,0,20,3,-10,1,1);
CREATE TABLE "rights" (
   "sheet" INTEGER REFERENCES "sheets"("id"),
   "device" TEXT,
   "role" TEXT NOT NULL,
   PRIMARY KEY ("sheet", "device")
);
INSERT INTO "rights" VALUES(1,'phone','keeper');
INSERT INTO "rights" VALUES(2,'phone','keeper');
INSERT INTO "rights" VALUES(3,'phone','keeper');
INSERT INTO "rights" VALUES(4,'phone','keeper');
INSERT INTO "rights" VALUES(5,'phone','keeper');
INSERT INTO "rights" VALUES(6,'phone','keeper');
INSERT INTO "rights" VALUES(7,'phone','keeper');
INSERT INTO "rights" VALUES(8,'phone','keeper');
INSERT INTO "rights" VALUES(9,'phone','keeper');
INSERT INTO "rights" VALUES(10,'phone','keeper');
INSERT INTO "rights" VALUES(11,'phone','keeper');
INSERT INTO "rights" VALUES(12,'phone','keeper');
INSERT INTO "rights" VALUES(1,'watcher','watcher');
INSERT INTO "rights" VALUES(2,'watcher','watcher');
INSERT INTO "rights" VALUES(3,'watcher','watcher');
INSERT INTO "rights" VALUES(1,'tablet','keeper');
CREATE TABLE "seated" (
   "sheet" INTEGER REFERENCES "sheets"("id"),
   "folded" TEXT,
   "seat" INTEGER,
   "player" INTEGER NOT NULL REFERENCES "players"("id"),
   PRIMARY KEY ("sheet", "folded")
);
INSERT INTO "seated" VALUES(1,'ani',0,1);
INSERT INTO "seated" VALUES(1,'budi',1,2);
INSERT INTO "seated" VALUES(1,'citra',2,3);
INSERT INTO "seated" VALUES(1,'dewi',3,4);
INSERT INTO "seated" VALUES(2,'ani',0,1);
INSERT INTO "seated" VALUES(2,'budi',1,2);
INSERT INTO "seated" VALUES(2,'citra',2,3);
INSERT INTO "seated" VALUES(2,'dewi',3,4);
INSERT INTO "seated" VALUES(3,'ani',0,1);
INSERT INTO "seated" VALUES(3,'budi',1,2);
INSERT INTO "seated" VALUES(3,'citra',2,3);
INSERT INTO "seated" VALUES(3,'dewi',3,4);
INSERT INTO "seated" VALUES(4,'ani',0,1);
INSERT INTO "seated" VALUES(4,'budi',1,2);
INSERT INTO "seated" VALUES(4,'citra',2,3);
INSERT INTO "seated" VALUES(4,'dewi',3,4);
INSERT INTO "seated" VALUES(5,'ani',0,1);
INSERT INTO "seated" VALUES(5,'budi',1,2);
INSERT INTO "seated" VALUES(5,'citra',2,3);
INSERT INTO "seated" VALUES(6,'ani',0,1);
INSERT INTO "seated" VALUES(6,'budi',1,2);
INSERT INTO "seated" VALUES(6,'citra',2,3);
INSERT INTO "seated" VALUES(7,'ani',0,1);
INSERT INTO "seated" VALUES(7,'budi',1,2);
INSERT INTO "seated" VALUES(7,'citra',2,3);
INSERT INTO "seated" VALUES(7,'dewi',3,4);
INSERT INTO "seated" VALUES(8,'ani',0,1);
INSERT INTO "seated" VALUES(8,'budi',1,2);
INSERT INTO "seated" VALUES(8,'citra',2,3);
INSERT INTO "seated" VALUES(8,'dewi',3,4);
INSERT INTO "seated" VALUES(9,'ani',0,1);
INSERT INTO "seated" VALUES(9,'budi',1,2);
INSERT INTO "seated" VALUES(9,'citra',2,3);
INSERT INTO "seated" VALUES(9,'dewi',3,4);
INSERT INTO "seated" VALUES(10,'ani',0,1);
INSERT INTO "seated" VALUES(10,'budi',1,2);
INSERT INTO "seated" VALUES(10,'citra',2,3);
INSERT INTO "seated" VALUES(10,'dewi',3,4);
INSERT INTO "seated" VALUES(11,'ani',0,1);
INSERT INTO "seated" VALUES(11,'budi',1,2);
INSERT INTO "seated" VALUES(11,'citra',2,3);
INSERT INTO "seated" VALUES(11,'dewi',3,4);
INSERT INTO "seated" VALUES(12,'ani',NULL,1);
INSERT INTO "seated" VALUES(12,'陈',0,6);
INSERT INTO "seated" VALUES(12,'budi',1,2);
INSERT INTO "seated" VALUES(12,'citra',2,3);
INSERT INTO "seated" VALUES(12,'dewi',3,4);
INSERT INTO "seated" VALUES(12,'rené',4,5);
CREATE TABLE "seen" (
   "sheet" INTEGER REFERENCES "sheets"("id"),
   "hand" INTEGER,
   "device" TEXT,
   "version" INTEGER NOT NULL,
   PRIMARY KEY ("sheet", "hand", "device")
);
CREATE TABLE "sheets" (
   "id" INTEGER PRIMARY KEY,
   "code" TEXT NOT NULL
, "club" INTEGER NOT NULL DEFAULT 1, "deleted_at" TEXT, "deleted_by" TEXT);
INSERT INTO "sheets" VALUES(1,'56ytfw874zszba5kzdfxj2ds3rj',1,NULL,NULL);
INSERT INTO "sheets" VALUES(2,'pqg7c5234gacetwmjwkhky5eqf2',1,NULL,NULL);
INSERT INTO "sheets" VALUES(3,'nctdhkcksjx943jh4peq2e7q9fc',1,NULL,NULL);
INSERT INTO "sheets" VALUES(4,'8vbddzgyzp9h83ycdt4etk7cgt7',1,NULL,NULL);
INSERT INTO "sheets" VALUES(5,'a2npff9ehvzgm6nvc4jczr5956c',1,NULL,NULL);
INSERT INTO "sheets" VALUES(6,'xwbh5vj63a3dpfkdhenn8grpc8z',1,NULL,NULL);
INSERT INTO "sheets" VALUES(7,'n63rjbksdnewcngjhnhhh8sda8m',1,NULL,NULL);
INSERT INTO "sheets" VALUES(8,'8g9z449xy226axwyyahf952heng',1,NULL,NULL);
INSERT INTO "sheets" VALUES(9,'8vhgvw8zbjkm9ybzvww4nfd44jh',1,NULL,NULL);
INSERT INTO "sheets" VALUES(10,'4ay7sqymsxyz93rss88jdv797r9',1,NULL,NULL);
INSERT INTO "sheets" VALUES(11,'vqj2c957zga27aajrz59n3cxnkb',1,NULL,NULL);
INSERT INTO "sheets" VALUES(12,'2c9e7xxwmfmq5vdq3t8carpaghc',1,NULL,NULL);
CREATE TABLE "spoken" (
   "code" TEXT PRIMARY KEY,
   "sheet" INTEGER NOT NULL REFERENCES "sheets"("id")
);
INSERT INTO "spoken" VALUES('KD2B',1);
INSERT INTO "spoken" VALUES('G2K4',2);
INSERT INTO "spoken" VALUES('HNBC',3);
INSERT INTO "spoken" VALUES('JJ77',4);
INSERT INTO "spoken" VALUES('C7FN',5);
INSERT INTO "spoken" VALUES('DBSN',6);
INSERT INTO "spoken" VALUES('DN3V',7);
INSERT INTO "spoken" VALUES('TJEP',8);
INSERT INTO "spoken" VALUES('NV6W',9);
INSERT INTO "spoken" VALUES('PM2K',10);
INSERT INTO "spoken" VALUES('86RB',11);
INSERT INTO "spoken" VALUES('Q68J',12);
CREATE TABLE "takeovers" (
   "id" INTEGER PRIMARY KEY,
   "sheet" INTEGER NOT NULL REFERENCES "sheets"("id"),
   "device" TEXT NOT NULL,
   "hands" INTEGER NOT NULL,
   "at" TEXT NOT NULL
);
INSERT INTO "takeovers" VALUES(1,1,'tablet',1,'2026-11-30T15:46:35.099751+00:00');
CREATE TABLE "tallies" (
   "player" INTEGER,
   "what" TEXT,
   "game" TEXT,
   "year" TEXT,
   "at" INTEGER,
   "n" INTEGER NOT NULL,
   PRIMARY KEY ("player", "what", "game", "year", "at")
);
INSERT INTO "tallies" VALUES(1,'hands','devils-bridge','2026',0,3);
INSERT INTO "tallies" VALUES(1,'bid','devils-bridge','2026',0,1);
INSERT INTO "tallies" VALUES(1,'dealt','devils-bridge','2026',1,2);
INSERT INTO "tallies" VALUES(1,'bid made','devils-bridge','2026',0,1);
INSERT INTO "tallies" VALUES(1,'dealt made','devils-bridge','2026',1,1);
INSERT INTO "tallies" VALUES(1,'bid','devils-bridge','2026',2,1);
INSERT INTO "tallies" VALUES(1,'dealt','devils-bridge','2026',2,1);
INSERT INTO "tallies" VALUES(1,'under','devils-bridge','2026',0,2);
INSERT INTO "tallies" VALUES(1,'bid','devils-bridge','2026',1,1);
INSERT INTO "tallies" VALUES(1,'games','devils-bridge','2026',0,1);
INSERT INTO "tallies" VALUES(1,'place','devils-bridge','2026',3,1);
INSERT INTO "tallies" VALUES(1,'behind','devils-bridge','2026',2,1);
INSERT INTO "tallies" VALUES(1,'behind','devils-bridge','2026',3,1);
INSERT INTO "tallies" VALUES(1,'level','devils-bridge','2026',4,1);
INSERT INTO "tallies" VALUES(1,'hands','devils-bridge','',0,3);
INSERT INTO "tallies" VALUES(1,'bid','devils-bridge','',0,1);
INSERT INTO "tallies" VALUES(1,'dealt','devils-bridge','',1,2);
INSERT INTO "tallies" VALUES(1,'bid made','devils-bridge','',0,1);
INSERT INTO "tallies" VALUES(1,'dealt made','devils-bridge','',1,1);
INSERT INTO "tallies" VALUES(1,'bid','devils-bridge','',2,1);
INSERT INTO "tallies" VALUES(1,'dealt','devils-bridge','',2,1);
INSERT INTO "tallies" VALUES(1,'under','devils-bridge','',0,2);
INSERT INTO "tallies" VALUES(1,'bid','devils-bridge','',1,1);
INSERT INTO "tallies" VALUES(1,'games','devils-bridge','',0,1);
INSERT INTO "tallies" VALUES(1,'place','devils-bridge','',3,1);
INSERT INTO "tallies" VALUES(1,'behind','devils-bridge','',2,1);
INSERT INTO "tallies" VALUES(1,'behind','devils-bridge','',3,1);
INSERT INTO "tallies" VALUES(1,'level','devils-bridge','',4,1);
INSERT INTO "tallies" VALUES(1,'hands','','2026',0,11);
INSERT INTO "tallies" VALUES(1,'bid','','2026',0,2);
INSERT INTO "tallies" VALUES(1,'dealt','','2026',1,4);
INSERT INTO "tallies" VALUES(1,'bid made','','2026',0,2);
INSERT INTO "tallies" VALUES(1,'dealt made','','2026',1,2);
INSERT INTO "tallies" VALUES(1,'bid','','2026',2,2);
INSERT INTO "tallies" VALUES(1,'dealt','','2026',2,2);
INSERT INTO "tallies" VALUES(1,'under','','2026',0,6);
INSERT INTO "tallies" VALUES(1,'bid','','2026',1,2);
INSERT INTO "tallies" VALUES(1,'games','','2026',0,5);
INSERT INTO "tallies" VALUES(1,'place','','2026',3,3);
INSERT INTO "tallies" VALUES(1,'behind','','2026',2,3);
INSERT INTO "tallies" VALUES(1,'behind','','2026',3,2);
INSERT INTO "tallies" VALUES(1,'level','','2026',4,2);
INSERT INTO "tallies" VALUES(1,'hands','','',0,11);
INSERT INTO "tallies" VALUES(1,'bid','','',0,2);
INSERT INTO "tallies" VALUES(1,'dealt','','',1,4);
INSERT INTO "tallies" VALUES(1,'bid made','','',0,2);
INSERT INTO "tallies" VALUES(1,'dealt made','','',1,2);
INSERT INTO "tallies" VALUES(1,'bid','','',2,2);
INSERT INTO "tallies" VALUES(1,'dealt','','',2,2);
INSERT INTO "tallies" VALUES(1,'under','','',0,6);
INSERT INTO "tallies" VALUES(1,'bid','','',1,2);
INSERT INTO "tallies" VALUES(1,'games','','',0,5);
INSERT INTO "tallies" VALUES(1,'place','','',3,3);
INSERT INTO "tallies" VALUES(1,'behind','','',2,3);
INSERT INTO "tallies" VALUES(1,'behind','','',3,2);
INSERT INTO "tallies" VALUES(1,'level','','',4,2);
INSERT INTO "tallies" VALUES(2,'hands','devils-bridge','2026',0,3);
INSERT INTO "tallies" VALUES(2,'bid','devils-bridge','2026',1,1);
INSERT INTO "tallies" VALUES(2,'dealt','devils-bridge','2026',1,2);
INSERT INTO "tallies" VALUES(2,'under','devils-bridge','2026',0,1);
INSERT INTO "tallies" VALUES(2,'bid','devils-bridge','2026',0,2);
INSERT INTO "tallies" VALUES(2,'dealt','devils-bridge','2026',2,1);
INSERT INTO "tallies" VALUES(2,'bid made','devils-bridge','2026',0,2);
INSERT INTO "tallies" VALUES(2,'dealt made','devils-bridge','2026',2,1);
INSERT INTO "tallies" VALUES(2,'dealt made','devils-bridge','2026',1,1);
INSERT INTO "tallies" VALUES(2,'games','devils-bridge','2026',0,1);
INSERT INTO "tallies" VALUES(2,'place','devils-bridge','2026',2,1);
INSERT INTO "tallies" VALUES(2,'ahead','devils-bridge','2026',1,1);
INSERT INTO "tallies" VALUES(2,'behind','devils-bridge','2026',3,1);
INSERT INTO "tallies" VALUES(2,'ahead','devils-bridge','2026',4,1);
INSERT INTO "tallies" VALUES(2,'hands','devils-bridge','',0,3);
INSERT INTO "tallies" VALUES(2,'bid','devils-bridge','',1,1);
INSERT INTO "tallies" VALUES(2,'dealt','devils-bridge','',1,2);
INSERT INTO "tallies" VALUES(2,'under','devils-bridge','',0,1);
INSERT INTO "tallies" VALUES(2,'bid','devils-bridge','',0,2);
INSERT INTO "tallies" VALUES(2,'dealt','devils-bridge','',2,1);
INSERT INTO "tallies" VALUES(2,'bid made','devils-bridge','',0,2);
INSERT INTO "tallies" VALUES(2,'dealt made','devils-bridge','',2,1);
INSERT INTO "tallies" VALUES(2,'dealt made','devils-bridge','',1,1);
INSERT INTO "tallies" VALUES(2,'games','devils-bridge','',0,1);
INSERT INTO "tallies" VALUES(2,'place','devils-bridge','',2,1);
INSERT INTO "tallies" VALUES(2,'ahead','devils-bridge','',1,1);
INSERT INTO "tallies" VALUES(2,'behind','devils-bridge','',3,1);
INSERT INTO "tallies" VALUES(2,'ahead','devils-bridge','',4,1);
INSERT INTO "tallies" VALUES(2,'hands','','2026',0,11);
INSERT INTO "tallies" VALUES(2,'bid','','2026',1,2);
INSERT INTO "tallies" VALUES(2,'dealt','','2026',1,4);
INSERT INTO "tallies" VALUES(2,'under','','2026',0,3);
INSERT INTO "tallies" VALUES(2,'bid','','2026',0,4);
INSERT INTO "tallies" VALUES(2,'dealt','','2026',2,2);
INSERT INTO "tallies" VALUES(2,'bid made','','2026',0,4);
INSERT INTO "tallies" VALUES(2,'dealt made','','2026',2,2);
INSERT INTO "tallies" VALUES(2,'dealt made','','2026',1,2);
INSERT INTO "tallies" VALUES(2,'games','','2026',0,5);
INSERT INTO "tallies" VALUES(2,'place','','2026',2,4);
INSERT INTO "tallies" VALUES(2,'ahead','','2026',1,3);
INSERT INTO "tallies" VALUES(2,'behind','','2026',3,3);
INSERT INTO "tallies" VALUES(2,'ahead','','2026',4,3);
INSERT INTO "tallies" VALUES(2,'hands','','',0,11);
INSERT INTO "tallies" VALUES(2,'bid','','',1,2);
INSERT INTO "tallies" VALUES(2,'dealt','','',1,4);
INSERT INTO "tallies" VALUES(2,'under','','',0,3);
INSERT INTO "tallies" VALUES(2,'bid','','',0,4);
INSERT INTO "tallies" VALUES(2,'dealt','','',2,2);
INSERT INTO "tallies" VALUES(2,'bid made','','',0,4);
INSERT INTO "tallies" VALUES(2,'dealt made','','',2,2);
INSERT INTO "tallies" VALUES(2,'dealt made','','',1,2);
INSERT INTO "tallies" VALUES(2,'games','','',0,5);
INSERT INTO "tallies" VALUES(2,'place','','',2,4);
INSERT INTO "tallies" VALUES(2,'ahead','','',1,3);
INSERT INTO "tallies" VALUES(2,'behind','','',3,3);
INSERT INTO "tallies" VALUES(2,'ahead','','',4,3);
INSERT INTO "tallies" VALUES(3,'hands','devils-bridge','2026',0,3);
INSERT INTO "tallies" VALUES(3,'bid','devils-bridge','2026',0,2);
INSERT INTO "tallies" VALUES(3,'dealt','devils-bridge','2026',1,2);
INSERT INTO "tallies" VALUES(3,'over','devils-bridge','2026',0,1);
INSERT INTO "tallies" VALUES(3,'dealt','devils-bridge','2026',2,1);
INSERT INTO "tallies" VALUES(3,'bid made','devils-bridge','2026',0,1);
INSERT INTO "tallies" VALUES(3,'dealt made','devils-bridge','2026',2,1);
INSERT INTO "tallies" VALUES(3,'bid','devils-bridge','2026',1,1);
INSERT INTO "tallies" VALUES(3,'bid made','devils-bridge','2026',1,1);
INSERT INTO "tallies" VALUES(3,'dealt made','devils-bridge','2026',1,1);
INSERT INTO "tallies" VALUES(3,'games','devils-bridge','2026',0,1);
INSERT INTO "tallies" VALUES(3,'place','devils-bridge','2026',1,1);
INSERT INTO "tallies" VALUES(3,'won','devils-bridge','2026',0,1);
INSERT INTO "tallies" VALUES(3,'ahead','devils-bridge','2026',1,1);
INSERT INTO "tallies" VALUES(3,'ahead','devils-bridge','2026',2,1);
INSERT INTO "tallies" VALUES(3,'ahead','devils-bridge','2026',4,1);
INSERT INTO "tallies" VALUES(3,'hands','devils-bridge','',0,3);
INSERT INTO "tallies" VALUES(3,'bid','devils-bridge','',0,2);
INSERT INTO "tallies" VALUES(3,'dealt','devils-bridge','',1,2);
INSERT INTO "tallies" VALUES(3,'over','devils-bridge','',0,1);
INSERT INTO "tallies" VALUES(3,'dealt','devils-bridge','',2,1);
INSERT INTO "tallies" VALUES(3,'bid made','devils-bridge','',0,1);
INSERT INTO "tallies" VALUES(3,'dealt made','devils-bridge','',2,1);
INSERT INTO "tallies" VALUES(3,'bid','devils-bridge','',1,1);
INSERT INTO "tallies" VALUES(3,'bid made','devils-bridge','',1,1);
INSERT INTO "tallies" VALUES(3,'dealt made','devils-bridge','',1,1);
INSERT INTO "tallies" VALUES(3,'games','devils-bridge','',0,1);
INSERT INTO "tallies" VALUES(3,'place','devils-bridge','',1,1);
INSERT INTO "tallies" VALUES(3,'won','devils-bridge','',0,1);
INSERT INTO "tallies" VALUES(3,'ahead','devils-bridge','',1,1);
INSERT INTO "tallies" VALUES(3,'ahead','devils-bridge','',2,1);
INSERT INTO "tallies" VALUES(3,'ahead','devils-bridge','',4,1);
INSERT INTO "tallies" VALUES(3,'hands','','2026',0,11);
INSERT INTO "tallies" VALUES(3,'bid','','2026',0,4);
INSERT INTO "tallies" VALUES(3,'dealt','','2026',1,4);
INSERT INTO "tallies" VALUES(3,'over','','2026',0,2);
INSERT INTO "tallies" VALUES(3,'dealt','','2026',2,2);
INSERT INTO "tallies" VALUES(3,'bid made','','2026',0,2);
INSERT INTO "tallies" VALUES(3,'dealt made','','2026',2,2);
INSERT INTO "tallies" VALUES(3,'bid','','2026',1,2);
INSERT INTO "tallies" VALUES(3,'bid made','','2026',1,2);
INSERT INTO "tallies" VALUES(3,'dealt made','','2026',1,2);
INSERT INTO "tallies" VALUES(3,'games','','2026',0,5);
INSERT INTO "tallies" VALUES(3,'place','','2026',1,3);
INSERT INTO "tallies" VALUES(3,'won','','2026',0,3);
INSERT INTO "tallies" VALUES(3,'ahead','','2026',1,2);
INSERT INTO "tallies" VALUES(3,'ahead','','2026',2,3);
INSERT INTO "tallies" VALUES(3,'ahead','','2026',4,3);
INSERT INTO "tallies" VALUES(3,'hands','','',0,11);
INSERT INTO "tallies" VALUES(3,'bid','','',0,4);
INSERT INTO "tallies" VALUES(3,'dealt','','',1,4);
INSERT INTO "tallies" VALUES(3,'over','','',0,2);
INSERT INTO "tallies" VALUES(3,'dealt','','',2,2);
INSERT INTO "tallies" VALUES(3,'bid made','','',0,2);
INSERT INTO "tallies" VALUES(3,'dealt made','','',2,2);
INSERT INTO "tallies" VALUES(3,'bid','','',1,2);
INSERT INTO "tallies" VALUES(3,'bid made','','',1,2);
INSERT INTO "tallies" VALUES(3,'dealt made','','',1,2);
INSERT INTO "tallies" VALUES(3,'games','','',0,5);
INSERT INTO "tallies" VALUES(3,'place','','',1,3);
INSERT INTO "tallies" VALUES(3,'won','','',0,3);
INSERT INTO "tallies" VALUES(3,'ahead','','',1,2);
INSERT INTO "tallies" VALUES(3,'ahead','','',2,3);
INSERT INTO "tallies" VALUES(3,'ahead','','',4,3);
INSERT INTO "tallies" VALUES(4,'hands','devils-bridge','2026',0,3);
INSERT INTO "tallies" VALUES(4,'bid','devils-bridge','2026',1,1);
INSERT INTO "tallies" VALUES(4,'dealt','devils-bridge','2026',1,2);
INSERT INTO "tallies" VALUES(4,'under','devils-bridge','2026',0,2);
INSERT INTO "tallies" VALUES(4,'bid','devils-bridge','2026',2,1);
INSERT INTO "tallies" VALUES(4,'dealt','devils-bridge','2026',2,1);
INSERT INTO "tallies" VALUES(4,'bid','devils-bridge','2026',0,1);
INSERT INTO "tallies" VALUES(4,'bid made','devils-bridge','2026',0,1);
INSERT INTO "tallies" VALUES(4,'dealt made','devils-bridge','2026',1,1);
INSERT INTO "tallies" VALUES(4,'games','devils-bridge','2026',0,1);
INSERT INTO "tallies" VALUES(4,'place','devils-bridge','2026',3,1);
INSERT INTO "tallies" VALUES(4,'level','devils-bridge','2026',1,1);
INSERT INTO "tallies" VALUES(4,'behind','devils-bridge','2026',2,1);
INSERT INTO "tallies" VALUES(4,'behind','devils-bridge','2026',3,1);
INSERT INTO "tallies" VALUES(4,'hands','devils-bridge','',0,3);
INSERT INTO "tallies" VALUES(4,'bid','devils-bridge','',1,1);
INSERT INTO "tallies" VALUES(4,'dealt','devils-bridge','',1,2);
INSERT INTO "tallies" VALUES(4,'under','devils-bridge','',0,2);
INSERT INTO "tallies" VALUES(4,'bid','devils-bridge','',2,1);
INSERT INTO "tallies" VALUES(4,'dealt','devils-bridge','',2,1);
INSERT INTO "tallies" VALUES(4,'bid','devils-bridge','',0,1);
INSERT INTO "tallies" VALUES(4,'bid made','devils-bridge','',0,1);
INSERT INTO "tallies" VALUES(4,'dealt made','devils-bridge','',1,1);
INSERT INTO "tallies" VALUES(4,'games','devils-bridge','',0,1);
INSERT INTO "tallies" VALUES(4,'place','devils-bridge','',3,1);
INSERT INTO "tallies" VALUES(4,'level','devils-bridge','',1,1);
INSERT INTO "tallies" VALUES(4,'behind','devils-bridge','',2,1);
INSERT INTO "tallies" VALUES(4,'behind','devils-bridge','',3,1);
INSERT INTO "tallies" VALUES(4,'hands','','2026',0,10);
INSERT INTO "tallies" VALUES(4,'bid','','2026',1,2);
INSERT INTO "tallies" VALUES(4,'dealt','','2026',1,4);
INSERT INTO "tallies" VALUES(4,'under','','2026',0,5);
INSERT INTO "tallies" VALUES(4,'bid','','2026',2,3);
INSERT INTO "tallies" VALUES(4,'dealt','','2026',2,2);
INSERT INTO "tallies" VALUES(4,'bid','','2026',0,2);
INSERT INTO "tallies" VALUES(4,'bid made','','2026',0,2);
INSERT INTO "tallies" VALUES(4,'dealt made','','2026',1,2);
INSERT INTO "tallies" VALUES(4,'games','','2026',0,4);
INSERT INTO "tallies" VALUES(4,'place','','2026',3,2);
INSERT INTO "tallies" VALUES(4,'level','','2026',1,2);
INSERT INTO "tallies" VALUES(4,'behind','','2026',2,3);
INSERT INTO "tallies" VALUES(4,'behind','','2026',3,3);
INSERT INTO "tallies" VALUES(4,'hands','','',0,10);
INSERT INTO "tallies" VALUES(4,'bid','','',1,2);
INSERT INTO "tallies" VALUES(4,'dealt','','',1,4);
INSERT INTO "tallies" VALUES(4,'under','','',0,5);
INSERT INTO "tallies" VALUES(4,'bid','','',2,3);
INSERT INTO "tallies" VALUES(4,'dealt','','',2,2);
INSERT INTO "tallies" VALUES(4,'bid','','',0,2);
INSERT INTO "tallies" VALUES(4,'bid made','','',0,2);
INSERT INTO "tallies" VALUES(4,'dealt made','','',1,2);
INSERT INTO "tallies" VALUES(4,'games','','',0,4);
INSERT INTO "tallies" VALUES(4,'place','','',3,2);
INSERT INTO "tallies" VALUES(4,'level','','',1,2);
INSERT INTO "tallies" VALUES(4,'behind','','',2,3);
INSERT INTO "tallies" VALUES(4,'behind','','',3,3);
INSERT INTO "tallies" VALUES(1,'hands','call-bridge','2026',0,2);
INSERT INTO "tallies" VALUES(1,'bid','call-bridge','2026',7,1);
INSERT INTO "tallies" VALUES(1,'dealt','call-bridge','2026',13,2);
INSERT INTO "tallies" VALUES(1,'under','call-bridge','2026',0,2);
INSERT INTO "tallies" VALUES(1,'bid','call-bridge','2026',9,1);
INSERT INTO "tallies" VALUES(1,'games','call-bridge','2026',0,1);
INSERT INTO "tallies" VALUES(1,'place','call-bridge','2026',3,1);
INSERT INTO "tallies" VALUES(1,'behind','call-bridge','2026',2,1);
INSERT INTO "tallies" VALUES(1,'ahead','call-bridge','2026',3,1);
INSERT INTO "tallies" VALUES(1,'behind','call-bridge','2026',4,1);
INSERT INTO "tallies" VALUES(1,'hands','call-bridge','',0,2);
INSERT INTO "tallies" VALUES(1,'bid','call-bridge','',7,1);
INSERT INTO "tallies" VALUES(1,'dealt','call-bridge','',13,2);
INSERT INTO "tallies" VALUES(1,'under','call-bridge','',0,2);
INSERT INTO "tallies" VALUES(1,'bid','call-bridge','',9,1);
INSERT INTO "tallies" VALUES(1,'games','call-bridge','',0,1);
INSERT INTO "tallies" VALUES(1,'place','call-bridge','',3,1);
INSERT INTO "tallies" VALUES(1,'behind','call-bridge','',2,1);
INSERT INTO "tallies" VALUES(1,'ahead','call-bridge','',3,1);
INSERT INTO "tallies" VALUES(1,'behind','call-bridge','',4,1);
INSERT INTO "tallies" VALUES(1,'bid','','2026',7,1);
INSERT INTO "tallies" VALUES(1,'dealt','','2026',13,2);
INSERT INTO "tallies" VALUES(1,'bid','','2026',9,1);
INSERT INTO "tallies" VALUES(1,'ahead','','2026',3,2);
INSERT INTO "tallies" VALUES(1,'behind','','2026',4,1);
INSERT INTO "tallies" VALUES(1,'bid','','',7,1);
INSERT INTO "tallies" VALUES(1,'dealt','','',13,2);
INSERT INTO "tallies" VALUES(1,'bid','','',9,1);
INSERT INTO "tallies" VALUES(1,'ahead','','',3,2);
INSERT INTO "tallies" VALUES(1,'behind','','',4,1);
INSERT INTO "tallies" VALUES(2,'hands','call-bridge','2026',0,2);
INSERT INTO "tallies" VALUES(2,'bid','call-bridge','2026',12,1);
INSERT INTO "tallies" VALUES(2,'dealt','call-bridge','2026',13,2);
INSERT INTO "tallies" VALUES(2,'under','call-bridge','2026',0,1);
INSERT INTO "tallies" VALUES(2,'bid','call-bridge','2026',3,1);
INSERT INTO "tallies" VALUES(2,'bid made','call-bridge','2026',3,1);
INSERT INTO "tallies" VALUES(2,'dealt made','call-bridge','2026',13,1);
INSERT INTO "tallies" VALUES(2,'games','call-bridge','2026',0,1);
INSERT INTO "tallies" VALUES(2,'place','call-bridge','2026',1,1);
INSERT INTO "tallies" VALUES(2,'won','call-bridge','2026',0,1);
INSERT INTO "tallies" VALUES(2,'ahead','call-bridge','2026',1,1);
INSERT INTO "tallies" VALUES(2,'ahead','call-bridge','2026',3,1);
INSERT INTO "tallies" VALUES(2,'ahead','call-bridge','2026',4,1);
INSERT INTO "tallies" VALUES(2,'hands','call-bridge','',0,2);
INSERT INTO "tallies" VALUES(2,'bid','call-bridge','',12,1);
INSERT INTO "tallies" VALUES(2,'dealt','call-bridge','',13,2);
INSERT INTO "tallies" VALUES(2,'under','call-bridge','',0,1);
INSERT INTO "tallies" VALUES(2,'bid','call-bridge','',3,1);
INSERT INTO "tallies" VALUES(2,'bid made','call-bridge','',3,1);
INSERT INTO "tallies" VALUES(2,'dealt made','call-bridge','',13,1);
INSERT INTO "tallies" VALUES(2,'games','call-bridge','',0,1);
INSERT INTO "tallies" VALUES(2,'place','call-bridge','',1,1);
INSERT INTO "tallies" VALUES(2,'won','call-bridge','',0,1);
INSERT INTO "tallies" VALUES(2,'ahead','call-bridge','',1,1);
INSERT INTO "tallies" VALUES(2,'ahead','call-bridge','',3,1);
INSERT INTO "tallies" VALUES(2,'ahead','call-bridge','',4,1);
INSERT INTO "tallies" VALUES(2,'bid','','2026',12,1);
INSERT INTO "tallies" VALUES(2,'dealt','','2026',13,2);
INSERT INTO "tallies" VALUES(2,'bid','','2026',3,1);
INSERT INTO "tallies" VALUES(2,'bid made','','2026',3,1);
INSERT INTO "tallies" VALUES(2,'dealt made','','2026',13,1);
INSERT INTO "tallies" VALUES(2,'place','','2026',1,1);
INSERT INTO "tallies" VALUES(2,'won','','2026',0,1);
INSERT INTO "tallies" VALUES(2,'ahead','','2026',3,1);
INSERT INTO "tallies" VALUES(2,'bid','','',12,1);
INSERT INTO "tallies" VALUES(2,'dealt','','',13,2);
INSERT INTO "tallies" VALUES(2,'bid','','',3,1);
INSERT INTO "tallies" VALUES(2,'bid made','','',3,1);
INSERT INTO "tallies" VALUES(2,'dealt made','','',13,1);
INSERT INTO "tallies" VALUES(2,'place','','',1,1);
INSERT INTO "tallies" VALUES(2,'won','','',0,1);
INSERT INTO "tallies" VALUES(2,'ahead','','',3,1);
INSERT INTO "tallies" VALUES(3,'hands','call-bridge','2026',0,2);
INSERT INTO "tallies" VALUES(3,'bid','call-bridge','2026',9,1);
INSERT INTO "tallies" VALUES(3,'dealt','call-bridge','2026',13,2);
INSERT INTO "tallies" VALUES(3,'under','call-bridge','2026',0,2);
INSERT INTO "tallies" VALUES(3,'bid','call-bridge','2026',11,1);
INSERT INTO "tallies" VALUES(3,'games','call-bridge','2026',0,1);
INSERT INTO "tallies" VALUES(3,'place','call-bridge','2026',4,1);
INSERT INTO "tallies" VALUES(3,'behind','call-bridge','2026',1,1);
INSERT INTO "tallies" VALUES(3,'behind','call-bridge','2026',2,1);
INSERT INTO "tallies" VALUES(3,'behind','call-bridge','2026',4,1);
INSERT INTO "tallies" VALUES(3,'hands','call-bridge','',0,2);
INSERT INTO "tallies" VALUES(3,'bid','call-bridge','',9,1);
INSERT INTO "tallies" VALUES(3,'dealt','call-bridge','',13,2);
INSERT INTO "tallies" VALUES(3,'under','call-bridge','',0,2);
INSERT INTO "tallies" VALUES(3,'bid','call-bridge','',11,1);
INSERT INTO "tallies" VALUES(3,'games','call-bridge','',0,1);
INSERT INTO "tallies" VALUES(3,'place','call-bridge','',4,1);
INSERT INTO "tallies" VALUES(3,'behind','call-bridge','',1,1);
INSERT INTO "tallies" VALUES(3,'behind','call-bridge','',2,1);
INSERT INTO "tallies" VALUES(3,'behind','call-bridge','',4,1);
INSERT INTO "tallies" VALUES(3,'bid','','2026',9,1);
INSERT INTO "tallies" VALUES(3,'dealt','','2026',13,2);
INSERT INTO "tallies" VALUES(3,'under','','2026',0,2);
INSERT INTO "tallies" VALUES(3,'bid','','2026',11,1);
INSERT INTO "tallies" VALUES(3,'place','','2026',4,1);
INSERT INTO "tallies" VALUES(3,'behind','','2026',1,2);
INSERT INTO "tallies" VALUES(3,'behind','','2026',2,1);
INSERT INTO "tallies" VALUES(3,'behind','','2026',4,1);
INSERT INTO "tallies" VALUES(3,'bid','','',9,1);
INSERT INTO "tallies" VALUES(3,'dealt','','',13,2);
INSERT INTO "tallies" VALUES(3,'under','','',0,2);
INSERT INTO "tallies" VALUES(3,'bid','','',11,1);
INSERT INTO "tallies" VALUES(3,'place','','',4,1);
INSERT INTO "tallies" VALUES(3,'behind','','',1,2);
INSERT INTO "tallies" VALUES(3,'behind','','',2,1);
INSERT INTO "tallies" VALUES(3,'behind','','',4,1);
INSERT INTO "tallies" VALUES(4,'hands','call-bridge','2026',0,2);
INSERT INTO "tallies" VALUES(4,'bid','call-bridge','2026',10,1);
INSERT INTO "tallies" VALUES(4,'dealt','call-bridge','2026',13,2);
INSERT INTO "tallies" VALUES(4,'under','call-bridge','2026',0,1);
INSERT INTO "tallies" VALUES(4,'bid','call-bridge','2026',2,1);
INSERT INTO "tallies" VALUES(4,'over','call-bridge','2026',0,1);
INSERT INTO "tallies" VALUES(4,'games','call-bridge','2026',0,1);
INSERT INTO "tallies" VALUES(4,'place','call-bridge','2026',2,1);
INSERT INTO "tallies" VALUES(4,'ahead','call-bridge','2026',1,1);
INSERT INTO "tallies" VALUES(4,'behind','call-bridge','2026',2,1);
INSERT INTO "tallies" VALUES(4,'ahead','call-bridge','2026',3,1);
INSERT INTO "tallies" VALUES(4,'hands','call-bridge','',0,2);
INSERT INTO "tallies" VALUES(4,'bid','call-bridge','',10,1);
INSERT INTO "tallies" VALUES(4,'dealt','call-bridge','',13,2);
INSERT INTO "tallies" VALUES(4,'under','call-bridge','',0,1);
INSERT INTO "tallies" VALUES(4,'bid','call-bridge','',2,1);
INSERT INTO "tallies" VALUES(4,'over','call-bridge','',0,1);
INSERT INTO "tallies" VALUES(4,'games','call-bridge','',0,1);
INSERT INTO "tallies" VALUES(4,'place','call-bridge','',2,1);
INSERT INTO "tallies" VALUES(4,'ahead','call-bridge','',1,1);
INSERT INTO "tallies" VALUES(4,'behind','call-bridge','',2,1);
INSERT INTO "tallies" VALUES(4,'ahead','call-bridge','',3,1);
INSERT INTO "tallies" VALUES(4,'bid','','2026',10,1);
INSERT INTO "tallies" VALUES(4,'dealt','','2026',13,2);
INSERT INTO "tallies" VALUES(4,'over','','2026',0,1);
INSERT INTO "tallies" VALUES(4,'place','','2026',2,2);
INSERT INTO "tallies" VALUES(4,'ahead','','2026',1,1);
INSERT INTO "tallies" VALUES(4,'ahead','','2026',3,1);
INSERT INTO "tallies" VALUES(4,'bid','','',10,1);
INSERT INTO "tallies" VALUES(4,'dealt','','',13,2);
INSERT INTO "tallies" VALUES(4,'over','','',0,1);
INSERT INTO "tallies" VALUES(4,'place','','',2,2);
INSERT INTO "tallies" VALUES(4,'ahead','','',1,1);
INSERT INTO "tallies" VALUES(4,'ahead','','',3,1);
INSERT INTO "tallies" VALUES(1,'hands','dont-bug-me','2026',0,1);
INSERT INTO "tallies" VALUES(1,'games','dont-bug-me','2026',0,1);
INSERT INTO "tallies" VALUES(1,'place','dont-bug-me','2026',1,1);
INSERT INTO "tallies" VALUES(1,'won','dont-bug-me','2026',0,1);
INSERT INTO "tallies" VALUES(1,'ahead','dont-bug-me','2026',2,1);
INSERT INTO "tallies" VALUES(1,'ahead','dont-bug-me','2026',3,1);
INSERT INTO "tallies" VALUES(1,'hands','dont-bug-me','',0,1);
INSERT INTO "tallies" VALUES(1,'games','dont-bug-me','',0,1);
INSERT INTO "tallies" VALUES(1,'place','dont-bug-me','',1,1);
INSERT INTO "tallies" VALUES(1,'won','dont-bug-me','',0,1);
INSERT INTO "tallies" VALUES(1,'ahead','dont-bug-me','',2,1);
INSERT INTO "tallies" VALUES(1,'ahead','dont-bug-me','',3,1);
INSERT INTO "tallies" VALUES(1,'place','','2026',1,2);
INSERT INTO "tallies" VALUES(1,'won','','2026',0,2);
INSERT INTO "tallies" VALUES(1,'ahead','','2026',2,2);
INSERT INTO "tallies" VALUES(1,'place','','',1,2);
INSERT INTO "tallies" VALUES(1,'won','','',0,2);
INSERT INTO "tallies" VALUES(1,'ahead','','',2,2);
INSERT INTO "tallies" VALUES(2,'hands','dont-bug-me','2026',0,1);
INSERT INTO "tallies" VALUES(2,'games','dont-bug-me','2026',0,1);
INSERT INTO "tallies" VALUES(2,'place','dont-bug-me','2026',2,1);
INSERT INTO "tallies" VALUES(2,'behind','dont-bug-me','2026',1,1);
INSERT INTO "tallies" VALUES(2,'level','dont-bug-me','2026',3,1);
INSERT INTO "tallies" VALUES(2,'hands','dont-bug-me','',0,1);
INSERT INTO "tallies" VALUES(2,'games','dont-bug-me','',0,1);
INSERT INTO "tallies" VALUES(2,'place','dont-bug-me','',2,1);
INSERT INTO "tallies" VALUES(2,'behind','dont-bug-me','',1,1);
INSERT INTO "tallies" VALUES(2,'level','dont-bug-me','',3,1);
INSERT INTO "tallies" VALUES(2,'behind','','2026',1,2);
INSERT INTO "tallies" VALUES(2,'level','','2026',3,1);
INSERT INTO "tallies" VALUES(2,'behind','','',1,2);
INSERT INTO "tallies" VALUES(2,'level','','',3,1);
INSERT INTO "tallies" VALUES(3,'hands','dont-bug-me','2026',0,1);
INSERT INTO "tallies" VALUES(3,'games','dont-bug-me','2026',0,1);
INSERT INTO "tallies" VALUES(3,'place','dont-bug-me','2026',2,1);
INSERT INTO "tallies" VALUES(3,'behind','dont-bug-me','2026',1,1);
INSERT INTO "tallies" VALUES(3,'level','dont-bug-me','2026',2,1);
INSERT INTO "tallies" VALUES(3,'hands','dont-bug-me','',0,1);
INSERT INTO "tallies" VALUES(3,'games','dont-bug-me','',0,1);
INSERT INTO "tallies" VALUES(3,'place','dont-bug-me','',2,1);
INSERT INTO "tallies" VALUES(3,'behind','dont-bug-me','',1,1);
INSERT INTO "tallies" VALUES(3,'level','dont-bug-me','',2,1);
INSERT INTO "tallies" VALUES(3,'place','','2026',2,1);
INSERT INTO "tallies" VALUES(3,'level','','2026',2,1);
INSERT INTO "tallies" VALUES(3,'place','','',2,1);
INSERT INTO "tallies" VALUES(3,'level','','',2,1);
INSERT INTO "tallies" VALUES(1,'hands','brouc','2026',0,2);
INSERT INTO "tallies" VALUES(1,'games','brouc','2026',0,1);
INSERT INTO "tallies" VALUES(1,'place','brouc','2026',1,1);
INSERT INTO "tallies" VALUES(1,'won','brouc','2026',0,1);
INSERT INTO "tallies" VALUES(1,'ahead','brouc','2026',2,1);
INSERT INTO "tallies" VALUES(1,'ahead','brouc','2026',4,1);
INSERT INTO "tallies" VALUES(1,'hands','brouc','',0,2);
INSERT INTO "tallies" VALUES(1,'games','brouc','',0,1);
INSERT INTO "tallies" VALUES(1,'place','brouc','',1,1);
INSERT INTO "tallies" VALUES(1,'won','brouc','',0,1);
INSERT INTO "tallies" VALUES(1,'ahead','brouc','',2,1);
INSERT INTO "tallies" VALUES(1,'ahead','brouc','',4,1);
INSERT INTO "tallies" VALUES(1,'ahead','','2026',4,1);
INSERT INTO "tallies" VALUES(1,'ahead','','',4,1);
INSERT INTO "tallies" VALUES(3,'hands','brouc','2026',0,2);
INSERT INTO "tallies" VALUES(3,'games','brouc','2026',0,1);
INSERT INTO "tallies" VALUES(3,'place','brouc','2026',1,1);
INSERT INTO "tallies" VALUES(3,'won','brouc','2026',0,1);
INSERT INTO "tallies" VALUES(3,'ahead','brouc','2026',2,1);
INSERT INTO "tallies" VALUES(3,'ahead','brouc','2026',4,1);
INSERT INTO "tallies" VALUES(3,'hands','brouc','',0,2);
INSERT INTO "tallies" VALUES(3,'games','brouc','',0,1);
INSERT INTO "tallies" VALUES(3,'place','brouc','',1,1);
INSERT INTO "tallies" VALUES(3,'won','brouc','',0,1);
INSERT INTO "tallies" VALUES(3,'ahead','brouc','',2,1);
INSERT INTO "tallies" VALUES(3,'ahead','brouc','',4,1);
INSERT INTO "tallies" VALUES(2,'hands','brouc','2026',0,2);
INSERT INTO "tallies" VALUES(2,'games','brouc','2026',0,1);
INSERT INTO "tallies" VALUES(2,'place','brouc','2026',2,1);
INSERT INTO "tallies" VALUES(2,'behind','brouc','2026',1,1);
INSERT INTO "tallies" VALUES(2,'behind','brouc','2026',3,1);
INSERT INTO "tallies" VALUES(2,'hands','brouc','',0,2);
INSERT INTO "tallies" VALUES(2,'games','brouc','',0,1);
INSERT INTO "tallies" VALUES(2,'place','brouc','',2,1);
INSERT INTO "tallies" VALUES(2,'behind','brouc','',1,1);
INSERT INTO "tallies" VALUES(2,'behind','brouc','',3,1);
INSERT INTO "tallies" VALUES(4,'hands','brouc','2026',0,2);
INSERT INTO "tallies" VALUES(4,'games','brouc','2026',0,1);
INSERT INTO "tallies" VALUES(4,'place','brouc','2026',2,1);
INSERT INTO "tallies" VALUES(4,'behind','brouc','2026',1,1);
INSERT INTO "tallies" VALUES(4,'behind','brouc','2026',3,1);
INSERT INTO "tallies" VALUES(4,'hands','brouc','',0,2);
INSERT INTO "tallies" VALUES(4,'games','brouc','',0,1);
INSERT INTO "tallies" VALUES(4,'place','brouc','',2,1);
INSERT INTO "tallies" VALUES(4,'behind','brouc','',1,1);
INSERT INTO "tallies" VALUES(4,'behind','brouc','',3,1);
INSERT INTO "tallies" VALUES(4,'behind','','2026',1,1);
INSERT INTO "tallies" VALUES(4,'behind','','',1,1);
INSERT INTO "tallies" VALUES(1,'hands','oh-hell','2026',0,3);
INSERT INTO "tallies" VALUES(1,'bid','oh-hell','2026',0,1);
INSERT INTO "tallies" VALUES(1,'dealt','oh-hell','2026',1,2);
INSERT INTO "tallies" VALUES(1,'bid made','oh-hell','2026',0,1);
INSERT INTO "tallies" VALUES(1,'dealt made','oh-hell','2026',1,1);
INSERT INTO "tallies" VALUES(1,'bid','oh-hell','2026',2,1);
INSERT INTO "tallies" VALUES(1,'dealt','oh-hell','2026',2,1);
INSERT INTO "tallies" VALUES(1,'under','oh-hell','2026',0,2);
INSERT INTO "tallies" VALUES(1,'bid','oh-hell','2026',1,1);
INSERT INTO "tallies" VALUES(1,'games','oh-hell','2026',0,1);
INSERT INTO "tallies" VALUES(1,'place','oh-hell','2026',3,1);
INSERT INTO "tallies" VALUES(1,'behind','oh-hell','2026',2,1);
INSERT INTO "tallies" VALUES(1,'behind','oh-hell','2026',3,1);
INSERT INTO "tallies" VALUES(1,'level','oh-hell','2026',4,1);
INSERT INTO "tallies" VALUES(1,'hands','oh-hell','',0,3);
INSERT INTO "tallies" VALUES(1,'bid','oh-hell','',0,1);
INSERT INTO "tallies" VALUES(1,'dealt','oh-hell','',1,2);
INSERT INTO "tallies" VALUES(1,'bid made','oh-hell','',0,1);
INSERT INTO "tallies" VALUES(1,'dealt made','oh-hell','',1,1);
INSERT INTO "tallies" VALUES(1,'bid','oh-hell','',2,1);
INSERT INTO "tallies" VALUES(1,'dealt','oh-hell','',2,1);
INSERT INTO "tallies" VALUES(1,'under','oh-hell','',0,2);
INSERT INTO "tallies" VALUES(1,'bid','oh-hell','',1,1);
INSERT INTO "tallies" VALUES(1,'games','oh-hell','',0,1);
INSERT INTO "tallies" VALUES(1,'place','oh-hell','',3,1);
INSERT INTO "tallies" VALUES(1,'behind','oh-hell','',2,1);
INSERT INTO "tallies" VALUES(1,'behind','oh-hell','',3,1);
INSERT INTO "tallies" VALUES(1,'level','oh-hell','',4,1);
INSERT INTO "tallies" VALUES(2,'hands','oh-hell','2026',0,3);
INSERT INTO "tallies" VALUES(2,'bid','oh-hell','2026',1,1);
INSERT INTO "tallies" VALUES(2,'dealt','oh-hell','2026',1,2);
INSERT INTO "tallies" VALUES(2,'under','oh-hell','2026',0,1);
INSERT INTO "tallies" VALUES(2,'bid','oh-hell','2026',0,2);
INSERT INTO "tallies" VALUES(2,'dealt','oh-hell','2026',2,1);
INSERT INTO "tallies" VALUES(2,'bid made','oh-hell','2026',0,2);
INSERT INTO "tallies" VALUES(2,'dealt made','oh-hell','2026',2,1);
INSERT INTO "tallies" VALUES(2,'dealt made','oh-hell','2026',1,1);
INSERT INTO "tallies" VALUES(2,'games','oh-hell','2026',0,1);
INSERT INTO "tallies" VALUES(2,'place','oh-hell','2026',2,1);
INSERT INTO "tallies" VALUES(2,'ahead','oh-hell','2026',1,1);
INSERT INTO "tallies" VALUES(2,'behind','oh-hell','2026',3,1);
INSERT INTO "tallies" VALUES(2,'ahead','oh-hell','2026',4,1);
INSERT INTO "tallies" VALUES(2,'hands','oh-hell','',0,3);
INSERT INTO "tallies" VALUES(2,'bid','oh-hell','',1,1);
INSERT INTO "tallies" VALUES(2,'dealt','oh-hell','',1,2);
INSERT INTO "tallies" VALUES(2,'under','oh-hell','',0,1);
INSERT INTO "tallies" VALUES(2,'bid','oh-hell','',0,2);
INSERT INTO "tallies" VALUES(2,'dealt','oh-hell','',2,1);
INSERT INTO "tallies" VALUES(2,'bid made','oh-hell','',0,2);
INSERT INTO "tallies" VALUES(2,'dealt made','oh-hell','',2,1);
INSERT INTO "tallies" VALUES(2,'dealt made','oh-hell','',1,1);
INSERT INTO "tallies" VALUES(2,'games','oh-hell','',0,1);
INSERT INTO "tallies" VALUES(2,'place','oh-hell','',2,1);
INSERT INTO "tallies" VALUES(2,'ahead','oh-hell','',1,1);
INSERT INTO "tallies" VALUES(2,'behind','oh-hell','',3,1);
INSERT INTO "tallies" VALUES(2,'ahead','oh-hell','',4,1);
INSERT INTO "tallies" VALUES(3,'hands','oh-hell','2026',0,3);
INSERT INTO "tallies" VALUES(3,'bid','oh-hell','2026',0,2);
INSERT INTO "tallies" VALUES(3,'dealt','oh-hell','2026',1,2);
INSERT INTO "tallies" VALUES(3,'over','oh-hell','2026',0,1);
INSERT INTO "tallies" VALUES(3,'dealt','oh-hell','2026',2,1);
INSERT INTO "tallies" VALUES(3,'bid made','oh-hell','2026',0,1);
INSERT INTO "tallies" VALUES(3,'dealt made','oh-hell','2026',2,1);
INSERT INTO "tallies" VALUES(3,'bid','oh-hell','2026',1,1);
INSERT INTO "tallies" VALUES(3,'bid made','oh-hell','2026',1,1);
INSERT INTO "tallies" VALUES(3,'dealt made','oh-hell','2026',1,1);
INSERT INTO "tallies" VALUES(3,'games','oh-hell','2026',0,1);
INSERT INTO "tallies" VALUES(3,'place','oh-hell','2026',1,1);
INSERT INTO "tallies" VALUES(3,'won','oh-hell','2026',0,1);
INSERT INTO "tallies" VALUES(3,'ahead','oh-hell','2026',1,1);
INSERT INTO "tallies" VALUES(3,'ahead','oh-hell','2026',2,1);
INSERT INTO "tallies" VALUES(3,'ahead','oh-hell','2026',4,1);
INSERT INTO "tallies" VALUES(3,'hands','oh-hell','',0,3);
INSERT INTO "tallies" VALUES(3,'bid','oh-hell','',0,2);
INSERT INTO "tallies" VALUES(3,'dealt','oh-hell','',1,2);
INSERT INTO "tallies" VALUES(3,'over','oh-hell','',0,1);
INSERT INTO "tallies" VALUES(3,'dealt','oh-hell','',2,1);
INSERT INTO "tallies" VALUES(3,'bid made','oh-hell','',0,1);
INSERT INTO "tallies" VALUES(3,'dealt made','oh-hell','',2,1);
INSERT INTO "tallies" VALUES(3,'bid','oh-hell','',1,1);
INSERT INTO "tallies" VALUES(3,'bid made','oh-hell','',1,1);
INSERT INTO "tallies" VALUES(3,'dealt made','oh-hell','',1,1);
INSERT INTO "tallies" VALUES(3,'games','oh-hell','',0,1);
INSERT INTO "tallies" VALUES(3,'place','oh-hell','',1,1);
INSERT INTO "tallies" VALUES(3,'won','oh-hell','',0,1);
INSERT INTO "tallies" VALUES(3,'ahead','oh-hell','',1,1);
INSERT INTO "tallies" VALUES(3,'ahead','oh-hell','',2,1);
INSERT INTO "tallies" VALUES(3,'ahead','oh-hell','',4,1);
INSERT INTO "tallies" VALUES(4,'hands','oh-hell','2026',0,3);
INSERT INTO "tallies" VALUES(4,'bid','oh-hell','2026',1,1);
INSERT INTO "tallies" VALUES(4,'dealt','oh-hell','2026',1,2);
INSERT INTO "tallies" VALUES(4,'under','oh-hell','2026',0,2);
INSERT INTO "tallies" VALUES(4,'bid','oh-hell','2026',2,1);
INSERT INTO "tallies" VALUES(4,'dealt','oh-hell','2026',2,1);
INSERT INTO "tallies" VALUES(4,'bid','oh-hell','2026',0,1);
INSERT INTO "tallies" VALUES(4,'bid made','oh-hell','2026',0,1);
INSERT INTO "tallies" VALUES(4,'dealt made','oh-hell','2026',1,1);
INSERT INTO "tallies" VALUES(4,'games','oh-hell','2026',0,1);
INSERT INTO "tallies" VALUES(4,'place','oh-hell','2026',3,1);
INSERT INTO "tallies" VALUES(4,'level','oh-hell','2026',1,1);
INSERT INTO "tallies" VALUES(4,'behind','oh-hell','2026',2,1);
INSERT INTO "tallies" VALUES(4,'behind','oh-hell','2026',3,1);
INSERT INTO "tallies" VALUES(4,'hands','oh-hell','',0,3);
INSERT INTO "tallies" VALUES(4,'bid','oh-hell','',1,1);
INSERT INTO "tallies" VALUES(4,'dealt','oh-hell','',1,2);
INSERT INTO "tallies" VALUES(4,'under','oh-hell','',0,2);
INSERT INTO "tallies" VALUES(4,'bid','oh-hell','',2,1);
INSERT INTO "tallies" VALUES(4,'dealt','oh-hell','',2,1);
INSERT INTO "tallies" VALUES(4,'bid','oh-hell','',0,1);
INSERT INTO "tallies" VALUES(4,'bid made','oh-hell','',0,1);
INSERT INTO "tallies" VALUES(4,'dealt made','oh-hell','',1,1);
INSERT INTO "tallies" VALUES(4,'games','oh-hell','',0,1);
INSERT INTO "tallies" VALUES(4,'place','oh-hell','',3,1);
INSERT INTO "tallies" VALUES(4,'level','oh-hell','',1,1);
INSERT INTO "tallies" VALUES(4,'behind','oh-hell','',2,1);
INSERT INTO "tallies" VALUES(4,'behind','oh-hell','',3,1);
CREATE UNIQUE INDEX "idx__sqlite_migrations_migration_set_name"
    ON "_sqlite_migrations" ("migration_set", "name");
CREATE UNIQUE INDEX "idx_sheets_code"
    ON "sheets" ("code");
CREATE UNIQUE INDEX "idx_events_key"
    ON "events" ("key");
CREATE UNIQUE INDEX "idx_claims_sheet_device"
    ON "claims" ("sheet", "device");
CREATE UNIQUE INDEX "idx_spoken_sheet"
    ON "spoken" ("sheet");
CREATE UNIQUE INDEX "idx_asks_sheet_device"
    ON "asks" ("sheet", "device");
CREATE UNIQUE INDEX "idx_players_club_folded"
    ON "players" ("club", "folded");
CREATE INDEX "idx_sheets_club"
    ON "sheets" ("club");
CREATE UNIQUE INDEX "idx_changes_number"
    ON "changes" ("number");
CREATE TRIGGER events_INSERT AFTER INSERT ON events BEGIN
    INSERT INTO changes (sheet, number)
    SELECT NEW.sheet, coalesce(max(number), 0) + 1 FROM changes WHERE true
    ON CONFLICT (sheet) DO UPDATE SET number = excluded.number;
END;
CREATE TRIGGER events_UPDATE AFTER UPDATE ON events BEGIN
    INSERT INTO changes (sheet, number)
    SELECT NEW.sheet, coalesce(max(number), 0) + 1 FROM changes WHERE true
    ON CONFLICT (sheet) DO UPDATE SET number = excluded.number;
END;
CREATE TRIGGER events_DELETE AFTER DELETE ON events BEGIN
    INSERT INTO changes (sheet, number)
    SELECT OLD.sheet, coalesce(max(number), 0) + 1 FROM changes WHERE true
    ON CONFLICT (sheet) DO UPDATE SET number = excluded.number;
END;
CREATE TRIGGER rights_INSERT AFTER INSERT ON rights BEGIN
    INSERT INTO changes (sheet, number)
    SELECT NEW.sheet, coalesce(max(number), 0) + 1 FROM changes WHERE true
    ON CONFLICT (sheet) DO UPDATE SET number = excluded.number;
END;
CREATE TRIGGER rights_UPDATE AFTER UPDATE ON rights BEGIN
    INSERT INTO changes (sheet, number)
    SELECT NEW.sheet, coalesce(max(number), 0) + 1 FROM changes WHERE true
    ON CONFLICT (sheet) DO UPDATE SET number = excluded.number;
END;
CREATE TRIGGER rights_DELETE AFTER DELETE ON rights BEGIN
    INSERT INTO changes (sheet, number)
    SELECT OLD.sheet, coalesce(max(number), 0) + 1 FROM changes WHERE true
    ON CONFLICT (sheet) DO UPDATE SET number = excluded.number;
END;
CREATE TRIGGER claims_INSERT AFTER INSERT ON claims BEGIN
    INSERT INTO changes (sheet, number)
    SELECT NEW.sheet, coalesce(max(number), 0) + 1 FROM changes WHERE true
    ON CONFLICT (sheet) DO UPDATE SET number = excluded.number;
END;
CREATE TRIGGER claims_UPDATE AFTER UPDATE ON claims BEGIN
    INSERT INTO changes (sheet, number)
    SELECT NEW.sheet, coalesce(max(number), 0) + 1 FROM changes WHERE true
    ON CONFLICT (sheet) DO UPDATE SET number = excluded.number;
END;
CREATE TRIGGER claims_DELETE AFTER DELETE ON claims BEGIN
    INSERT INTO changes (sheet, number)
    SELECT OLD.sheet, coalesce(max(number), 0) + 1 FROM changes WHERE true
    ON CONFLICT (sheet) DO UPDATE SET number = excluded.number;
END;
CREATE TRIGGER seen_INSERT AFTER INSERT ON seen BEGIN
    INSERT INTO changes (sheet, number)
    SELECT NEW.sheet, coalesce(max(number), 0) + 1 FROM changes WHERE true
    ON CONFLICT (sheet) DO UPDATE SET number = excluded.number;
END;
CREATE TRIGGER seen_UPDATE AFTER UPDATE ON seen BEGIN
    INSERT INTO changes (sheet, number)
    SELECT NEW.sheet, coalesce(max(number), 0) + 1 FROM changes WHERE true
    ON CONFLICT (sheet) DO UPDATE SET number = excluded.number;
END;
CREATE TRIGGER seen_DELETE AFTER DELETE ON seen BEGIN
    INSERT INTO changes (sheet, number)
    SELECT OLD.sheet, coalesce(max(number), 0) + 1 FROM changes WHERE true
    ON CONFLICT (sheet) DO UPDATE SET number = excluded.number;
END;
CREATE TRIGGER asks_INSERT AFTER INSERT ON asks BEGIN
    INSERT INTO changes (sheet, number)
    SELECT NEW.sheet, coalesce(max(number), 0) + 1 FROM changes WHERE true
    ON CONFLICT (sheet) DO UPDATE SET number = excluded.number;
END;
CREATE TRIGGER asks_UPDATE AFTER UPDATE ON asks BEGIN
    INSERT INTO changes (sheet, number)
    SELECT NEW.sheet, coalesce(max(number), 0) + 1 FROM changes WHERE true
    ON CONFLICT (sheet) DO UPDATE SET number = excluded.number;
END;
CREATE TRIGGER asks_DELETE AFTER DELETE ON asks BEGIN
    INSERT INTO changes (sheet, number)
    SELECT OLD.sheet, coalesce(max(number), 0) + 1 FROM changes WHERE true
    ON CONFLICT (sheet) DO UPDATE SET number = excluded.number;
END;
CREATE INDEX idx_sheets_deleted ON sheets (deleted_at) WHERE deleted_at NOT NULL;
CREATE INDEX "idx_listing_over_written_at"
    ON "listing" ("over", "written_at");
CREATE UNIQUE INDEX "idx_began_moment"
    ON "began" ("moment");
CREATE INDEX "idx_takeovers_sheet"
    ON "takeovers" ("sheet");
CREATE TRIGGER takeovers_INSERT AFTER INSERT ON takeovers BEGIN
    INSERT INTO changes (sheet, number)
    SELECT NEW.sheet, coalesce(max(number), 0) + 1 FROM changes WHERE true
    ON CONFLICT (sheet) DO UPDATE SET number = excluded.number;
END;
CREATE TRIGGER takeovers_UPDATE AFTER UPDATE ON takeovers BEGIN
    INSERT INTO changes (sheet, number)
    SELECT NEW.sheet, coalesce(max(number), 0) + 1 FROM changes WHERE true
    ON CONFLICT (sheet) DO UPDATE SET number = excluded.number;
END;
CREATE TRIGGER takeovers_DELETE AFTER DELETE ON takeovers BEGIN
    INSERT INTO changes (sheet, number)
    SELECT OLD.sheet, coalesce(max(number), 0) + 1 FROM changes WHERE true
    ON CONFLICT (sheet) DO UPDATE SET number = excluded.number;
END;
CREATE INDEX "idx_follows_before"
    ON "follows" ("before");
CREATE TRIGGER follows_INSERT AFTER INSERT ON follows BEGIN
    INSERT INTO changes (sheet, number)
    SELECT NEW.before, coalesce(max(number), 0) + 1 FROM changes WHERE true
    ON CONFLICT (sheet) DO UPDATE SET number = excluded.number;
END;
CREATE TRIGGER follows_UPDATE AFTER UPDATE ON follows BEGIN
    INSERT INTO changes (sheet, number)
    SELECT NEW.before, coalesce(max(number), 0) + 1 FROM changes WHERE true
    ON CONFLICT (sheet) DO UPDATE SET number = excluded.number;
END;
CREATE TRIGGER follows_DELETE AFTER DELETE ON follows BEGIN
    INSERT INTO changes (sheet, number)
    SELECT OLD.before, coalesce(max(number), 0) + 1 FROM changes WHERE true
    ON CONFLICT (sheet) DO UPDATE SET number = excluded.number;
END;
CREATE INDEX "idx_players_merged_into"
    ON "players" ("merged_into");
CREATE INDEX "idx_people_changes_player"
    ON "people_changes" ("player");
CREATE INDEX "idx_seated_player_sheet"
    ON "seated" ("player", "sheet");
CREATE INDEX "idx_results_player_game_at"
    ON "results" ("player", "game", "at");
CREATE INDEX "idx_results_player_game_best_at"
    ON "results" ("player", "game", "best", "at");
CREATE INDEX "idx_results_player_game_worst_at"
    ON "results" ("player", "game", "worst", "at");
CREATE INDEX "idx_results_player_game_run_at"
    ON "results" ("player", "game", "run", "at");
CREATE INDEX "idx_results_club_game_best_at"
    ON "results" ("club", "game", "best", "at");
CREATE INDEX "idx_results_club_game_run_at"
    ON "results" ("club", "game", "run", "at");
CREATE INDEX "idx_results_player_at"
    ON "results" ("player", "at");
CREATE INDEX "idx_results_club_at_sheet"
    ON "results" ("club", "at", "sheet");
CREATE INDEX "idx_ratings_sheet"
    ON "ratings" ("sheet");
CREATE VIEW "games" AS 
        SELECT sheets.id AS sheet, code, club, game,
            coalesce(started_at, (
                SELECT written_at FROM events WHERE events.sheet = sheets.id AND version = 1
            )) AS begun,
            written_at AS written, over, hands, names AS players, totals, winners
        FROM sheets JOIN listing ON listing.sheet = sheets.id WHERE deleted_at IS NULL;
CREATE VIEW "hands" AS 
        SELECT sheet, game, hand, cards, dealer, name, tricks, points, total
        FROM played JOIN games USING (sheet);
CREATE VIEW "bids" AS 
        SELECT sheet, game, hand, cards, name, bid, tricks, made
        FROM played JOIN games USING (sheet) WHERE bid IS NOT NULL;
CREATE VIRTUAL TABLE catalogue USING fts5(
    words, tags, sheet UNINDEXED,
    tokenize = "unicode61 remove_diacritics 2 categories 'L* N* M* Co'"
);
INSERT INTO catalogue (rowid, words, tags, sheet) VALUES (1796053593859289,'Ani · Budi · Citra · Dewi','club1 gamedevilsbridge player1 player2 player3 player4',1);
INSERT INTO catalogue (rowid, words, tags, sheet) VALUES (1796053594079423,'Ani · Budi · Citra · Dewi','club1 gamedevilsbridge player1 player2 player3 player4',2);
INSERT INTO catalogue (rowid, words, tags, sheet) VALUES (1796053594147662,'Ani · Budi · Citra · Dewi','club1 gamecallbridge player1 player2 player3 player4',3);
INSERT INTO catalogue (rowid, words, tags, sheet) VALUES (1796053594303877,'Ani · Budi · Citra · Dewi','club1 gamecallbridge player1 player2 player3 player4',4);
INSERT INTO catalogue (rowid, words, tags, sheet) VALUES (1796053594468236,'Ani · Budi · Citra','club1 gamedontbugme player1 player2 player3',5);
INSERT INTO catalogue (rowid, words, tags, sheet) VALUES (1796053594499550,'Ani · Budi · Citra','club1 gamedontbugme player1 player2 player3',6);
INSERT INTO catalogue (rowid, words, tags, sheet) VALUES (1796053594691381,'Ani · Budi · Citra · Dewi','club1 gamebrouc player1 player2 player3 player4',7);
INSERT INTO catalogue (rowid, words, tags, sheet) VALUES (1796053594756582,'Ani · Budi · Citra · Dewi','club1 gamebrouc player1 player2 player3 player4',8);
INSERT INTO catalogue (rowid, words, tags, sheet) VALUES (1796053594831871,'Ani · Budi · Citra · Dewi','club1 gameohhell player1 player2 player3 player4',9);
INSERT INTO catalogue (rowid, words, tags, sheet) VALUES (1796053594967526,'Ani · Budi · Citra · Dewi','club1 gameohhell player1 player2 player3 player4',10);
INSERT INTO catalogue (rowid, words, tags, sheet) VALUES (1796053595019693,'Ani · Budi · Citra · Dewi','club1 gamedevilsbridge player1 player2 player3 player4',11);
INSERT INTO catalogue (rowid, words, tags, sheet) VALUES (1796053595042952,'陈 · Budi · Citra · Dewi · René','club1 gamedevilsbridge player1 player2 player3 player4 player5 player6',12);
COMMIT;
