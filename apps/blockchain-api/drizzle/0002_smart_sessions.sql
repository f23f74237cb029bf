CREATE TABLE "smart_sessions" (
	"pci" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"project_id" text NOT NULL,
	"expiry" bigint NOT NULL,
	"permissions" jsonb NOT NULL,
	"policies" jsonb NOT NULL,
	"context" text,
	"created_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "smart_sessions_account" ON "smart_sessions" USING btree ("account","created_at" DESC NULLS LAST);