-- Unlogged: a limit is no reason to wait for the disk, and a crash of the database forgets a minute.
CREATE UNLOGGED TABLE "rate_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"times" bigint[] NOT NULL,
	"wait_ms" integer NOT NULL
) WITH (fillfactor = 50);
--> statement-breakpoint
-- A row is 2.4 kB at most; put elsewhere it would be written twice each time.
ALTER TABLE "rate_counts" ALTER COLUMN "times" SET STORAGE PLAIN;
