ALTER TABLE "smart_sessions" ADD COLUMN "delegation" text;--> statement-breakpoint
ALTER TABLE "smart_sessions" ADD CONSTRAINT "smart_sessions_delegation_unique" UNIQUE("delegation");