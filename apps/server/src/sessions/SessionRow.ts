import type { CaipNetworkId } from '@latchkey/core'
import { type Account, type AccountId, LinkProvider, type Session } from '@latchkey/product-api'
import type { sessions } from '../db/schema.ts'

export type SessionRow = typeof sessions.$inferSelect

/** The session of a browser: all accounts that are signed in, and the one that signed in last. */
export type ActiveSession = {
  readonly tokenHash: string
  readonly userId: string
  /** Time at which the user's account is deleted, if the user requested it; else `null`. */
  readonly deletionAt: Date | null
  readonly row: SessionRow
  readonly rows: readonly SessionRow[]
}

/**
 * Returns the wallet account of a session's database row as the API type, or `null` if the row
 * belongs to a linked account.
 */
export function toAccount(row: SessionRow): Account | null {
  const { address, chainId, namespace } = row
  if (toProvider(row) !== null) return null
  return {
    address,
    chainId: chainId as CaipNetworkId,
    namespace: namespace as Account['namespace'],
  }
}

/**
 * Returns the login provider of a session's database row, or `null` if the row belongs to a wallet.
 */
export function toProvider({ namespace }: SessionRow): LinkProvider | null {
  return LinkProvider.safeParse(namespace).data ?? null
}

/** Returns the wallet accounts of a session, newest first. */
export function toAccountIds(session: ActiveSession): AccountId[] {
  return session.rows.flatMap((row) => {
    const account = toAccount(row)
    return account ? [{ address: account.address, chainId: account.chainId }] : []
  })
}

/** Converts an active session to the session type of the API. */
export function toSession(session: ActiveSession): Session {
  const { row } = session
  return {
    id: row.id,
    account: toAccount(row),
    provider: toProvider(row),
    accounts: toAccountIds(session),
    deletionAt: session.deletionAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  }
}
