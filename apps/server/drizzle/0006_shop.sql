CREATE TABLE "purchases" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"item_id" text NOT NULL,
	"item_name" text NOT NULL,
	"price" integer NOT NULL,
	"state" text NOT NULL,
	"bought_at" timestamp with time zone NOT NULL,
	"recipient" text,
	"attempts" integer NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone,
	"receipt" text,
	"refunded_at" timestamp with time zone,
	"refund_reason" text
);
--> statement-breakpoint
CREATE TABLE "shop_watches" (
	"user_id" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_windows" (
	"id" text PRIMARY KEY NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "spend_entries" (
	"sequence" bigserial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"purchase_id" text NOT NULL,
	"kind" text NOT NULL,
	"points" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_watches" ADD CONSTRAINT "shop_watches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "purchases_player" ON "purchases" USING btree ("user_id","bought_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "purchases_due" ON "purchases" USING btree ("state","next_attempt_at");--> statement-breakpoint
CREATE UNIQUE INDEX "spend_entries_once" ON "spend_entries" USING btree ("purchase_id","kind");--> statement-breakpoint
CREATE INDEX "spend_entries_player" ON "spend_entries" USING btree ("user_id");--> statement-breakpoint
CREATE TRIGGER "spend_entries_append_only" BEFORE UPDATE OR DELETE ON "spend_entries" FOR EACH ROW EXECUTE FUNCTION refuse_change();
