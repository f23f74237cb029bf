import type { CaipNetworkId } from '@latchkey/core'
import type { Account, AccountId, Session } from '@latchkey/product-api'
import type { sessions } from '../db/schema.ts'

export type SessionRow = typeof sessions.$inferSelect

/** What a browser is signed in with: its row of the account that signed in last, and all of its rows. */
export type ActiveSession = {
  readonly tokenHash: string
  readonly userId: string
  readonly row: SessionRow
  readonly rows: readonly SessionRow[]
}

/** The account of a row, as the contract has it. */
export function toAccount(row: SessionRow): Account {
  const { address, chainId, namespace } = row
  return {
    address,
    chainId: chainId as CaipNetworkId,
    namespace: namespace as Account['namespace'],
  }
}

/** The accounts a browser is signed in with, newest first. */
export function toAccountIds(session: ActiveSession): AccountId[] {
  return session.rows.map((row) => {
    const { address, chainId } = toAccount(row)
    return { address, chainId }
  })
}

/** The session as the contract has it. */
export function toSession(session: ActiveSession): Session {
  const { row } = session
  return {
    id: row.id,
    account: toAccount(row),
    accounts: toAccountIds(session),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  }
}
