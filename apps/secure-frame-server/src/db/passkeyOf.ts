import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/**
 * Reads the credential id of a change's passkey from its `next` column. Empty text for other
 * changes.
 */
export const passkeyOf = (next: AnyPgColumn): SQL<string> =>
  sql<string>`coalesce(${next}->'passkey'->>'credentialId', '')`
