BEGIN TRANSACTION;
CREATE TABLE "_sqlite_migrations" (
   "id" INTEGER PRIMARY KEY,
   "migration_set" TEXT,
   "name" TEXT,
   "applied_at" TEXT
);
INSERT INTO "_sqlite_migrations" VALUES(1,'scorekeeper','2026_11_sheets','2026-11-30 11:35:13.866882+00:00');
INSERT INTO "_sqlite_migrations" VALUES(2,'scorekeeper','2026_12_rights','2026-11-30 11:35:13.867596+00:00');
INSERT INTO "_sqlite_migrations" VALUES(3,'scorekeeper','2026_12_claims','2026-11-30 11:35:13.868441+00:00');
INSERT INTO "_sqlite_migrations" VALUES(4,'scorekeeper','2026_12_seen','2026-11-30 11:35:13.869172+00:00');
INSERT INTO "_sqlite_migrations" VALUES(5,'scorekeeper','2026_12_joining','2026-11-30 11:35:13.876659+00:00');
INSERT INTO "_sqlite_migrations" VALUES(6,'scorekeeper','2026_12_clubs','2026-11-30 11:35:13.883427+00:00');
INSERT INTO "_sqlite_migrations" VALUES(7,'scorekeeper','2026_12_changes','2026-11-30 11:35:13.898849+00:00');
CREATE TABLE "asks" (
   "id" INTEGER PRIMARY KEY,
   "sheet" INTEGER NOT NULL REFERENCES "sheets"("id"),
   "device" TEXT NOT NULL,
   "refused" INTEGER NOT NULL
);
INSERT INTO "asks" VALUES(1,1,'watcher',0);
INSERT INTO "asks" VALUES(2,2,'watcher',0);
INSERT INTO "asks" VALUES(3,3,'watcher',0);
CREATE TABLE "changes" (
   "sheet" INTEGER PRIMARY KEY REFERENCES "sheets"("id"),
   "number" INTEGER NOT NULL
);
INSERT INTO "changes" VALUES(1,203);
INSERT INTO "changes" VALUES(2,198);
INSERT INTO "changes" VALUES(3,201);
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
CREATE TABLE "clubs" (
   "id" INTEGER PRIMARY KEY,
   "nonce" TEXT NOT NULL,
   "hashed" TEXT NOT NULL
);
INSERT INTO "clubs" VALUES(1,'','');
CREATE TABLE "events" (
   "sheet" INTEGER NOT NULL REFERENCES "sheets"("id"),
   "version" INTEGER NOT NULL,
   "written_at" TEXT NOT NULL,
   "device" TEXT NOT NULL,
   "key" TEXT,
   "body" TEXT NOT NULL,
   PRIMARY KEY ("sheet", "version")
);
INSERT INTO "events" VALUES(1,1,'2026-11-30T11:35:13.928929+00:00','phone',NULL,'{"drawn": false, "first_dealer": 3, "game": "devils-bridge", "kept": null, "kind": "begun", "players": ["Ani", "Budi", "Citra", "Dewi"], "rules": {"end": "target", "forehead": "last", "hook": true, "max_cards": 2, "scoring": "common", "sequence": "up-down", "target": 100}, "scorekeeper": null}');
INSERT INTO "events" VALUES(1,2,'2026-11-30T11:35:13.950235+00:00','tablet','ksfhw9vt7bb86833nsx6pg9ftwj 1','{"cells": [["bid", 0, 1]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(1,3,'2026-11-30T11:35:13.954239+00:00','tablet','ksfhw9vt7bb86833nsx6pg9ftwj 2','{"cells": [["bid", 0, 0]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(1,4,'2026-11-30T11:35:13.958353+00:00','tablet','ksfhw9vt7bb86833nsx6pg9ftwj 3','{"cells": [["bid", 1, 0]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(1,5,'2026-11-30T11:35:13.966462+00:00','tablet','ksfhw9vt7bb86833nsx6pg9ftwj 4','{"cells": [["bid", 1, 1]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(1,6,'2026-11-30T11:35:13.974661+00:00','tablet','ksfhw9vt7bb86833nsx6pg9ftwj 5','{"cells": [["bid", 2, 0]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(1,7,'2026-11-30T11:35:13.979893+00:00','tablet','ksfhw9vt7bb86833nsx6pg9ftwj 6','{"cells": [["bid", 3, 1]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(1,8,'2026-11-30T11:35:13.994730+00:00','tablet','ksfhw9vt7bb86833nsx6pg9ftwj 7','{"cells": [["won", 1, 2]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(1,9,'2026-11-30T11:35:14.011073+00:00','tablet','ksfhw9vt7bb86833nsx6pg9ftwj 8','{"cells": [["bid", 1, 0]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(1,10,'2026-11-30T11:35:14.022828+00:00','tablet','ksfhw9vt7bb86833nsx6pg9ftwj 9','{"cells": [["bid", 2, 0]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(1,11,'2026-11-30T11:35:14.028911+00:00','tablet','ksfhw9vt7bb86833nsx6pg9ftwj 10','{"cells": [["bid", 3, 1]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(1,12,'2026-11-30T11:35:14.035448+00:00','tablet','ksfhw9vt7bb86833nsx6pg9ftwj 11','{"cells": [["bid", 3, 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(1,13,'2026-11-30T11:35:14.038810+00:00','tablet','ksfhw9vt7bb86833nsx6pg9ftwj 12','{"cells": [["bid", 0, 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(1,14,'2026-11-30T11:35:14.043878+00:00','tablet','ksfhw9vt7bb86833nsx6pg9ftwj 13','{"cells": [["tricks", 0, 1], ["tricks", 1, 0], ["tricks", 2, 0], ["tricks", 3, 1]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(1,15,'2026-11-30T11:35:14.052863+00:00','tablet','ksfhw9vt7bb86833nsx6pg9ftwj 14','{"cells": [["bid", 2, 1]], "correction": false, "hand": 3, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(1,16,'2026-11-30T11:35:14.071353+00:00','tablet','ksfhw9vt7bb86833nsx6pg9ftwj 15','{"cells": [["bid", 3, 0]], "correction": false, "hand": 3, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(1,17,'2026-11-30T11:35:14.077620+00:00','tablet','ksfhw9vt7bb86833nsx6pg9ftwj 16','{"cells": [["bid", 0, 0]], "correction": false, "hand": 3, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(1,18,'2026-11-30T11:35:14.091692+00:00','tablet','ksfhw9vt7bb86833nsx6pg9ftwj 17','{"cells": [["bid", 0, 1]], "correction": false, "hand": 3, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(1,19,'2026-11-30T11:35:14.103592+00:00','tablet','ksfhw9vt7bb86833nsx6pg9ftwj 18','{"cells": [["bid", 1, 0]], "correction": false, "hand": 3, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(1,20,'2026-11-30T11:35:14.118221+00:00','tablet','ksfhw9vt7bb86833nsx6pg9ftwj 19','{"cells": [["won", 1, 2]], "correction": false, "hand": 3, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(2,1,'2026-11-30T11:35:14.123971+00:00','phone',NULL,'{"drawn": false, "first_dealer": 3, "game": "devils-bridge", "kept": null, "kind": "begun", "players": ["Ani", "Budi", "Citra", "Dewi"], "rules": {"end": "target", "forehead": "last", "hook": true, "max_cards": null, "scoring": "common", "sequence": "up-down", "target": 100}, "scorekeeper": null}');
INSERT INTO "events" VALUES(2,2,'2026-11-30T11:35:14.136180+00:00','tablet','ytcy85mdnv4egcnvczve4cv7w7d 1','{"cells": [["bid", 0, 1]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(2,3,'2026-11-30T11:35:14.142036+00:00','tablet','ytcy85mdnv4egcnvczve4cv7w7d 2','{"cells": [["bid", 0, 0]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(2,4,'2026-11-30T11:35:14.150705+00:00','tablet','ytcy85mdnv4egcnvczve4cv7w7d 3','{"cells": [["bid", 1, 0]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(2,5,'2026-11-30T11:35:14.166385+00:00','tablet','ytcy85mdnv4egcnvczve4cv7w7d 4','{"cells": [["bid", 1, 1]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(2,6,'2026-11-30T11:35:14.174476+00:00','tablet','ytcy85mdnv4egcnvczve4cv7w7d 5','{"cells": [["bid", 2, 0]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(2,7,'2026-11-30T11:35:14.186998+00:00','tablet','ytcy85mdnv4egcnvczve4cv7w7d 6','{"cells": [["bid", 3, 1]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(2,8,'2026-11-30T11:35:14.198738+00:00','tablet','ytcy85mdnv4egcnvczve4cv7w7d 7','{"cells": [["won", 1, 2]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(2,9,'2026-11-30T11:35:14.217831+00:00','tablet','ytcy85mdnv4egcnvczve4cv7w7d 8','{"cells": [["bid", 1, 0]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(2,10,'2026-11-30T11:35:14.223154+00:00','tablet','ytcy85mdnv4egcnvczve4cv7w7d 9','{"cells": [["bid", 2, 0]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(2,11,'2026-11-30T11:35:14.230795+00:00','tablet','ytcy85mdnv4egcnvczve4cv7w7d 10','{"cells": [["bid", 3, 1]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(2,12,'2026-11-30T11:35:14.242454+00:00','tablet','ytcy85mdnv4egcnvczve4cv7w7d 11','{"cells": [["bid", 3, 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(2,13,'2026-11-30T11:35:14.250593+00:00','tablet','ytcy85mdnv4egcnvczve4cv7w7d 12','{"cells": [["bid", 0, 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(2,14,'2026-11-30T11:35:14.258511+00:00','tablet','ytcy85mdnv4egcnvczve4cv7w7d 13','{"cells": [["tricks", 0, 1], ["tricks", 1, 0], ["tricks", 2, 0], ["tricks", 3, 1]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(3,1,'2026-11-30T11:35:14.267316+00:00','phone',NULL,'{"drawn": false, "first_dealer": 1, "game": "call-bridge", "kept": null, "kind": "begun", "players": ["Ani", "Budi", "Citra", "Dewi"], "rules": {"display": "points", "hands": 2, "max_call": 12, "min_call": 2, "overtrick_value": 1, "overtricks": 2, "unit": 10}, "scorekeeper": null}');
INSERT INTO "events" VALUES(3,2,'2026-11-30T11:35:14.276682+00:00','tablet','7v69tbhsadykhcjwcap7gkfhsfm 1','{"cells": [["bid", 0, 6]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(3,3,'2026-11-30T11:35:14.286896+00:00','tablet','7v69tbhsadykhcjwcap7gkfhsfm 2','{"cells": [["bid", 0, 7]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(3,4,'2026-11-30T11:35:14.295998+00:00','tablet','7v69tbhsadykhcjwcap7gkfhsfm 3','{"cells": [["bid", 3, 12]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(3,5,'2026-11-30T11:35:14.304343+00:00','tablet','7v69tbhsadykhcjwcap7gkfhsfm 4','{"cells": [["bid", 3, 10]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(3,6,'2026-11-30T11:35:14.314162+00:00','tablet','7v69tbhsadykhcjwcap7gkfhsfm 5','{"cells": [["bid", 2, 9]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(3,7,'2026-11-30T11:35:14.326450+00:00','tablet','7v69tbhsadykhcjwcap7gkfhsfm 6','{"cells": [["bid", 1, 12]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(3,8,'2026-11-30T11:35:14.331622+00:00','tablet','7v69tbhsadykhcjwcap7gkfhsfm 7','{"cells": [["tricks", 0, 5], ["tricks", 1, 6], ["tricks", 2, 0], ["tricks", 3, 2]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(3,9,'2026-11-30T11:35:14.350648+00:00','tablet','7v69tbhsadykhcjwcap7gkfhsfm 8','{"cells": [["bid", 3, 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(3,10,'2026-11-30T11:35:14.364848+00:00','tablet','7v69tbhsadykhcjwcap7gkfhsfm 9','{"cells": [["bid", 2, 4]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(3,11,'2026-11-30T11:35:14.377064+00:00','tablet','7v69tbhsadykhcjwcap7gkfhsfm 10','{"cells": [["bid", 2, 11]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(3,12,'2026-11-30T11:35:14.386659+00:00','tablet','7v69tbhsadykhcjwcap7gkfhsfm 11','{"cells": [["bid", 1, 3]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(3,13,'2026-11-30T11:35:14.398766+00:00','tablet','7v69tbhsadykhcjwcap7gkfhsfm 12','{"cells": [["bid", 0, 9]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(3,14,'2026-11-30T11:35:14.406411+00:00','tablet','7v69tbhsadykhcjwcap7gkfhsfm 13','{"cells": [["won", 1, 3]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(3,15,'2026-11-30T11:35:14.414385+00:00','tablet','7v69tbhsadykhcjwcap7gkfhsfm 14','{"cells": [["won", 2, 1]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(3,16,'2026-11-30T11:35:14.422415+00:00','tablet','7v69tbhsadykhcjwcap7gkfhsfm 15','{"cells": [["won", 3, 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(3,17,'2026-11-30T11:35:14.428498+00:00','tablet','7v69tbhsadykhcjwcap7gkfhsfm 16','{"cells": [["won", 4, 1]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(3,18,'2026-11-30T11:35:14.434734+00:00','tablet','7v69tbhsadykhcjwcap7gkfhsfm 17','{"cells": [["won", 5, 3]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(3,19,'2026-11-30T11:35:14.442943+00:00','tablet','7v69tbhsadykhcjwcap7gkfhsfm 18','{"cells": [["won", 6, 1]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(3,20,'2026-11-30T11:35:14.448100+00:00','tablet','7v69tbhsadykhcjwcap7gkfhsfm 19','{"cells": [["won", 7, 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(3,21,'2026-11-30T11:35:14.471503+00:00','tablet','7v69tbhsadykhcjwcap7gkfhsfm 20','{"cells": [["won", 8, 3]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(3,22,'2026-11-30T11:35:14.479891+00:00','tablet','7v69tbhsadykhcjwcap7gkfhsfm 21','{"cells": [["won", 9, 3]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(3,23,'2026-11-30T11:35:14.495154+00:00','tablet','7v69tbhsadykhcjwcap7gkfhsfm 22','{"cells": [["won", 10, 3]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(3,24,'2026-11-30T11:35:14.503182+00:00','tablet','7v69tbhsadykhcjwcap7gkfhsfm 23','{"cells": [["won", 11, 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(3,25,'2026-11-30T11:35:14.522690+00:00','tablet','7v69tbhsadykhcjwcap7gkfhsfm 24','{"cells": [["won", 12, 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(3,26,'2026-11-30T11:35:14.536060+00:00','tablet','7v69tbhsadykhcjwcap7gkfhsfm 25','{"cells": [["won", 13, 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(4,1,'2026-11-30T11:35:14.548195+00:00','phone',NULL,'{"drawn": false, "first_dealer": 1, "game": "call-bridge", "kept": null, "kind": "begun", "players": ["Ani", "Budi", "Citra", "Dewi"], "rules": {"display": "points", "hands": 12, "max_call": 12, "min_call": 2, "overtrick_value": 1, "overtricks": 2, "unit": 10}, "scorekeeper": null}');
INSERT INTO "events" VALUES(4,2,'2026-11-30T11:35:14.561975+00:00','tablet','85z34etjmd5btvc4rqhrq9ew9bw 1','{"cells": [["bid", 0, 6]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(4,3,'2026-11-30T11:35:14.566131+00:00','tablet','85z34etjmd5btvc4rqhrq9ew9bw 2','{"cells": [["bid", 0, 7]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(4,4,'2026-11-30T11:35:14.574213+00:00','tablet','85z34etjmd5btvc4rqhrq9ew9bw 3','{"cells": [["bid", 3, 12]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(4,5,'2026-11-30T11:35:14.586399+00:00','tablet','85z34etjmd5btvc4rqhrq9ew9bw 4','{"cells": [["bid", 3, 10]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(4,6,'2026-11-30T11:35:14.598472+00:00','tablet','85z34etjmd5btvc4rqhrq9ew9bw 5','{"cells": [["bid", 2, 9]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(4,7,'2026-11-30T11:35:14.610430+00:00','tablet','85z34etjmd5btvc4rqhrq9ew9bw 6','{"cells": [["bid", 1, 12]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(4,8,'2026-11-30T11:35:14.621463+00:00','tablet','85z34etjmd5btvc4rqhrq9ew9bw 7','{"cells": [["tricks", 0, 5], ["tricks", 1, 6], ["tricks", 2, 0], ["tricks", 3, 2]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(4,9,'2026-11-30T11:35:14.627852+00:00','tablet','85z34etjmd5btvc4rqhrq9ew9bw 8','{"cells": [["bid", 3, 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(4,10,'2026-11-30T11:35:14.642653+00:00','tablet','85z34etjmd5btvc4rqhrq9ew9bw 9','{"cells": [["bid", 2, 4]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(4,11,'2026-11-30T11:35:14.650678+00:00','tablet','85z34etjmd5btvc4rqhrq9ew9bw 10','{"cells": [["bid", 2, 11]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(4,12,'2026-11-30T11:35:14.660490+00:00','tablet','85z34etjmd5btvc4rqhrq9ew9bw 11','{"cells": [["bid", 1, 3]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(4,13,'2026-11-30T11:35:14.667535+00:00','tablet','85z34etjmd5btvc4rqhrq9ew9bw 12','{"cells": [["bid", 0, 9]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(4,14,'2026-11-30T11:35:14.678500+00:00','tablet','85z34etjmd5btvc4rqhrq9ew9bw 13','{"cells": [["won", 1, 3]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(4,15,'2026-11-30T11:35:14.690991+00:00','tablet','85z34etjmd5btvc4rqhrq9ew9bw 14','{"cells": [["won", 2, 1]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(4,16,'2026-11-30T11:35:14.703570+00:00','tablet','85z34etjmd5btvc4rqhrq9ew9bw 15','{"cells": [["won", 3, 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(4,17,'2026-11-30T11:35:14.711186+00:00','tablet','85z34etjmd5btvc4rqhrq9ew9bw 16','{"cells": [["won", 4, 1]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(4,18,'2026-11-30T11:35:14.727446+00:00','tablet','85z34etjmd5btvc4rqhrq9ew9bw 17','{"cells": [["won", 5, 3]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(4,19,'2026-11-30T11:35:14.735156+00:00','tablet','85z34etjmd5btvc4rqhrq9ew9bw 18','{"cells": [["won", 6, 1]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(4,20,'2026-11-30T11:35:14.750694+00:00','tablet','85z34etjmd5btvc4rqhrq9ew9bw 19','{"cells": [["won", 7, 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(4,21,'2026-11-30T11:35:14.758929+00:00','tablet','85z34etjmd5btvc4rqhrq9ew9bw 20','{"cells": [["won", 8, 3]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(4,22,'2026-11-30T11:35:14.772213+00:00','tablet','85z34etjmd5btvc4rqhrq9ew9bw 21','{"cells": [["won", 9, 3]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(4,23,'2026-11-30T11:35:14.782865+00:00','tablet','85z34etjmd5btvc4rqhrq9ew9bw 22','{"cells": [["won", 10, 3]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(4,24,'2026-11-30T11:35:14.795038+00:00','tablet','85z34etjmd5btvc4rqhrq9ew9bw 23','{"cells": [["won", 11, 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(4,25,'2026-11-30T11:35:14.811227+00:00','tablet','85z34etjmd5btvc4rqhrq9ew9bw 24','{"cells": [["won", 12, 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(4,26,'2026-11-30T11:35:14.823155+00:00','tablet','85z34etjmd5btvc4rqhrq9ew9bw 25','{"cells": [["won", 13, 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(5,1,'2026-11-30T11:35:14.831847+00:00','phone',NULL,'{"drawn": false, "first_dealer": 2, "game": "dont-bug-me", "kept": null, "kind": "begun", "players": ["Ani", "Budi", "Citra"], "rules": {"jacks": {"clubs": 2, "diamonds": 3, "hearts": 4, "spades": 1}, "target": 5, "tie": "another-hand"}, "scorekeeper": null}');
INSERT INTO "events" VALUES(5,2,'2026-11-30T11:35:14.846356+00:00','tablet','2ahffht3zsbcjqyr94np5h6weey 1','{"cells": [["jack", "clubs", 0], ["jack", "diamonds", 0], ["jack", "hearts", 0], ["jack", "spades", 0], ["tricks", 0, 15], ["tricks", 1, 1], ["tricks", 2, 1]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(6,1,'2026-11-30T11:35:14.854575+00:00','phone',NULL,'{"drawn": false, "first_dealer": 2, "game": "dont-bug-me", "kept": null, "kind": "begun", "players": ["Ani", "Budi", "Citra"], "rules": {"jacks": {"clubs": 2, "diamonds": 3, "hearts": 4, "spades": 1}, "target": 20, "tie": "another-hand"}, "scorekeeper": null}');
INSERT INTO "events" VALUES(6,2,'2026-11-30T11:35:14.859072+00:00','tablet','nmb5cspv7w4ac4ey52j9pdy7zzv 1','{"cells": [["jack", "clubs", 0], ["jack", "diamonds", 0], ["jack", "hearts", 0], ["jack", "spades", 0], ["tricks", 0, 15], ["tricks", 1, 1], ["tricks", 2, 1]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(6,3,'2026-11-30T11:35:14.866288+00:00','tablet','nmb5cspv7w4ac4ey52j9pdy7zzv 2','{"cells": [["won", 1, 1]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(6,4,'2026-11-30T11:35:14.868240+00:00','tablet','nmb5cspv7w4ac4ey52j9pdy7zzv 3','{"cells": [["won", 2, 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(6,5,'2026-11-30T11:35:14.871676+00:00','tablet','nmb5cspv7w4ac4ey52j9pdy7zzv 4','{"cells": [["won", 3, 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(6,6,'2026-11-30T11:35:14.883017+00:00','tablet','nmb5cspv7w4ac4ey52j9pdy7zzv 5','{"cells": [["won", 4, 1]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(6,7,'2026-11-30T11:35:14.890668+00:00','tablet','nmb5cspv7w4ac4ey52j9pdy7zzv 6','{"cells": [["won", 5, 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(6,8,'2026-11-30T11:35:14.902720+00:00','tablet','nmb5cspv7w4ac4ey52j9pdy7zzv 7','{"cells": [["won", 6, 1]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(6,9,'2026-11-30T11:35:14.911060+00:00','tablet','nmb5cspv7w4ac4ey52j9pdy7zzv 8','{"cells": [["won", 7, 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(6,10,'2026-11-30T11:35:14.926847+00:00','tablet','nmb5cspv7w4ac4ey52j9pdy7zzv 9','{"cells": [["won", 8, 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(6,11,'2026-11-30T11:35:14.942944+00:00','tablet','nmb5cspv7w4ac4ey52j9pdy7zzv 10','{"cells": [["won", 9, 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(6,12,'2026-11-30T11:35:14.955227+00:00','tablet','nmb5cspv7w4ac4ey52j9pdy7zzv 11','{"cells": [["won", 10, 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(6,13,'2026-11-30T11:35:14.971214+00:00','tablet','nmb5cspv7w4ac4ey52j9pdy7zzv 12','{"cells": [["won", 11, 1]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(6,14,'2026-11-30T11:35:14.980024+00:00','tablet','nmb5cspv7w4ac4ey52j9pdy7zzv 13','{"cells": [["won", 12, 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(6,15,'2026-11-30T11:35:14.995358+00:00','tablet','nmb5cspv7w4ac4ey52j9pdy7zzv 14','{"cells": [["won", 13, 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(6,16,'2026-11-30T11:35:15.010745+00:00','tablet','nmb5cspv7w4ac4ey52j9pdy7zzv 15','{"cells": [["won", 14, 1]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(6,17,'2026-11-30T11:35:15.027139+00:00','tablet','nmb5cspv7w4ac4ey52j9pdy7zzv 16','{"cells": [["won", 15, 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(6,18,'2026-11-30T11:35:15.034808+00:00','tablet','nmb5cspv7w4ac4ey52j9pdy7zzv 17','{"cells": [["won", 16, 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(6,19,'2026-11-30T11:35:15.051999+00:00','tablet','nmb5cspv7w4ac4ey52j9pdy7zzv 18','{"cells": [["won", 17, 1]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(6,20,'2026-11-30T11:35:15.067697+00:00','tablet','nmb5cspv7w4ac4ey52j9pdy7zzv 19','{"cells": [["jack", "spades", 1]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(6,21,'2026-11-30T11:35:15.073641+00:00','tablet','nmb5cspv7w4ac4ey52j9pdy7zzv 20','{"cells": [["jack", "hearts", 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(6,22,'2026-11-30T11:35:15.084293+00:00','tablet','nmb5cspv7w4ac4ey52j9pdy7zzv 21','{"cells": [["jack", "diamonds", 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(6,23,'2026-11-30T11:35:15.100303+00:00','tablet','nmb5cspv7w4ac4ey52j9pdy7zzv 22','{"cells": [["jack", "clubs", 1]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(7,1,'2026-11-30T11:35:15.116909+00:00','phone',NULL,'{"drawn": false, "first_dealer": 1, "game": "brouc", "kept": null, "kind": "begun", "players": ["Ani", "Budi", "Citra", "Dewi"], "rules": {"all_tricks": 2, "claim": "rounded", "target": 15, "undertrump": "allowed"}, "scorekeeper": null}');
INSERT INTO "events" VALUES(7,2,'2026-11-30T11:35:15.132439+00:00','tablet','kj7nb4d6jjq94abdx45sef433ne 1','{"cells": [["trump", null, "diamonds"]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(7,3,'2026-11-30T11:35:15.146232+00:00','tablet','kj7nb4d6jjq94abdx45sef433ne 2','{"cells": [["combination", "diamonds", [1, "KQ"]]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(7,4,'2026-11-30T11:35:15.154360+00:00','tablet','kj7nb4d6jjq94abdx45sef433ne 3','{"cells": [["card_points", 0, 25], ["card_points", 1, 95]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(7,5,'2026-11-30T11:35:15.162239+00:00','tablet','kj7nb4d6jjq94abdx45sef433ne 4','{"cells": [["trump", null, "diamonds"]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(7,6,'2026-11-30T11:35:15.166331+00:00','tablet','kj7nb4d6jjq94abdx45sef433ne 5','{"cells": [["combination", "clubs", [0, "KQJ"]]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(7,7,'2026-11-30T11:35:15.174548+00:00','tablet','kj7nb4d6jjq94abdx45sef433ne 6','{"cells": [["card_points", 0, 120], ["card_points", 1, 0], ["claim", null, 0], ["tricks", 0, 8], ["tricks", 1, 0]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(8,1,'2026-11-30T11:35:15.180242+00:00','phone',NULL,'{"drawn": false, "first_dealer": 1, "game": "brouc", "kept": null, "kind": "begun", "players": ["Ani", "Budi", "Citra", "Dewi"], "rules": {"all_tricks": 2, "claim": "rounded", "target": 31, "undertrump": "allowed"}, "scorekeeper": null}');
INSERT INTO "events" VALUES(8,2,'2026-11-30T11:35:15.194444+00:00','tablet','8q89szr5gtdejxzw47e5xdb5dtn 1','{"cells": [["trump", null, "diamonds"]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(8,3,'2026-11-30T11:35:15.210176+00:00','tablet','8q89szr5gtdejxzw47e5xdb5dtn 2','{"cells": [["combination", "diamonds", [1, "KQ"]]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(8,4,'2026-11-30T11:35:15.218274+00:00','tablet','8q89szr5gtdejxzw47e5xdb5dtn 3','{"cells": [["card_points", 0, 25], ["card_points", 1, 95]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(8,5,'2026-11-30T11:35:15.230318+00:00','tablet','8q89szr5gtdejxzw47e5xdb5dtn 4','{"cells": [["trump", null, "diamonds"]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(8,6,'2026-11-30T11:35:15.234606+00:00','tablet','8q89szr5gtdejxzw47e5xdb5dtn 5','{"cells": [["combination", "clubs", [0, "KQJ"]]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(8,7,'2026-11-30T11:35:15.238729+00:00','tablet','8q89szr5gtdejxzw47e5xdb5dtn 6','{"cells": [["card_points", 0, 120], ["card_points", 1, 0], ["tricks", 0, 8], ["tricks", 1, 0]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(9,1,'2026-11-30T11:35:15.251897+00:00','phone',NULL,'{"drawn": false, "first_dealer": 3, "game": "oh-hell", "kept": null, "kind": "begun", "players": ["Ani", "Budi", "Citra", "Dewi"], "rules": {"end": "series", "hook": true, "max_cards": 2, "scoring": "wizard", "sequence": "up-down", "target": 100}, "scorekeeper": null}');
INSERT INTO "events" VALUES(9,2,'2026-11-30T11:35:15.262157+00:00','tablet','x4qvkj2gwt3a2etsp6g3qjjgyq4 1','{"cells": [["bid", 0, 1]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(9,3,'2026-11-30T11:35:15.270067+00:00','tablet','x4qvkj2gwt3a2etsp6g3qjjgyq4 2','{"cells": [["bid", 0, 0]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(9,4,'2026-11-30T11:35:15.278267+00:00','tablet','x4qvkj2gwt3a2etsp6g3qjjgyq4 3','{"cells": [["bid", 1, 0]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(9,5,'2026-11-30T11:35:15.286281+00:00','tablet','x4qvkj2gwt3a2etsp6g3qjjgyq4 4','{"cells": [["bid", 1, 1]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(9,6,'2026-11-30T11:35:15.298015+00:00','tablet','x4qvkj2gwt3a2etsp6g3qjjgyq4 5','{"cells": [["bid", 2, 0]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(9,7,'2026-11-30T11:35:15.306833+00:00','tablet','x4qvkj2gwt3a2etsp6g3qjjgyq4 6','{"cells": [["bid", 3, 1]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(9,8,'2026-11-30T11:35:15.314568+00:00','tablet','x4qvkj2gwt3a2etsp6g3qjjgyq4 7','{"cells": [["won", 1, 2]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(9,9,'2026-11-30T11:35:15.318476+00:00','tablet','x4qvkj2gwt3a2etsp6g3qjjgyq4 8','{"cells": [["bid", 1, 0]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(9,10,'2026-11-30T11:35:15.327012+00:00','tablet','x4qvkj2gwt3a2etsp6g3qjjgyq4 9','{"cells": [["bid", 2, 0]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(9,11,'2026-11-30T11:35:15.338339+00:00','tablet','x4qvkj2gwt3a2etsp6g3qjjgyq4 10','{"cells": [["bid", 3, 1]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(9,12,'2026-11-30T11:35:15.350552+00:00','tablet','x4qvkj2gwt3a2etsp6g3qjjgyq4 11','{"cells": [["bid", 3, 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(9,13,'2026-11-30T11:35:15.358629+00:00','tablet','x4qvkj2gwt3a2etsp6g3qjjgyq4 12','{"cells": [["bid", 0, 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(9,14,'2026-11-30T11:35:15.370622+00:00','tablet','x4qvkj2gwt3a2etsp6g3qjjgyq4 13','{"cells": [["tricks", 0, 1], ["tricks", 1, 0], ["tricks", 2, 0], ["tricks", 3, 1]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(9,15,'2026-11-30T11:35:15.374708+00:00','tablet','x4qvkj2gwt3a2etsp6g3qjjgyq4 14','{"cells": [["bid", 2, 1]], "correction": false, "hand": 3, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(9,16,'2026-11-30T11:35:15.390523+00:00','tablet','x4qvkj2gwt3a2etsp6g3qjjgyq4 15','{"cells": [["bid", 3, 0]], "correction": false, "hand": 3, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(9,17,'2026-11-30T11:35:15.398548+00:00','tablet','x4qvkj2gwt3a2etsp6g3qjjgyq4 16','{"cells": [["bid", 0, 0]], "correction": false, "hand": 3, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(9,18,'2026-11-30T11:35:15.410928+00:00','tablet','x4qvkj2gwt3a2etsp6g3qjjgyq4 17','{"cells": [["bid", 0, 1]], "correction": false, "hand": 3, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(9,19,'2026-11-30T11:35:15.422745+00:00','tablet','x4qvkj2gwt3a2etsp6g3qjjgyq4 18','{"cells": [["bid", 1, 0]], "correction": false, "hand": 3, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(9,20,'2026-11-30T11:35:15.430928+00:00','tablet','x4qvkj2gwt3a2etsp6g3qjjgyq4 19','{"cells": [["won", 1, 2]], "correction": false, "hand": 3, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(10,1,'2026-11-30T11:35:15.447864+00:00','phone',NULL,'{"drawn": false, "first_dealer": 3, "game": "oh-hell", "kept": null, "kind": "begun", "players": ["Ani", "Budi", "Citra", "Dewi"], "rules": {"end": "series", "hook": true, "max_cards": null, "scoring": "common", "sequence": "up-down", "target": 100}, "scorekeeper": null}');
INSERT INTO "events" VALUES(10,2,'2026-11-30T11:35:15.454344+00:00','tablet','9qr9xtxhszc63bvcbt3s3j94veg 1','{"cells": [["bid", 0, 1]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(10,3,'2026-11-30T11:35:15.470377+00:00','tablet','9qr9xtxhszc63bvcbt3s3j94veg 2','{"cells": [["bid", 0, 0]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(10,4,'2026-11-30T11:35:15.486287+00:00','tablet','9qr9xtxhszc63bvcbt3s3j94veg 3','{"cells": [["bid", 1, 0]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(10,5,'2026-11-30T11:35:15.490141+00:00','tablet','9qr9xtxhszc63bvcbt3s3j94veg 4','{"cells": [["bid", 1, 1]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(10,6,'2026-11-30T11:35:15.494031+00:00','tablet','9qr9xtxhszc63bvcbt3s3j94veg 5','{"cells": [["bid", 2, 0]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(10,7,'2026-11-30T11:35:15.498267+00:00','tablet','9qr9xtxhszc63bvcbt3s3j94veg 6','{"cells": [["bid", 3, 1]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(10,8,'2026-11-30T11:35:15.507060+00:00','tablet','9qr9xtxhszc63bvcbt3s3j94veg 7','{"cells": [["won", 1, 2]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(10,9,'2026-11-30T11:35:15.510570+00:00','tablet','9qr9xtxhszc63bvcbt3s3j94veg 8','{"cells": [["bid", 1, 0]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(10,10,'2026-11-30T11:35:15.514542+00:00','tablet','9qr9xtxhszc63bvcbt3s3j94veg 9','{"cells": [["bid", 2, 0]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(10,11,'2026-11-30T11:35:15.518499+00:00','tablet','9qr9xtxhszc63bvcbt3s3j94veg 10','{"cells": [["bid", 3, 1]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(10,12,'2026-11-30T11:35:15.523441+00:00','tablet','9qr9xtxhszc63bvcbt3s3j94veg 11','{"cells": [["bid", 3, 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(10,13,'2026-11-30T11:35:15.530661+00:00','tablet','9qr9xtxhszc63bvcbt3s3j94veg 12','{"cells": [["bid", 0, 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(10,14,'2026-11-30T11:35:15.534238+00:00','tablet','9qr9xtxhszc63bvcbt3s3j94veg 13','{"cells": [["tricks", 0, 1], ["tricks", 1, 0], ["tricks", 2, 0], ["tricks", 3, 1]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(11,1,'2026-11-30T11:35:15.543213+00:00','phone',NULL,'{"drawn": false, "first_dealer": 3, "game": "devils-bridge", "kept": null, "kind": "begun", "players": ["Ani", "Budi", "Citra", "Dewi"], "rules": {"end": "target", "forehead": "last", "hook": true, "max_cards": null, "scoring": "common", "sequence": "up-down", "target": 100}, "scorekeeper": null}');
INSERT INTO "events" VALUES(11,2,'2026-11-30T11:35:15.554731+00:00','tablet','kfxevjtqm4933tgt3tg2dv6rw3e 1','{"cells": [["bid", 0, 0], ["bid", 1, 0], ["bid", 2, 0], ["bid", 3, 0], ["tricks", 0, 1], ["tricks", 1, 0], ["tricks", 2, 0], ["tricks", 3, 0]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(11,3,'2026-11-30T11:35:15.557842+00:00','tablet','kfxevjtqm4933tgt3tg2dv6rw3e 2','{"cells": [["tricks", 0, 0], ["tricks", 1, 1], ["tricks", 2, 0], ["tricks", 3, 0]], "correction": true, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(11,4,'2026-11-30T11:35:15.559307+00:00','tablet','kfxevjtqm4933tgt3tg2dv6rw3e 3','{"cells": [["bid", 1, 1]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(11,5,'2026-11-30T11:35:15.566491+00:00','tablet','kfxevjtqm4933tgt3tg2dv6rw3e 4','{"cells": [["bid", 2, 0]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(11,6,'2026-11-30T11:35:15.582741+00:00','tablet','kfxevjtqm4933tgt3tg2dv6rw3e 5','{"entry": 5, "kind": "undid"}');
INSERT INTO "events" VALUES(11,7,'2026-11-30T11:35:15.598544+00:00','tablet','kfxevjtqm4933tgt3tg2dv6rw3e 6','{"entry": 4, "kind": "undid"}');
INSERT INTO "events" VALUES(11,8,'2026-11-30T11:35:15.610506+00:00','tablet','kfxevjtqm4933tgt3tg2dv6rw3e 7','{"entry": 4, "kind": "redid"}');
INSERT INTO "events" VALUES(12,1,'2026-11-30T11:35:15.628312+00:00','phone',NULL,'{"drawn": false, "first_dealer": 3, "game": "devils-bridge", "kept": null, "kind": "begun", "players": ["Ani", "Budi", "Citra", "Dewi"], "rules": {"end": "target", "forehead": "last", "hook": true, "max_cards": null, "scoring": "common", "sequence": "up-down", "target": 100}, "scorekeeper": null}');
INSERT INTO "events" VALUES(12,2,'2026-11-30T11:35:15.650297+00:00','tablet','7967pqw29fbrq4p35am3zavz5md 1','{"cells": [["bid", 0, 0], ["bid", 1, 0], ["bid", 2, 0], ["bid", 3, 0], ["tricks", 0, 1], ["tricks", 1, 0], ["tricks", 2, 0], ["tricks", 3, 0]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(12,3,'2026-11-30T11:35:15.666416+00:00','tablet','7967pqw29fbrq4p35am3zavz5md 2','{"after": 1, "kind": "adjusted", "points": -5, "reason": "revoke", "side": 2}');
INSERT INTO "events" VALUES(12,4,'2026-11-30T11:35:15.682498+00:00','tablet','7967pqw29fbrq4p35am3zavz5md 3','{"hand": 2, "kind": "seated", "lowest": true, "name": "Ren\u00e9", "seat": 4, "way": "joins"}');
INSERT INTO "events" VALUES(12,5,'2026-11-30T11:35:15.702948+00:00','tablet','7967pqw29fbrq4p35am3zavz5md 4','{"hand": 2, "kind": "seated", "lowest": false, "name": "", "seat": 1, "way": "sits_out"}');
INSERT INTO "events" VALUES(12,6,'2026-11-30T11:35:15.710827+00:00','tablet','7967pqw29fbrq4p35am3zavz5md 5','{"kind": "renamed", "name": "\u9648", "seat": 0}');
INSERT INTO "events" VALUES(12,7,'2026-11-30T11:35:15.731035+00:00','tablet','7967pqw29fbrq4p35am3zavz5md 6','{"cells": [["bid", 0, 1]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(12,8,'2026-11-30T11:35:15.747294+00:00','tablet','7967pqw29fbrq4p35am3zavz5md 7','{"cells": [["bid", 2, 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(12,9,'2026-11-30T11:35:15.767368+00:00','tablet','7967pqw29fbrq4p35am3zavz5md 8','{"cells": [["bid", 3, 1]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(12,10,'2026-11-30T11:35:15.794078+00:00','tablet','7967pqw29fbrq4p35am3zavz5md 9','{"cells": [["bid", 4, 0]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(12,11,'2026-11-30T11:35:15.811675+00:00','tablet','7967pqw29fbrq4p35am3zavz5md 10','{"cells": [["trump", null, "none"]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(12,12,'2026-11-30T11:35:15.827891+00:00','tablet','7967pqw29fbrq4p35am3zavz5md 11','{"cells": [["tricks", 0, 0], ["tricks", 2, 0], ["tricks", 3, 1], ["tricks", 4, 1]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(12,13,'2026-11-30T11:35:15.843591+00:00','tablet','7967pqw29fbrq4p35am3zavz5md 12','{"kind": "ended"}');
CREATE TABLE "keep_links" (
   "sheet" INTEGER PRIMARY KEY REFERENCES "sheets"("id"),
   "nonce" TEXT NOT NULL,
   "hashed" TEXT NOT NULL
);
INSERT INTO "keep_links" VALUES(1,'H344FNw-US75Aesc1kOu0g','38a1162384afd70aa619f679a7a8b4f9ef43e9a399476d5f1eb1ac4a32e99470');
INSERT INTO "keep_links" VALUES(2,'7d8bwACIdZ5ECttASl97dg','896238b02de5ae65ee49333c7963d8066a1f68065a1f079499436994dd4c2163');
INSERT INTO "keep_links" VALUES(3,'nEvA2AOTvQaKHiYdOU7vtA','0defb9dbbd7a8a8b7c8216c3279646b66f13bc0215c378cf77556a2928b87946');
CREATE TABLE "listing" (
   "sheet" INTEGER PRIMARY KEY REFERENCES "sheets"("id"),
   "over" INTEGER NOT NULL,
   "written_at" TEXT NOT NULL
);
INSERT INTO "listing" VALUES(1,1,'2026-11-30T11:35:14.118221+00:00');
INSERT INTO "listing" VALUES(2,0,'2026-11-30T11:35:14.258511+00:00');
INSERT INTO "listing" VALUES(3,1,'2026-11-30T11:35:14.536060+00:00');
INSERT INTO "listing" VALUES(4,0,'2026-11-30T11:35:14.823155+00:00');
INSERT INTO "listing" VALUES(5,1,'2026-11-30T11:35:14.846356+00:00');
INSERT INTO "listing" VALUES(6,0,'2026-11-30T11:35:15.100303+00:00');
INSERT INTO "listing" VALUES(7,1,'2026-11-30T11:35:15.174548+00:00');
INSERT INTO "listing" VALUES(8,0,'2026-11-30T11:35:15.238729+00:00');
INSERT INTO "listing" VALUES(9,1,'2026-11-30T11:35:15.430928+00:00');
INSERT INTO "listing" VALUES(10,0,'2026-11-30T11:35:15.534238+00:00');
INSERT INTO "listing" VALUES(11,0,'2026-11-30T11:35:15.610506+00:00');
INSERT INTO "listing" VALUES(12,1,'2026-11-30T11:35:15.843591+00:00');
CREATE TABLE "phones" (
   "device" TEXT PRIMARY KEY,
   "name" TEXT NOT NULL
);
INSERT INTO "phones" VALUES('tablet','Budi’s');
CREATE TABLE "players" (
   "id" INTEGER PRIMARY KEY,
   "name" TEXT NOT NULL,
   "folded" TEXT NOT NULL
, "club" INTEGER NOT NULL DEFAULT 1);
INSERT INTO "players" VALUES(1,'Ani','ani',1);
INSERT INTO "players" VALUES(2,'Budi','budi',1);
INSERT INTO "players" VALUES(3,'Citra','citra',1);
INSERT INTO "players" VALUES(4,'Dewi','dewi',1);
INSERT INTO "players" VALUES(5,'René','rené',1);
INSERT INTO "players" VALUES(6,'陈','陈',1);
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
CREATE TABLE "seats" (
   "sheet" INTEGER REFERENCES "sheets"("id"),
   "seat" INTEGER,
   "player" INTEGER NOT NULL REFERENCES "players"("id"),
   PRIMARY KEY ("sheet", "seat")
);
INSERT INTO "seats" VALUES(1,0,1);
INSERT INTO "seats" VALUES(1,1,2);
INSERT INTO "seats" VALUES(1,2,3);
INSERT INTO "seats" VALUES(1,3,4);
INSERT INTO "seats" VALUES(2,0,1);
INSERT INTO "seats" VALUES(2,1,2);
INSERT INTO "seats" VALUES(2,2,3);
INSERT INTO "seats" VALUES(2,3,4);
INSERT INTO "seats" VALUES(3,0,1);
INSERT INTO "seats" VALUES(3,1,2);
INSERT INTO "seats" VALUES(3,2,3);
INSERT INTO "seats" VALUES(3,3,4);
INSERT INTO "seats" VALUES(4,0,1);
INSERT INTO "seats" VALUES(4,1,2);
INSERT INTO "seats" VALUES(4,2,3);
INSERT INTO "seats" VALUES(4,3,4);
INSERT INTO "seats" VALUES(5,0,1);
INSERT INTO "seats" VALUES(5,1,2);
INSERT INTO "seats" VALUES(5,2,3);
INSERT INTO "seats" VALUES(6,0,1);
INSERT INTO "seats" VALUES(6,1,2);
INSERT INTO "seats" VALUES(6,2,3);
INSERT INTO "seats" VALUES(7,0,1);
INSERT INTO "seats" VALUES(7,1,2);
INSERT INTO "seats" VALUES(7,2,3);
INSERT INTO "seats" VALUES(7,3,4);
INSERT INTO "seats" VALUES(8,0,1);
INSERT INTO "seats" VALUES(8,1,2);
INSERT INTO "seats" VALUES(8,2,3);
INSERT INTO "seats" VALUES(8,3,4);
INSERT INTO "seats" VALUES(9,0,1);
INSERT INTO "seats" VALUES(9,1,2);
INSERT INTO "seats" VALUES(9,2,3);
INSERT INTO "seats" VALUES(9,3,4);
INSERT INTO "seats" VALUES(10,0,1);
INSERT INTO "seats" VALUES(10,1,2);
INSERT INTO "seats" VALUES(10,2,3);
INSERT INTO "seats" VALUES(10,3,4);
INSERT INTO "seats" VALUES(11,0,1);
INSERT INTO "seats" VALUES(11,1,2);
INSERT INTO "seats" VALUES(11,2,3);
INSERT INTO "seats" VALUES(11,3,4);
INSERT INTO "seats" VALUES(12,0,6);
INSERT INTO "seats" VALUES(12,1,2);
INSERT INTO "seats" VALUES(12,2,3);
INSERT INTO "seats" VALUES(12,3,4);
INSERT INTO "seats" VALUES(12,4,5);
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
, "club" INTEGER NOT NULL DEFAULT 1);
INSERT INTO "sheets" VALUES(1,'ksfhw9vt7bb86833nsx6pg9ftwj',1);
INSERT INTO "sheets" VALUES(2,'ytcy85mdnv4egcnvczve4cv7w7d',1);
INSERT INTO "sheets" VALUES(3,'7v69tbhsadykhcjwcap7gkfhsfm',1);
INSERT INTO "sheets" VALUES(4,'85z34etjmd5btvc4rqhrq9ew9bw',1);
INSERT INTO "sheets" VALUES(5,'2ahffht3zsbcjqyr94np5h6weey',1);
INSERT INTO "sheets" VALUES(6,'nmb5cspv7w4ac4ey52j9pdy7zzv',1);
INSERT INTO "sheets" VALUES(7,'kj7nb4d6jjq94abdx45sef433ne',1);
INSERT INTO "sheets" VALUES(8,'8q89szr5gtdejxzw47e5xdb5dtn',1);
INSERT INTO "sheets" VALUES(9,'x4qvkj2gwt3a2etsp6g3qjjgyq4',1);
INSERT INTO "sheets" VALUES(10,'9qr9xtxhszc63bvcbt3s3j94veg',1);
INSERT INTO "sheets" VALUES(11,'kfxevjtqm4933tgt3tg2dv6rw3e',1);
INSERT INTO "sheets" VALUES(12,'7967pqw29fbrq4p35am3zavz5md',1);
CREATE TABLE "spoken" (
   "code" TEXT PRIMARY KEY,
   "sheet" INTEGER NOT NULL REFERENCES "sheets"("id")
);
INSERT INTO "spoken" VALUES('88QS',1);
INSERT INTO "spoken" VALUES('6SGG',2);
INSERT INTO "spoken" VALUES('H3AN',3);
INSERT INTO "spoken" VALUES('N3PM',4);
INSERT INTO "spoken" VALUES('JECZ',5);
INSERT INTO "spoken" VALUES('8WWD',6);
INSERT INTO "spoken" VALUES('K38F',7);
INSERT INTO "spoken" VALUES('7VQC',8);
INSERT INTO "spoken" VALUES('RK5C',9);
INSERT INTO "spoken" VALUES('BT43',10);
INSERT INTO "spoken" VALUES('2FNA',11);
INSERT INTO "spoken" VALUES('DDNK',12);
CREATE TABLE "takeovers" (
   "sheet" INTEGER PRIMARY KEY REFERENCES "sheets"("id"),
   "device" TEXT NOT NULL,
   "hands" INTEGER NOT NULL,
   "at" TEXT NOT NULL
);
INSERT INTO "takeovers" VALUES(1,'tablet',1,'2026-11-30T11:35:15.965402+00:00');
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
COMMIT;
