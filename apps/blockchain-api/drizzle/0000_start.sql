CREATE TABLE "activity" (
	"account" text NOT NULL,
	"chain" text NOT NULL,
	"block_number" bigint NOT NULL,
	"position" integer NOT NULL,
	"mined_at" bigint NOT NULL,
	CONSTRAINT "activity_account_chain_block_number_position_pk" PRIMARY KEY("account","chain","block_number","position")
);
--> statement-breakpoint
CREATE TABLE "blocks" (
	"chain" text NOT NULL,
	"block_number" bigint NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "blocks_chain_block_number_pk" PRIMARY KEY("chain","block_number")
);
--> statement-breakpoint
CREATE TABLE "holdings" (
	"account" text NOT NULL,
	"chain" text NOT NULL,
	"token" text NOT NULL,
	"amount" numeric NOT NULL,
	CONSTRAINT "holdings_account_chain_token_pk" PRIMARY KEY("account","chain","token")
);
--> statement-breakpoint
CREATE TABLE "name_addresses" (
	"name" text NOT NULL,
	"coin_type" bigint NOT NULL,
	"address" text NOT NULL,
	"address_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "name_addresses_name_coin_type_pk" PRIMARY KEY("name","coin_type")
);
--> statement-breakpoint
CREATE TABLE "names" (
	"name" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"attributes" jsonb NOT NULL,
	"registered_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tokens" (
	"chain" text NOT NULL,
	"address" text NOT NULL,
	"name" text NOT NULL,
	"symbol" text NOT NULL,
	"decimals" integer NOT NULL,
	CONSTRAINT "tokens_chain_address_pk" PRIMARY KEY("chain","address")
);
--> statement-breakpoint
CREATE TABLE "transactions" (
	"chain" text NOT NULL,
	"block_number" bigint NOT NULL,
	"position" integer NOT NULL,
	"hash" text NOT NULL,
	"mined_at" bigint NOT NULL,
	"sender" text NOT NULL,
	"receiver" text NOT NULL,
	"nonce" bigint NOT NULL,
	"succeeded" boolean NOT NULL,
	"selector" text NOT NULL,
	CONSTRAINT "transactions_chain_block_number_position_pk" PRIMARY KEY("chain","block_number","position")
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"chain" text NOT NULL,
	"block_number" bigint NOT NULL,
	"position" integer NOT NULL,
	"log_index" integer NOT NULL,
	"token" text NOT NULL,
	"sender" text NOT NULL,
	"receiver" text NOT NULL,
	"amount" numeric(78, 0) NOT NULL,
	CONSTRAINT "transfers_chain_block_number_position_log_index_pk" PRIMARY KEY("chain","block_number","position","log_index")
);
--> statement-breakpoint
ALTER TABLE "name_addresses" ADD CONSTRAINT "name_addresses_name_names_name_fk" FOREIGN KEY ("name") REFERENCES "public"."names"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_page" ON "activity" USING btree ("account","mined_at" DESC NULLS LAST,"block_number" DESC NULLS LAST,"position" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "activity_block" ON "activity" USING btree ("chain","block_number");--> statement-breakpoint
CREATE INDEX "name_addresses_reverse" ON "name_addresses" USING btree ("address_key");