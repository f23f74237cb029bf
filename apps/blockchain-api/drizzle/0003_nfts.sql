CREATE TABLE "nft_holdings" (
	"account" text NOT NULL,
	"chain" text NOT NULL,
	"token" text NOT NULL,
	"token_id" numeric(78, 0) NOT NULL,
	"amount" numeric NOT NULL,
	CONSTRAINT "nft_holdings_account_chain_token_token_id_pk" PRIMARY KEY("account","chain","token","token_id")
);
--> statement-breakpoint
CREATE TABLE "nfts" (
	"chain" text NOT NULL,
	"contract" text NOT NULL,
	"token_id" text NOT NULL,
	"standard" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"collection" text NOT NULL,
	"picture_uri" text NOT NULL,
	"whole" boolean NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "nfts_chain_contract_token_id_pk" PRIMARY KEY("chain","contract","token_id")
);
--> statement-breakpoint
INSERT INTO "nft_holdings" ("account", "chain", "token", "token_id", "amount")
SELECT "account", "chain", "token", "token_id", sum("amount")
FROM (
	SELECT "receiver" AS "account", "chain", "token", "token_id", "amount" FROM "transfers"
	UNION ALL
	SELECT "sender", "chain", "token", "token_id", -"amount" FROM "transfers"
) AS "moved"
WHERE "token_id" IS NOT NULL AND "account" <> '0x0000000000000000000000000000000000000000'
GROUP BY "account", "chain", "token", "token_id"
HAVING sum("amount") <> 0;
