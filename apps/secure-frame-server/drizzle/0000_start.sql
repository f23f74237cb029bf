CREATE TABLE "activity" (
	"position" bigserial PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"browser" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "activity_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "allowances" (
	"key" text PRIMARY KEY NOT NULL,
	"times" bigint[] NOT NULL,
	"granted" boolean NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "devices" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"thumbprint" text NOT NULL,
	"browser" text NOT NULL,
	"origin" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "email_reverts" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"old_email" text NOT NULL,
	"new_email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" text NOT NULL,
	"user_name" text,
	"email" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identities_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "mail_transactions" (
	"id" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"step" text NOT NULL,
	"thumbprint" text NOT NULL,
	"user_id" text,
	"project_id" text,
	"origin" text NOT NULL,
	"browser" text NOT NULL,
	"email" text NOT NULL,
	"new_email" text,
	"link_hash" text,
	"device_number" integer,
	"numbers" integer[],
	"code_hash" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_transactions_link_hash_unique" UNIQUE("link_hash")
);
--> statement-breakpoint
CREATE TABLE "mailboxes" (
	"id" text PRIMARY KEY NOT NULL,
	"device_id" text NOT NULL,
	"user_id" text NOT NULL,
	"thumbprint" text NOT NULL,
	"public_key" text NOT NULL,
	"origin" text NOT NULL,
	"enc" text,
	"ct" text,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mailboxes_device_id_unique" UNIQUE("device_id")
);
--> statement-breakpoint
CREATE TABLE "proofs" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_grants" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"thumbprint" text NOT NULL,
	"email" text,
	"identity" jsonb,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" text NOT NULL,
	"device_id" text NOT NULL,
	"thumbprint" text NOT NULL,
	"login" text NOT NULL,
	"user_name" text,
	"email" text,
	"signed_in_at" timestamp with time zone NOT NULL,
	"fresh_until" timestamp with time zone,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "social_transactions" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"state_hash" text NOT NULL,
	"flow_hash" text,
	"thumbprint" text NOT NULL,
	"origin" text NOT NULL,
	"browser" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"sealed" text NOT NULL,
	"step" text NOT NULL,
	"identity" jsonb,
	"refusal" text,
	"finished_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "social_transactions_state_hash_unique" UNIQUE("state_hash")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "wallets" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"device_id" text NOT NULL,
	"state" text NOT NULL,
	"share" text NOT NULL,
	"addresses" jsonb,
	"record" text,
	"backed_up" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"archived_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_reverts" ADD CONSTRAINT "email_reverts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_transactions" ADD CONSTRAINT "mail_transactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailboxes" ADD CONSTRAINT "mailboxes_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailboxes" ADD CONSTRAINT "mailboxes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_user" ON "activity" USING btree ("user_id","position");--> statement-breakpoint
CREATE INDEX "allowances_expires_at" ON "allowances" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "devices_user_key" ON "devices" USING btree ("user_id","thumbprint");--> statement-breakpoint
CREATE INDEX "mail_transactions_party" ON "mail_transactions" USING btree ("email","thumbprint");--> statement-breakpoint
CREATE INDEX "mail_transactions_expires_at" ON "mail_transactions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "proofs_expires_at" ON "proofs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_device" ON "sessions" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "social_transactions_expires_at" ON "social_transactions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "wallets_one_active" ON "wallets" USING btree ("user_id") WHERE state = 'active';--> statement-breakpoint
CREATE UNIQUE INDEX "wallets_one_pending" ON "wallets" USING btree ("device_id") WHERE state = 'pending';