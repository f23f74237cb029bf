ALTER TABLE "users" ADD COLUMN "name_skeleton" text;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_name_skeleton_unique" UNIQUE("name_skeleton");