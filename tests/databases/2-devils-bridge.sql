BEGIN TRANSACTION;
CREATE TABLE "_sqlite_migrations" (
   "id" INTEGER PRIMARY KEY,
   "migration_set" TEXT,
   "name" TEXT,
   "applied_at" TEXT
);
INSERT INTO "_sqlite_migrations" VALUES(1,'scorekeeper','2026_11_sheets','2026-11-30 11:35:22.892074+00:00');
CREATE TABLE "events" (
   "sheet" INTEGER NOT NULL REFERENCES "sheets"("id"),
   "version" INTEGER NOT NULL,
   "written_at" TEXT NOT NULL,
   "device" TEXT NOT NULL,
   "key" TEXT,
   "body" TEXT NOT NULL,
   PRIMARY KEY ("sheet", "version")
);
INSERT INTO "events" VALUES(1,1,'2026-11-30T11:35:22.912302+00:00','phone',NULL,'{"drawn": false, "first_dealer": 3, "game": "devils-bridge", "kept": null, "kind": "begun", "players": ["Ani", "Budi", "Citra", "Dewi"], "rules": {"end": "target", "forehead": "last", "hook": true, "max_cards": 2, "scoring": "common", "sequence": "up-down", "target": 100}, "scorekeeper": null}');
INSERT INTO "events" VALUES(1,2,'2026-11-30T11:35:22.933602+00:00','tablet','8f47ygba7zcb 1','{"cells": [["bid", 0, 1]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(1,3,'2026-11-30T11:35:22.942343+00:00','tablet','8f47ygba7zcb 2','{"cells": [["bid", 0, 0]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(1,4,'2026-11-30T11:35:22.946247+00:00','tablet','8f47ygba7zcb 3','{"cells": [["bid", 1, 0]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(1,5,'2026-11-30T11:35:22.950273+00:00','tablet','8f47ygba7zcb 4','{"cells": [["bid", 1, 1]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(1,6,'2026-11-30T11:35:22.958602+00:00','tablet','8f47ygba7zcb 5','{"cells": [["bid", 2, 0]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(1,7,'2026-11-30T11:35:22.962307+00:00','tablet','8f47ygba7zcb 6','{"cells": [["bid", 3, 1]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(1,8,'2026-11-30T11:35:22.974394+00:00','tablet','8f47ygba7zcb 7','{"cells": [["won", 1, 3]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(1,9,'2026-11-30T11:35:22.990497+00:00','tablet','8f47ygba7zcb 8','{"cells": [["bid", 1, 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(1,10,'2026-11-30T11:35:22.998548+00:00','tablet','8f47ygba7zcb 9','{"cells": [["bid", 2, 0]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(1,11,'2026-11-30T11:35:23.014121+00:00','tablet','8f47ygba7zcb 10','{"cells": [["bid", 3, 0]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(1,12,'2026-11-30T11:35:23.034588+00:00','tablet','8f47ygba7zcb 11','{"cells": [["bid", 3, 1]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(1,13,'2026-11-30T11:35:23.046731+00:00','tablet','8f47ygba7zcb 12','{"cells": [["bid", 0, 0]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(1,14,'2026-11-30T11:35:23.066886+00:00','tablet','8f47ygba7zcb 13','{"cells": [["tricks", 0, 1], ["tricks", 1, 0], ["tricks", 2, 0], ["tricks", 3, 1]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(1,15,'2026-11-30T11:35:23.082809+00:00','tablet','8f47ygba7zcb 14','{"cells": [["bid", 2, 1]], "correction": false, "hand": 3, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(1,16,'2026-11-30T11:35:23.096778+00:00','tablet','8f47ygba7zcb 15','{"cells": [["bid", 3, 0]], "correction": false, "hand": 3, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(1,17,'2026-11-30T11:35:23.118830+00:00','tablet','8f47ygba7zcb 16','{"cells": [["bid", 0, 0]], "correction": false, "hand": 3, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(1,18,'2026-11-30T11:35:23.134844+00:00','tablet','8f47ygba7zcb 17','{"cells": [["bid", 1, 1]], "correction": false, "hand": 3, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(1,19,'2026-11-30T11:35:23.151609+00:00','tablet','8f47ygba7zcb 18','{"cells": [["won", 1, 0]], "correction": false, "hand": 3, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(2,1,'2026-11-30T11:35:23.167794+00:00','phone',NULL,'{"drawn": false, "first_dealer": 3, "game": "devils-bridge", "kept": null, "kind": "begun", "players": ["Ani", "Budi", "Citra", "Dewi"], "rules": {"end": "target", "forehead": "last", "hook": true, "max_cards": null, "scoring": "common", "sequence": "up-down", "target": 100}, "scorekeeper": null}');
INSERT INTO "events" VALUES(2,2,'2026-11-30T11:35:23.178312+00:00','tablet','dtrqzj24dc96 1','{"cells": [["bid", 0, 1]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(2,3,'2026-11-30T11:35:23.179939+00:00','tablet','dtrqzj24dc96 2','{"cells": [["bid", 0, 0]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(2,4,'2026-11-30T11:35:23.186443+00:00','tablet','dtrqzj24dc96 3','{"cells": [["bid", 1, 0]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(2,5,'2026-11-30T11:35:23.206090+00:00','tablet','dtrqzj24dc96 4','{"cells": [["bid", 1, 1]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(2,6,'2026-11-30T11:35:23.214137+00:00','tablet','dtrqzj24dc96 5','{"cells": [["bid", 2, 0]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(2,7,'2026-11-30T11:35:23.226194+00:00','tablet','dtrqzj24dc96 6','{"cells": [["bid", 3, 1]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(2,8,'2026-11-30T11:35:23.234506+00:00','tablet','dtrqzj24dc96 7','{"cells": [["won", 1, 3]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(2,9,'2026-11-30T11:35:23.246483+00:00','tablet','dtrqzj24dc96 8','{"cells": [["bid", 1, 2]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(2,10,'2026-11-30T11:35:23.254278+00:00','tablet','dtrqzj24dc96 9','{"cells": [["bid", 2, 0]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(2,11,'2026-11-30T11:35:23.262835+00:00','tablet','dtrqzj24dc96 10','{"cells": [["bid", 3, 0]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(2,12,'2026-11-30T11:35:23.271715+00:00','tablet','dtrqzj24dc96 11','{"cells": [["bid", 3, 1]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(2,13,'2026-11-30T11:35:23.278753+00:00','tablet','dtrqzj24dc96 12','{"cells": [["bid", 0, 0]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(2,14,'2026-11-30T11:35:23.298619+00:00','tablet','dtrqzj24dc96 13','{"cells": [["tricks", 0, 1], ["tricks", 1, 0], ["tricks", 2, 0], ["tricks", 3, 1]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(3,1,'2026-11-30T11:35:23.302828+00:00','phone',NULL,'{"drawn": false, "first_dealer": 3, "game": "devils-bridge", "kept": null, "kind": "begun", "players": ["Ani", "Budi", "Citra", "Dewi"], "rules": {"end": "target", "forehead": "last", "hook": true, "max_cards": null, "scoring": "common", "sequence": "up-down", "target": 100}, "scorekeeper": null}');
INSERT INTO "events" VALUES(3,2,'2026-11-30T11:35:23.322269+00:00','tablet','6asvmr3bt3br 1','{"cells": [["bid", 0, 0], ["bid", 1, 0], ["bid", 2, 0], ["bid", 3, 0], ["tricks", 0, 1], ["tricks", 1, 0], ["tricks", 2, 0], ["tricks", 3, 0]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(3,3,'2026-11-30T11:35:23.326074+00:00','tablet','6asvmr3bt3br 2','{"cells": [["tricks", 0, 0], ["tricks", 1, 1], ["tricks", 2, 0], ["tricks", 3, 0]], "correction": true, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(3,4,'2026-11-30T11:35:23.342403+00:00','tablet','6asvmr3bt3br 3','{"cells": [["bid", 1, 1]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(3,5,'2026-11-30T11:35:23.346535+00:00','tablet','6asvmr3bt3br 4','{"cells": [["bid", 2, 0]], "correction": false, "hand": 2, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(3,6,'2026-11-30T11:35:23.348147+00:00','tablet','6asvmr3bt3br 5','{"entry": 5, "kind": "undid"}');
INSERT INTO "events" VALUES(3,7,'2026-11-30T11:35:23.366434+00:00','tablet','6asvmr3bt3br 6','{"entry": 4, "kind": "undid"}');
INSERT INTO "events" VALUES(3,8,'2026-11-30T11:35:23.374384+00:00','tablet','6asvmr3bt3br 7','{"entry": 4, "kind": "redid"}');
INSERT INTO "events" VALUES(4,1,'2026-11-30T11:35:23.391804+00:00','phone',NULL,'{"drawn": false, "first_dealer": 3, "game": "devils-bridge", "kept": null, "kind": "begun", "players": ["Ani", "Budi", "Citra", "Dewi"], "rules": {"end": "target", "forehead": "last", "hook": true, "max_cards": null, "scoring": "common", "sequence": "up-down", "target": 100}, "scorekeeper": null}');
INSERT INTO "events" VALUES(4,2,'2026-11-30T11:35:23.410265+00:00','tablet','kh77hvj7npq7 1','{"cells": [["bid", 0, 0], ["bid", 1, 0], ["bid", 2, 0], ["bid", 3, 0], ["tricks", 0, 1], ["tricks", 1, 0], ["tricks", 2, 0], ["tricks", 3, 0]], "correction": false, "hand": 1, "kind": "wrote", "reason": ""}');
INSERT INTO "events" VALUES(4,3,'2026-11-30T11:35:23.412670+00:00','tablet','kh77hvj7npq7 2','{"kind": "ended"}');
CREATE TABLE "listing" (
   "sheet" INTEGER PRIMARY KEY REFERENCES "sheets"("id"),
   "over" INTEGER NOT NULL,
   "written_at" TEXT NOT NULL
);
INSERT INTO "listing" VALUES(1,1,'2026-11-30T11:35:23.151609+00:00');
INSERT INTO "listing" VALUES(2,0,'2026-11-30T11:35:23.298619+00:00');
INSERT INTO "listing" VALUES(3,0,'2026-11-30T11:35:23.374384+00:00');
INSERT INTO "listing" VALUES(4,1,'2026-11-30T11:35:23.412670+00:00');
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
CREATE TABLE "sheets" (
   "id" INTEGER PRIMARY KEY,
   "code" TEXT NOT NULL
);
INSERT INTO "sheets" VALUES(1,'8f47ygba7zcb');
INSERT INTO "sheets" VALUES(2,'dtrqzj24dc96');
INSERT INTO "sheets" VALUES(3,'6asvmr3bt3br');
INSERT INTO "sheets" VALUES(4,'kh77hvj7npq7');
CREATE UNIQUE INDEX "idx__sqlite_migrations_migration_set_name"
    ON "_sqlite_migrations" ("migration_set", "name");
CREATE UNIQUE INDEX "idx_sheets_code"
    ON "sheets" ("code");
CREATE UNIQUE INDEX "idx_events_key"
    ON "events" ("key");
CREATE UNIQUE INDEX "idx_players_folded"
    ON "players" ("folded");
COMMIT;
