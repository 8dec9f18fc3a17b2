BEGIN TRANSACTION;
CREATE TABLE "_sqlite_migrations" (
   "id" INTEGER PRIMARY KEY,
   "migration_set" TEXT,
   "name" TEXT,
   "applied_at" TEXT
);
INSERT INTO "_sqlite_migrations" VALUES(1,'scorekeeper','2026_11_sheets','2026-11-30 11:35:18.513214+00:00');
CREATE TABLE "events" (
   "sheet" INTEGER NOT NULL REFERENCES "sheets"("id"),
   "version" INTEGER NOT NULL,
   "written_at" TEXT NOT NULL,
   "device" TEXT NOT NULL,
   "key" TEXT,
   "body" TEXT NOT NULL,
   PRIMARY KEY ("sheet", "version")
);
INSERT INTO "events" VALUES(1,1,'2026-11-30T11:35:18.556280+00:00','phone',NULL,'{"drawn": false, "first_dealer": 3, "game": "devils-bridge", "kept": null, "kind": "begun", "players": ["Ani", "Budi", "Citra", "Dewi"], "rules": {"end": "target", "forehead": "last", "hook": true, "max_cards": 2, "scoring": "common", "sequence": "up-down", "target": 100}, "scorekeeper": null}');
INSERT INTO "events" VALUES(1,2,'2026-11-30T11:35:18.571144+00:00','tablet','sb7e2x5hp29h 1','{"cells": [["bid", 0, 1]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(1,3,'2026-11-30T11:35:18.586203+00:00','tablet','sb7e2x5hp29h 2','{"cells": [["bid", 0, 0]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(1,4,'2026-11-30T11:35:18.594215+00:00','tablet','sb7e2x5hp29h 3','{"cells": [["bid", 1, 0]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(1,5,'2026-11-30T11:35:18.602518+00:00','tablet','sb7e2x5hp29h 4','{"cells": [["bid", 1, 1]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(1,6,'2026-11-30T11:35:18.614317+00:00','tablet','sb7e2x5hp29h 5','{"cells": [["bid", 2, 0]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(1,7,'2026-11-30T11:35:18.622522+00:00','tablet','sb7e2x5hp29h 6','{"cells": [["bid", 3, 1]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(1,8,'2026-11-30T11:35:18.631435+00:00','tablet','sb7e2x5hp29h 7','{"cells": [["won", 1, 2]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(1,9,'2026-11-30T11:35:18.634398+00:00','tablet','sb7e2x5hp29h 8','{"cells": [["bid", 1, 0]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(1,10,'2026-11-30T11:35:18.642765+00:00','tablet','sb7e2x5hp29h 9','{"cells": [["bid", 2, 0]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(1,11,'2026-11-30T11:35:18.646516+00:00','tablet','sb7e2x5hp29h 10','{"cells": [["bid", 3, 1]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(1,12,'2026-11-30T11:35:18.655041+00:00','tablet','sb7e2x5hp29h 11','{"cells": [["bid", 3, 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(1,13,'2026-11-30T11:35:18.658835+00:00','tablet','sb7e2x5hp29h 12','{"cells": [["bid", 0, 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(1,14,'2026-11-30T11:35:18.667354+00:00','tablet','sb7e2x5hp29h 13','{"cells": [["tricks", 0, 1], ["tricks", 1, 0], ["tricks", 2, 0], ["tricks", 3, 1]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(1,15,'2026-11-30T11:35:18.675008+00:00','tablet','sb7e2x5hp29h 14','{"cells": [["bid", 2, 1]], "correction": false, "hand": 3, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(1,16,'2026-11-30T11:35:18.687078+00:00','tablet','sb7e2x5hp29h 15','{"cells": [["bid", 3, 0]], "correction": false, "hand": 3, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(1,17,'2026-11-30T11:35:18.695387+00:00','tablet','sb7e2x5hp29h 16','{"cells": [["bid", 0, 0]], "correction": false, "hand": 3, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(1,18,'2026-11-30T11:35:18.711273+00:00','tablet','sb7e2x5hp29h 17','{"cells": [["bid", 0, 1]], "correction": false, "hand": 3, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(1,19,'2026-11-30T11:35:18.727346+00:00','tablet','sb7e2x5hp29h 18','{"cells": [["bid", 1, 0]], "correction": false, "hand": 3, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(1,20,'2026-11-30T11:35:18.736120+00:00','tablet','sb7e2x5hp29h 19','{"cells": [["won", 1, 2]], "correction": false, "hand": 3, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(2,1,'2026-11-30T11:35:18.747953+00:00','phone',NULL,'{"drawn": false, "first_dealer": 3, "game": "devils-bridge", "kept": null, "kind": "begun", "players": ["Ani", "Budi", "Citra", "Dewi"], "rules": {"end": "target", "forehead": "last", "hook": true, "max_cards": null, "scoring": "common", "sequence": "up-down", "target": 100}, "scorekeeper": null}');
INSERT INTO "events" VALUES(2,2,'2026-11-30T11:35:18.756282+00:00','tablet','snmvx6vyfmrb 1','{"cells": [["bid", 0, 1]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(2,3,'2026-11-30T11:35:18.762866+00:00','tablet','snmvx6vyfmrb 2','{"cells": [["bid", 0, 0]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(2,4,'2026-11-30T11:35:18.778078+00:00','tablet','snmvx6vyfmrb 3','{"cells": [["bid", 1, 0]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(2,5,'2026-11-30T11:35:18.786566+00:00','tablet','snmvx6vyfmrb 4','{"cells": [["bid", 1, 1]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(2,6,'2026-11-30T11:35:18.802238+00:00','tablet','snmvx6vyfmrb 5','{"cells": [["bid", 2, 0]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(2,7,'2026-11-30T11:35:18.820868+00:00','tablet','snmvx6vyfmrb 6','{"cells": [["bid", 3, 1]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(2,8,'2026-11-30T11:35:18.828940+00:00','tablet','snmvx6vyfmrb 7','{"cells": [["won", 1, 2]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(2,9,'2026-11-30T11:35:18.834842+00:00','tablet','snmvx6vyfmrb 8','{"cells": [["bid", 1, 0]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(2,10,'2026-11-30T11:35:18.847079+00:00','tablet','snmvx6vyfmrb 9','{"cells": [["bid", 2, 0]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(2,11,'2026-11-30T11:35:18.859139+00:00','tablet','snmvx6vyfmrb 10','{"cells": [["bid", 3, 1]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(2,12,'2026-11-30T11:35:18.874754+00:00','tablet','snmvx6vyfmrb 11','{"cells": [["bid", 3, 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(2,13,'2026-11-30T11:35:18.882802+00:00','tablet','snmvx6vyfmrb 12','{"cells": [["bid", 0, 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(2,14,'2026-11-30T11:35:18.894952+00:00','tablet','snmvx6vyfmrb 13','{"cells": [["tricks", 0, 1], ["tricks", 1, 0], ["tricks", 2, 0], ["tricks", 3, 1]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(3,1,'2026-11-30T11:35:18.911368+00:00','phone',NULL,'{"drawn": false, "first_dealer": 1, "game": "call-bridge", "kept": null, "kind": "begun", "players": ["Ani", "Budi", "Citra", "Dewi"], "rules": {"display": "points", "hands": 2, "max_call": 12, "min_call": 2, "overtrick_value": 1, "overtricks": 2, "unit": 10}, "scorekeeper": null}');
INSERT INTO "events" VALUES(3,2,'2026-11-30T11:35:18.926142+00:00','tablet','8rzx8wjzx57v 1','{"cells": [["bid", 0, 6]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(3,3,'2026-11-30T11:35:18.934000+00:00','tablet','8rzx8wjzx57v 2','{"cells": [["bid", 0, 7]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(3,4,'2026-11-30T11:35:18.943845+00:00','tablet','8rzx8wjzx57v 3','{"cells": [["bid", 3, 12]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(3,5,'2026-11-30T11:35:18.958264+00:00','tablet','8rzx8wjzx57v 4','{"cells": [["bid", 3, 10]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(3,6,'2026-11-30T11:35:18.974247+00:00','tablet','8rzx8wjzx57v 5','{"cells": [["bid", 2, 9]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(3,7,'2026-11-30T11:35:18.978692+00:00','tablet','8rzx8wjzx57v 6','{"cells": [["bid", 1, 12]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(3,8,'2026-11-30T11:35:18.994441+00:00','tablet','8rzx8wjzx57v 7','{"cells": [["tricks", 0, 5], ["tricks", 1, 6], ["tricks", 2, 0], ["tricks", 3, 2]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(3,9,'2026-11-30T11:35:19.006623+00:00','tablet','8rzx8wjzx57v 8','{"cells": [["bid", 3, 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(3,10,'2026-11-30T11:35:19.016888+00:00','tablet','8rzx8wjzx57v 9','{"cells": [["bid", 2, 4]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(3,11,'2026-11-30T11:35:19.038824+00:00','tablet','8rzx8wjzx57v 10','{"cells": [["bid", 2, 11]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(3,12,'2026-11-30T11:35:19.054693+00:00','tablet','8rzx8wjzx57v 11','{"cells": [["bid", 1, 3]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(3,13,'2026-11-30T11:35:19.059051+00:00','tablet','8rzx8wjzx57v 12','{"cells": [["bid", 0, 9]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(3,14,'2026-11-30T11:35:19.078817+00:00','tablet','8rzx8wjzx57v 13','{"cells": [["won", 1, 3]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(3,15,'2026-11-30T11:35:19.086878+00:00','tablet','8rzx8wjzx57v 14','{"cells": [["won", 2, 1]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(3,16,'2026-11-30T11:35:19.103616+00:00','tablet','8rzx8wjzx57v 15','{"cells": [["won", 3, 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(3,17,'2026-11-30T11:35:19.110150+00:00','tablet','8rzx8wjzx57v 16','{"cells": [["won", 4, 1]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(3,18,'2026-11-30T11:35:19.123488+00:00','tablet','8rzx8wjzx57v 17','{"cells": [["won", 5, 3]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(3,19,'2026-11-30T11:35:19.138574+00:00','tablet','8rzx8wjzx57v 18','{"cells": [["won", 6, 1]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(3,20,'2026-11-30T11:35:19.149086+00:00','tablet','8rzx8wjzx57v 19','{"cells": [["won", 7, 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(3,21,'2026-11-30T11:35:19.171103+00:00','tablet','8rzx8wjzx57v 20','{"cells": [["won", 8, 3]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(3,22,'2026-11-30T11:35:19.184071+00:00','tablet','8rzx8wjzx57v 21','{"cells": [["won", 9, 3]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(3,23,'2026-11-30T11:35:19.195663+00:00','tablet','8rzx8wjzx57v 22','{"cells": [["won", 10, 3]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(3,24,'2026-11-30T11:35:19.227908+00:00','tablet','8rzx8wjzx57v 23','{"cells": [["won", 11, 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(3,25,'2026-11-30T11:35:19.249714+00:00','tablet','8rzx8wjzx57v 24','{"cells": [["won", 12, 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(3,26,'2026-11-30T11:35:19.263299+00:00','tablet','8rzx8wjzx57v 25','{"cells": [["won", 13, 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(4,1,'2026-11-30T11:35:19.279332+00:00','phone',NULL,'{"drawn": false, "first_dealer": 1, "game": "call-bridge", "kept": null, "kind": "begun", "players": ["Ani", "Budi", "Citra", "Dewi"], "rules": {"display": "points", "hands": 12, "max_call": 12, "min_call": 2, "overtrick_value": 1, "overtricks": 2, "unit": 10}, "scorekeeper": null}');
INSERT INTO "events" VALUES(4,2,'2026-11-30T11:35:19.285969+00:00','tablet','ef52qgaak8pt 1','{"cells": [["bid", 0, 6]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(4,3,'2026-11-30T11:35:19.289859+00:00','tablet','ef52qgaak8pt 2','{"cells": [["bid", 0, 7]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(4,4,'2026-11-30T11:35:19.297838+00:00','tablet','ef52qgaak8pt 3','{"cells": [["bid", 3, 12]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(4,5,'2026-11-30T11:35:19.301750+00:00','tablet','ef52qgaak8pt 4','{"cells": [["bid", 3, 10]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(4,6,'2026-11-30T11:35:19.305875+00:00','tablet','ef52qgaak8pt 5','{"cells": [["bid", 2, 9]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(4,7,'2026-11-30T11:35:19.311074+00:00','tablet','ef52qgaak8pt 6','{"cells": [["bid", 1, 12]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(4,8,'2026-11-30T11:35:19.314438+00:00','tablet','ef52qgaak8pt 7','{"cells": [["tricks", 0, 5], ["tricks", 1, 6], ["tricks", 2, 0], ["tricks", 3, 2]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(4,9,'2026-11-30T11:35:19.326348+00:00','tablet','ef52qgaak8pt 8','{"cells": [["bid", 3, 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(4,10,'2026-11-30T11:35:19.338162+00:00','tablet','ef52qgaak8pt 9','{"cells": [["bid", 2, 4]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(4,11,'2026-11-30T11:35:19.350201+00:00','tablet','ef52qgaak8pt 10','{"cells": [["bid", 2, 11]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(4,12,'2026-11-30T11:35:19.361525+00:00','tablet','ef52qgaak8pt 11','{"cells": [["bid", 1, 3]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(4,13,'2026-11-30T11:35:19.378348+00:00','tablet','ef52qgaak8pt 12','{"cells": [["bid", 0, 9]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(4,14,'2026-11-30T11:35:19.382142+00:00','tablet','ef52qgaak8pt 13','{"cells": [["won", 1, 3]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(4,15,'2026-11-30T11:35:19.387016+00:00','tablet','ef52qgaak8pt 14','{"cells": [["won", 2, 1]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(4,16,'2026-11-30T11:35:19.391785+00:00','tablet','ef52qgaak8pt 15','{"cells": [["won", 3, 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(4,17,'2026-11-30T11:35:19.398354+00:00','tablet','ef52qgaak8pt 16','{"cells": [["won", 4, 1]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(4,18,'2026-11-30T11:35:19.406612+00:00','tablet','ef52qgaak8pt 17','{"cells": [["won", 5, 3]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(4,19,'2026-11-30T11:35:19.414289+00:00','tablet','ef52qgaak8pt 18','{"cells": [["won", 6, 1]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(4,20,'2026-11-30T11:35:19.420324+00:00','tablet','ef52qgaak8pt 19','{"cells": [["won", 7, 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(4,21,'2026-11-30T11:35:19.434765+00:00','tablet','ef52qgaak8pt 20','{"cells": [["won", 8, 3]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(4,22,'2026-11-30T11:35:19.447670+00:00','tablet','ef52qgaak8pt 21','{"cells": [["won", 9, 3]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(4,23,'2026-11-30T11:35:19.467897+00:00','tablet','ef52qgaak8pt 22','{"cells": [["won", 10, 3]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(4,24,'2026-11-30T11:35:19.475913+00:00','tablet','ef52qgaak8pt 23','{"cells": [["won", 11, 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(4,25,'2026-11-30T11:35:19.491729+00:00','tablet','ef52qgaak8pt 24','{"cells": [["won", 12, 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(4,26,'2026-11-30T11:35:19.507202+00:00','tablet','ef52qgaak8pt 25','{"cells": [["won", 13, 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(5,1,'2026-11-30T11:35:19.514629+00:00','phone',NULL,'{"drawn": false, "first_dealer": 2, "game": "dont-bug-me", "kept": null, "kind": "begun", "players": ["Ani", "Budi", "Citra"], "rules": {"jacks": {"clubs": 2, "diamonds": 3, "hearts": 4, "spades": 1}, "target": 5, "tie": "another-hand"}, "scorekeeper": null}');
INSERT INTO "events" VALUES(5,2,'2026-11-30T11:35:19.530296+00:00','tablet','98c572hp53qm 1','{"cells": [["jack", "clubs", 0], ["jack", "diamonds", 0], ["jack", "hearts", 0], ["jack", "spades", 0], ["tricks", 0, 15], ["tricks", 1, 1], ["tricks", 2, 1]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(6,1,'2026-11-30T11:35:19.543120+00:00','phone',NULL,'{"drawn": false, "first_dealer": 2, "game": "dont-bug-me", "kept": null, "kind": "begun", "players": ["Ani", "Budi", "Citra"], "rules": {"jacks": {"clubs": 2, "diamonds": 3, "hearts": 4, "spades": 1}, "target": 20, "tie": "another-hand"}, "scorekeeper": null}');
INSERT INTO "events" VALUES(6,2,'2026-11-30T11:35:19.554217+00:00','tablet','r9aebaxmzdyr 1','{"cells": [["jack", "clubs", 0], ["jack", "diamonds", 0], ["jack", "hearts", 0], ["jack", "spades", 0], ["tricks", 0, 15], ["tricks", 1, 1], ["tricks", 2, 1]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(6,3,'2026-11-30T11:35:19.557921+00:00','tablet','r9aebaxmzdyr 2','{"cells": [["won", 1, 1]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(6,4,'2026-11-30T11:35:19.574245+00:00','tablet','r9aebaxmzdyr 3','{"cells": [["won", 2, 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(6,5,'2026-11-30T11:35:19.578579+00:00','tablet','r9aebaxmzdyr 4','{"cells": [["won", 3, 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(6,6,'2026-11-30T11:35:19.590480+00:00','tablet','r9aebaxmzdyr 5','{"cells": [["won", 4, 1]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(6,7,'2026-11-30T11:35:19.598471+00:00','tablet','r9aebaxmzdyr 6','{"cells": [["won", 5, 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(6,8,'2026-11-30T11:35:19.606653+00:00','tablet','r9aebaxmzdyr 7','{"cells": [["won", 6, 1]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(6,9,'2026-11-30T11:35:19.618807+00:00','tablet','r9aebaxmzdyr 8','{"cells": [["won", 7, 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(6,10,'2026-11-30T11:35:19.638988+00:00','tablet','r9aebaxmzdyr 9','{"cells": [["won", 8, 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(6,11,'2026-11-30T11:35:19.650952+00:00','tablet','r9aebaxmzdyr 10','{"cells": [["won", 9, 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(6,12,'2026-11-30T11:35:19.655787+00:00','tablet','r9aebaxmzdyr 11','{"cells": [["won", 10, 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(6,13,'2026-11-30T11:35:19.670760+00:00','tablet','r9aebaxmzdyr 12','{"cells": [["won", 11, 1]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(6,14,'2026-11-30T11:35:19.679210+00:00','tablet','r9aebaxmzdyr 13','{"cells": [["won", 12, 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(6,15,'2026-11-30T11:35:19.694595+00:00','tablet','r9aebaxmzdyr 14','{"cells": [["won", 13, 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(6,16,'2026-11-30T11:35:19.698431+00:00','tablet','r9aebaxmzdyr 15','{"cells": [["won", 14, 1]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(6,17,'2026-11-30T11:35:19.717829+00:00','tablet','r9aebaxmzdyr 16','{"cells": [["won", 15, 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(6,18,'2026-11-30T11:35:19.723480+00:00','tablet','r9aebaxmzdyr 17','{"cells": [["won", 16, 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(6,19,'2026-11-30T11:35:19.739436+00:00','tablet','r9aebaxmzdyr 18','{"cells": [["won", 17, 1]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(6,20,'2026-11-30T11:35:19.755532+00:00','tablet','r9aebaxmzdyr 19','{"cells": [["jack", "spades", 1]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(6,21,'2026-11-30T11:35:19.767754+00:00','tablet','r9aebaxmzdyr 20','{"cells": [["jack", "hearts", 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(6,22,'2026-11-30T11:35:19.782949+00:00','tablet','r9aebaxmzdyr 21','{"cells": [["jack", "diamonds", 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(6,23,'2026-11-30T11:35:19.794978+00:00','tablet','r9aebaxmzdyr 22','{"cells": [["jack", "clubs", 1]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(7,1,'2026-11-30T11:35:19.803542+00:00','phone',NULL,'{"drawn": false, "first_dealer": 1, "game": "brouc", "kept": null, "kind": "begun", "players": ["Ani", "Budi", "Citra", "Dewi"], "rules": {"all_tricks": 2, "claim": "rounded", "target": 15, "undertrump": "allowed"}, "scorekeeper": null}');
INSERT INTO "events" VALUES(7,2,'2026-11-30T11:35:19.817852+00:00','tablet','zywmbmmdqegf 1','{"cells": [["trump", null, "diamonds"]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(7,3,'2026-11-30T11:35:19.826234+00:00','tablet','zywmbmmdqegf 2','{"cells": [["combination", "diamonds", [1, "KQ"]]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(7,4,'2026-11-30T11:35:19.835382+00:00','tablet','zywmbmmdqegf 3','{"cells": [["card_points", 0, 25], ["card_points", 1, 95]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(7,5,'2026-11-30T11:35:19.842489+00:00','tablet','zywmbmmdqegf 4','{"cells": [["trump", null, "diamonds"]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(7,6,'2026-11-30T11:35:19.854505+00:00','tablet','zywmbmmdqegf 5','{"cells": [["combination", "clubs", [0, "KQJ"]]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(7,7,'2026-11-30T11:35:19.862358+00:00','tablet','zywmbmmdqegf 6','{"cells": [["card_points", 0, 120], ["card_points", 1, 0], ["claim", null, 0], ["tricks", 0, 8], ["tricks", 1, 0]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(8,1,'2026-11-30T11:35:19.874924+00:00','phone',NULL,'{"drawn": false, "first_dealer": 1, "game": "brouc", "kept": null, "kind": "begun", "players": ["Ani", "Budi", "Citra", "Dewi"], "rules": {"all_tricks": 2, "claim": "rounded", "target": 31, "undertrump": "allowed"}, "scorekeeper": null}');
INSERT INTO "events" VALUES(8,2,'2026-11-30T11:35:19.882767+00:00','tablet','gbpxt4ehbvgw 1','{"cells": [["trump", null, "diamonds"]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(8,3,'2026-11-30T11:35:19.894227+00:00','tablet','gbpxt4ehbvgw 2','{"cells": [["combination", "diamonds", [1, "KQ"]]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(8,4,'2026-11-30T11:35:19.910031+00:00','tablet','gbpxt4ehbvgw 3','{"cells": [["card_points", 0, 25], ["card_points", 1, 95]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(8,5,'2026-11-30T11:35:19.913591+00:00','tablet','gbpxt4ehbvgw 4','{"cells": [["trump", null, "diamonds"]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(8,6,'2026-11-30T11:35:19.925941+00:00','tablet','gbpxt4ehbvgw 5','{"cells": [["combination", "clubs", [0, "KQJ"]]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(8,7,'2026-11-30T11:35:19.934512+00:00','tablet','gbpxt4ehbvgw 6','{"cells": [["card_points", 0, 120], ["card_points", 1, 0], ["tricks", 0, 8], ["tricks", 1, 0]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(9,1,'2026-11-30T11:35:19.939517+00:00','phone',NULL,'{"drawn": false, "first_dealer": 3, "game": "oh-hell", "kept": null, "kind": "begun", "players": ["Ani", "Budi", "Citra", "Dewi"], "rules": {"end": "series", "hook": true, "max_cards": 2, "scoring": "wizard", "sequence": "up-down", "target": 100}, "scorekeeper": null}');
INSERT INTO "events" VALUES(9,2,'2026-11-30T11:35:19.954042+00:00','tablet','2cgf5rwjndp6 1','{"cells": [["bid", 0, 1]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(9,3,'2026-11-30T11:35:19.957892+00:00','tablet','2cgf5rwjndp6 2','{"cells": [["bid", 0, 0]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(9,4,'2026-11-30T11:35:19.970100+00:00','tablet','2cgf5rwjndp6 3','{"cells": [["bid", 1, 0]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(9,5,'2026-11-30T11:35:19.982051+00:00','tablet','2cgf5rwjndp6 4','{"cells": [["bid", 1, 1]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(9,6,'2026-11-30T11:35:19.990071+00:00','tablet','2cgf5rwjndp6 5','{"cells": [["bid", 2, 0]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(9,7,'2026-11-30T11:35:19.998427+00:00','tablet','2cgf5rwjndp6 6','{"cells": [["bid", 3, 1]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(9,8,'2026-11-30T11:35:20.010414+00:00','tablet','2cgf5rwjndp6 7','{"cells": [["won", 1, 2]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(9,9,'2026-11-30T11:35:20.026609+00:00','tablet','2cgf5rwjndp6 8','{"cells": [["bid", 1, 0]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(9,10,'2026-11-30T11:35:20.034712+00:00','tablet','2cgf5rwjndp6 9','{"cells": [["bid", 2, 0]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(9,11,'2026-11-30T11:35:20.042941+00:00','tablet','2cgf5rwjndp6 10','{"cells": [["bid", 3, 1]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(9,12,'2026-11-30T11:35:20.047258+00:00','tablet','2cgf5rwjndp6 11','{"cells": [["bid", 3, 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(9,13,'2026-11-30T11:35:20.063161+00:00','tablet','2cgf5rwjndp6 12','{"cells": [["bid", 0, 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(9,14,'2026-11-30T11:35:20.078818+00:00','tablet','2cgf5rwjndp6 13','{"cells": [["tricks", 0, 1], ["tricks", 1, 0], ["tricks", 2, 0], ["tricks", 3, 1]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(9,15,'2026-11-30T11:35:20.082538+00:00','tablet','2cgf5rwjndp6 14','{"cells": [["bid", 2, 1]], "correction": false, "hand": 3, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(9,16,'2026-11-30T11:35:20.099006+00:00','tablet','2cgf5rwjndp6 15','{"cells": [["bid", 3, 0]], "correction": false, "hand": 3, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(9,17,'2026-11-30T11:35:20.102080+00:00','tablet','2cgf5rwjndp6 16','{"cells": [["bid", 0, 0]], "correction": false, "hand": 3, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(9,18,'2026-11-30T11:35:20.114077+00:00','tablet','2cgf5rwjndp6 17','{"cells": [["bid", 0, 1]], "correction": false, "hand": 3, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(9,19,'2026-11-30T11:35:20.123036+00:00','tablet','2cgf5rwjndp6 18','{"cells": [["bid", 1, 0]], "correction": false, "hand": 3, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(9,20,'2026-11-30T11:35:20.135209+00:00','tablet','2cgf5rwjndp6 19','{"cells": [["won", 1, 2]], "correction": false, "hand": 3, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(10,1,'2026-11-30T11:35:20.147525+00:00','phone',NULL,'{"drawn": false, "first_dealer": 3, "game": "oh-hell", "kept": null, "kind": "begun", "players": ["Ani", "Budi", "Citra", "Dewi"], "rules": {"end": "series", "hook": true, "max_cards": null, "scoring": "common", "sequence": "up-down", "target": 100}, "scorekeeper": null}');
INSERT INTO "events" VALUES(10,2,'2026-11-30T11:35:20.162970+00:00','tablet','kn89mddegve6 1','{"cells": [["bid", 0, 1]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(10,3,'2026-11-30T11:35:20.178023+00:00','tablet','kn89mddegve6 2','{"cells": [["bid", 0, 0]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(10,4,'2026-11-30T11:35:20.181962+00:00','tablet','kn89mddegve6 3','{"cells": [["bid", 1, 0]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(10,5,'2026-11-30T11:35:20.190154+00:00','tablet','kn89mddegve6 4','{"cells": [["bid", 1, 1]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(10,6,'2026-11-30T11:35:20.198159+00:00','tablet','kn89mddegve6 5','{"cells": [["bid", 2, 0]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(10,7,'2026-11-30T11:35:20.206429+00:00','tablet','kn89mddegve6 6','{"cells": [["bid", 3, 1]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(10,8,'2026-11-30T11:35:20.218365+00:00','tablet','kn89mddegve6 7','{"cells": [["won", 1, 2]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(10,9,'2026-11-30T11:35:20.225815+00:00','tablet','kn89mddegve6 8','{"cells": [["bid", 1, 0]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(10,10,'2026-11-30T11:35:20.238895+00:00','tablet','kn89mddegve6 9','{"cells": [["bid", 2, 0]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(10,11,'2026-11-30T11:35:20.254708+00:00','tablet','kn89mddegve6 10','{"cells": [["bid", 3, 1]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(10,12,'2026-11-30T11:35:20.262780+00:00','tablet','kn89mddegve6 11','{"cells": [["bid", 3, 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(10,13,'2026-11-30T11:35:20.278614+00:00','tablet','kn89mddegve6 12','{"cells": [["bid", 0, 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(10,14,'2026-11-30T11:35:20.282519+00:00','tablet','kn89mddegve6 13','{"cells": [["tricks", 0, 1], ["tricks", 1, 0], ["tricks", 2, 0], ["tricks", 3, 1]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(11,1,'2026-11-30T11:35:20.291126+00:00','phone',NULL,'{"drawn": false, "first_dealer": 3, "game": "devils-bridge", "kept": null, "kind": "begun", "players": ["Ani", "Budi", "Citra", "Dewi"], "rules": {"end": "target", "forehead": "last", "hook": true, "max_cards": null, "scoring": "common", "sequence": "up-down", "target": 100}, "scorekeeper": null}');
INSERT INTO "events" VALUES(11,2,'2026-11-30T11:35:20.302214+00:00','tablet','whqqrh8q834c 1','{"cells": [["bid", 0, 0], ["bid", 1, 0], ["bid", 2, 0], ["bid", 3, 0], ["tricks", 0, 1], ["tricks", 1, 0], ["tricks", 2, 0], ["tricks", 3, 0]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(11,3,'2026-11-30T11:35:20.318358+00:00','tablet','whqqrh8q834c 2','{"cells": [["tricks", 0, 0], ["tricks", 1, 1], ["tricks", 2, 0], ["tricks", 3, 0]], "correction": true, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(11,4,'2026-11-30T11:35:20.330174+00:00','tablet','whqqrh8q834c 3','{"cells": [["bid", 1, 1]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(11,5,'2026-11-30T11:35:20.346288+00:00','tablet','whqqrh8q834c 4','{"cells": [["bid", 2, 0]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(11,6,'2026-11-30T11:35:20.358329+00:00','tablet','whqqrh8q834c 5','{"entry": 5, "kind": "undid"}');
INSERT INTO "events" VALUES(11,7,'2026-11-30T11:35:20.362418+00:00','tablet','whqqrh8q834c 6','{"entry": 4, "kind": "undid"}');
INSERT INTO "events" VALUES(11,8,'2026-11-30T11:35:20.378120+00:00','tablet','whqqrh8q834c 7','{"entry": 4, "kind": "redid"}');
INSERT INTO "events" VALUES(12,1,'2026-11-30T11:35:20.390928+00:00','phone',NULL,'{"drawn": false, "first_dealer": 3, "game": "devils-bridge", "kept": null, "kind": "begun", "players": ["Ani", "Budi", "Citra", "Dewi"], "rules": {"end": "target", "forehead": "last", "hook": true, "max_cards": null, "scoring": "common", "sequence": "up-down", "target": 100}, "scorekeeper": null}');
INSERT INTO "events" VALUES(12,2,'2026-11-30T11:35:20.397965+00:00','tablet','nvrvdn9yhvh3 1','{"cells": [["bid", 0, 0], ["bid", 1, 0], ["bid", 2, 0], ["bid", 3, 0], ["tricks", 0, 1], ["tricks", 1, 0], ["tricks", 2, 0], ["tricks", 3, 0]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(12,3,'2026-11-30T11:35:20.409939+00:00','tablet','nvrvdn9yhvh3 2','{"kind": "ended"}');
CREATE TABLE "listing" (
   "sheet" INTEGER PRIMARY KEY REFERENCES "sheets"("id"),
   "over" INTEGER NOT NULL,
   "written_at" TEXT NOT NULL
);
INSERT INTO "listing" VALUES(1,1,'2026-11-30T11:35:18.736120+00:00');
INSERT INTO "listing" VALUES(2,0,'2026-11-30T11:35:18.894952+00:00');
INSERT INTO "listing" VALUES(3,1,'2026-11-30T11:35:19.263299+00:00');
INSERT INTO "listing" VALUES(4,0,'2026-11-30T11:35:19.507202+00:00');
INSERT INTO "listing" VALUES(5,1,'2026-11-30T11:35:19.530296+00:00');
INSERT INTO "listing" VALUES(6,0,'2026-11-30T11:35:19.794978+00:00');
INSERT INTO "listing" VALUES(7,1,'2026-11-30T11:35:19.862358+00:00');
INSERT INTO "listing" VALUES(8,0,'2026-11-30T11:35:19.934512+00:00');
INSERT INTO "listing" VALUES(9,1,'2026-11-30T11:35:20.135209+00:00');
INSERT INTO "listing" VALUES(10,0,'2026-11-30T11:35:20.282519+00:00');
INSERT INTO "listing" VALUES(11,0,'2026-11-30T11:35:20.378120+00:00');
INSERT INTO "listing" VALUES(12,1,'2026-11-30T11:35:20.409939+00:00');
CREATE TABLE "players" (
   "id" INTEGER PRIMARY KEY,
   "name" TEXT NOT NULL,
   "folded" TEXT NOT NULL
);
INSERT INTO "players" VALUES(1,'Ani','ani');
INSERT INTO "players" VALUES(2,'Budi','budi');
INSERT INTO "players" VALUES(3,'Citra','citra');
INSERT INTO "players" VALUES(4,'Dewi','dewi');
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
INSERT INTO "seats" VALUES(12,0,1);
INSERT INTO "seats" VALUES(12,1,2);
INSERT INTO "seats" VALUES(12,2,3);
INSERT INTO "seats" VALUES(12,3,4);
CREATE TABLE "sheets" (
   "id" INTEGER PRIMARY KEY,
   "code" TEXT NOT NULL
);
INSERT INTO "sheets" VALUES(1,'sb7e2x5hp29h');
INSERT INTO "sheets" VALUES(2,'snmvx6vyfmrb');
INSERT INTO "sheets" VALUES(3,'8rzx8wjzx57v');
INSERT INTO "sheets" VALUES(4,'ef52qgaak8pt');
INSERT INTO "sheets" VALUES(5,'98c572hp53qm');
INSERT INTO "sheets" VALUES(6,'r9aebaxmzdyr');
INSERT INTO "sheets" VALUES(7,'zywmbmmdqegf');
INSERT INTO "sheets" VALUES(8,'gbpxt4ehbvgw');
INSERT INTO "sheets" VALUES(9,'2cgf5rwjndp6');
INSERT INTO "sheets" VALUES(10,'kn89mddegve6');
INSERT INTO "sheets" VALUES(11,'whqqrh8q834c');
INSERT INTO "sheets" VALUES(12,'nvrvdn9yhvh3');
CREATE UNIQUE INDEX "idx__sqlite_migrations_migration_set_name"
    ON "_sqlite_migrations" ("migration_set", "name");
CREATE UNIQUE INDEX "idx_sheets_code"
    ON "sheets" ("code");
CREATE UNIQUE INDEX "idx_events_key"
    ON "events" ("key");
CREATE UNIQUE INDEX "idx_players_folded"
    ON "players" ("folded");
COMMIT;
