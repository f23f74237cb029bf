CREATE TABLE "releases" (
	"id" text PRIMARY KEY NOT NULL,
	"device_id" text NOT NULL,
	"user_id" text NOT NULL,
	"wallet_id" text NOT NULL,
	"ticket" text NOT NULL,
	"cancel_hash" text NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"held_until" timestamp with time zone,
	CONSTRAINT "releases_device_id_unique" UNIQUE("device_id"),
	CONSTRAINT "releases_cancel_hash_unique" UNIQUE("cancel_hash")
);
--> statement-breakpoint
ALTER TABLE "wallets" ADD COLUMN "escrow_enc" text;--> statement-breakpoint
ALTER TABLE "wallets" ADD COLUMN "escrow_ct" text;--> statement-breakpoint
ALTER TABLE "releases" ADD CONSTRAINT "releases_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "releases" ADD CONSTRAINT "releases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "releases" ADD CONSTRAINT "releases_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "releases_user" ON "releases" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "releases_wallet" ON "releases" USING btree ("wallet_id");--> statement-breakpoint
CREATE INDEX "releases_expires_at" ON "releases" USING btree ("expires_at");