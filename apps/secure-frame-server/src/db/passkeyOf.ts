import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** Id of the passkey that a change sets, by its column of what is set; empty where it sets none. */
export const passkeyOf = (next: AnyPgColumn): SQL<string> =>
  sql<string>`coalesce(${next}->'passkey'->>'credentialId', '')`
