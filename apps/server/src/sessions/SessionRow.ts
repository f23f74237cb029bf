import type { CaipNetworkId } from '@latchkey/core'
import { type Account, type AccountId, LinkProvider, type Session } from '@latchkey/product-api'
import type { sessions } from '../db/schema.ts'

export type SessionRow = typeof sessions.$inferSelect

/** What a browser is signed in with: its row of the account that signed in last, and all of its rows. */
export type ActiveSession = {
  readonly tokenHash: string
  readonly userId: string
  /** When the account of this user goes for good; `null` for who has not asked for it. */
  readonly deletionAt: Date | null
  readonly row: SessionRow
  readonly rows: readonly SessionRow[]
}

/** The account of a row, as the contract has it; `null` where an account elsewhere came in. */
export function toAccount(row: SessionRow): Account | null {
  const { address, chainId, namespace } = row
  if (toProvider(row) !== null) return null
  return {
    address,
    chainId: chainId as CaipNetworkId,
    namespace: namespace as Account['namespace'],
  }
}

/** Where the account elsewhere of a row is; `null` where a wallet signed. */
export function toProvider({ namespace }: SessionRow): LinkProvider | null {
  return LinkProvider.safeParse(namespace).data ?? null
}

/** The accounts of wallets a browser is signed in with, newest first. */
export function toAccountIds(session: ActiveSession): AccountId[] {
  return session.rows.flatMap((row) => {
    const account = toAccount(row)
    return account ? [{ address: account.address, chainId: account.chainId }] : []
  })
}

/** The session as the contract has it. */
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
