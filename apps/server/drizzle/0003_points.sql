CREATE TABLE "audit_log" (
	"sequence" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "point_counts" (
	"season_id" text NOT NULL,
	"level" smallint NOT NULL,
	"range" integer NOT NULL,
	"players" integer NOT NULL,
	CONSTRAINT "point_counts_season_id_level_range_pk" PRIMARY KEY("season_id","level","range")
);
--> statement-breakpoint
CREATE TABLE "point_entries" (
	"sequence" bigserial PRIMARY KEY NOT NULL,
	"season_id" text NOT NULL,
	"user_id" text NOT NULL,
	"points" integer NOT NULL,
	"reason" text NOT NULL,
	"award_id" text NOT NULL,
	"awarded_at" timestamp with time zone NOT NULL,
	"written_by" xid8 DEFAULT pg_current_xact_id() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seasons" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	CONSTRAINT "seasons_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "standings" (
	"season_id" text NOT NULL,
	"user_id" text NOT NULL,
	"points" integer NOT NULL,
	CONSTRAINT "standings_season_id_user_id_pk" PRIMARY KEY("season_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "name_key" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "point_counts" ADD CONSTRAINT "point_counts_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standings" ADD CONSTRAINT "standings_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standings" ADD CONSTRAINT "standings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "point_entries_award" ON "point_entries" USING btree ("season_id","award_id");--> statement-breakpoint
CREATE INDEX "point_entries_player" ON "point_entries" USING btree ("season_id","user_id","sequence");--> statement-breakpoint
CREATE INDEX "point_entries_news" ON "point_entries" USING btree ("season_id","written_by");--> statement-breakpoint
CREATE INDEX "standings_board" ON "standings" USING btree ("season_id","points" DESC NULLS FIRST,"user_id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_name_key_unique" UNIQUE("name_key");--> statement-breakpoint
-- The ledger is written on and never over, whoever asks.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Table % is append-only.', TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER "point_entries_append_only" BEFORE UPDATE OR DELETE ON "point_entries" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER "audit_log_append_only" BEFORE UPDATE OR DELETE ON "audit_log" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- Few rows that change often: room beside each, so that a change stays on its page and touches no index.
ALTER TABLE "point_counts" SET (fillfactor = 50);
