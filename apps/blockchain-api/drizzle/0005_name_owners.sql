DROP INDEX "name_addresses_reverse";--> statement-breakpoint
ALTER TABLE "names" ADD COLUMN "owner_chain" text;--> statement-breakpoint
CREATE INDEX "names_owner" ON "names" USING btree ("owner","registered_at" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "name_addresses" DROP COLUMN "address_key";