ALTER TABLE "mail_transactions" ADD COLUMN "place" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_transactions" ADD COLUMN "shows_number" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_transactions" DROP COLUMN "numbers";