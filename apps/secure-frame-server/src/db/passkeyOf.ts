import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/**
 * SQL expression for the credential id of the passkey that a change concerns, read from its `next`
 * column. Empty for other changes.
 */
export const passkeyOf = (next: AnyPgColumn): SQL<string> =>
  sql<string>`coalesce(${next}->'passkey'->>'credentialId', '')`
