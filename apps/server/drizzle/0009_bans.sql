CREATE TABLE "ban_marks" (
	"account_hash" text PRIMARY KEY NOT NULL,
	"until" timestamp with time zone,
	"reason" text
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "banned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "banned_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "ban_reason" text;--> statement-breakpoint
CREATE INDEX "users_banned_at" ON "users" USING btree ("banned_at") WHERE "users"."banned_at" is not null;