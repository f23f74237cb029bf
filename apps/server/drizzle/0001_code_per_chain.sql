-- Sessions of code whose user is that of a key: lent code (EIP-7702) signed them, which now speaks for its chain alone.
-- Only a session signed by code lasts 24 hours. Those who lost theirs sign in again.
DELETE FROM "sessions" USING "user_accounts"
WHERE "sessions"."user_id" = "user_accounts"."user_id"
	AND "sessions"."namespace" = "user_accounts"."namespace"
	AND "sessions"."address" = "user_accounts"."address"
	AND "user_accounts"."scope" = ''
	AND "sessions"."expires_at" - "sessions"."created_at" <= interval '24 hours';
