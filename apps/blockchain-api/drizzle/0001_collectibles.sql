ALTER TABLE "transfers" DROP CONSTRAINT "transfers_chain_block_number_position_log_index_pk";--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "token_id" numeric(78, 0);--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "part" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_chain_block_number_position_log_index_part_pk" PRIMARY KEY("chain","block_number","position","log_index","part");
