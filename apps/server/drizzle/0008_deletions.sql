CREATE TABLE "report_pictures" (
	"report_id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"data" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "keyed_calls" DROP CONSTRAINT "keyed_calls_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "point_entries" DROP CONSTRAINT "point_entries_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "report_answers" DROP CONSTRAINT "report_answers_report_id_reports_id_fk";
--> statement-breakpoint
ALTER TABLE "reports" DROP CONSTRAINT "reports_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "standings" DROP CONSTRAINT "standings_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "user_accounts" DROP CONSTRAINT "user_accounts_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "link_flows" DROP CONSTRAINT "link_flows_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "linked_accounts" DROP CONSTRAINT "linked_accounts_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deletion_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "report_pictures" ADD CONSTRAINT "report_pictures_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "keyed_calls" ADD CONSTRAINT "keyed_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_answers" ADD CONSTRAINT "report_answers_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_accounts" ADD CONSTRAINT "user_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_flows" ADD CONSTRAINT "link_flows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "linked_accounts" ADD CONSTRAINT "linked_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_accounts_user" ON "user_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "users_deletion_at" ON "users" USING btree ("deletion_at");