CREATE TABLE "wallet_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"wallet_id" text NOT NULL,
	"kind" text NOT NULL,
	"proven" boolean NOT NULL,
	"next" jsonb NOT NULL,
	"before" jsonb,
	"origin" text NOT NULL,
	"browser" text NOT NULL,
	"undo_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"takes_effect_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "wallet_changes_undo_hash_unique" UNIQUE("undo_hash")
);
--> statement-breakpoint
ALTER TABLE "email_reverts" ADD COLUMN "used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "wallet_changes" ADD CONSTRAINT "wallet_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_changes" ADD CONSTRAINT "wallet_changes_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wallet_changes_user" ON "wallet_changes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "wallet_changes_one_waiting" ON "wallet_changes" USING btree ("wallet_id","kind") WHERE applied_at is null and ended_at is null;--> statement-breakpoint
INSERT INTO "wallet_changes" ("id", "user_id", "wallet_id", "kind", "proven", "next", "before", "origin", "browser", "undo_hash", "created_at", "takes_effect_at", "applied_at")
SELECT w."id", w."user_id", w."id", 'archive', false, '{}'::jsonb, '{}'::jsonb, d."origin", d."browser", 'of ' || w."id", w."archived_at", w."archived_at", w."archived_at"
FROM "wallets" w JOIN "devices" d ON d."id" = w."device_id"
WHERE w."state" = 'archived' AND w."archived_at" IS NOT NULL;
