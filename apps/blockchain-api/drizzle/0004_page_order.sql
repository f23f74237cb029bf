DROP INDEX "activity_page";--> statement-breakpoint
CREATE INDEX "activity_page" ON "activity" USING btree ("account","mined_at","block_number","position","chain");