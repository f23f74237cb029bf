import { randomId } from '@latchkey/service'
import { and, eq, lt } from 'drizzle-orm'
import { requireNotBanned } from '../bans/requireNotBanned.ts'
import type { Database } from '../db/Database.ts'
import { sessions } from '../db/schema.ts'
import { moveSession } from '../sessions/moveSession.ts'

export type NewSession = {
  /** Who came in: an account of a chain, or a provider and the id of the link there. */
  readonly account: {
    readonly namespace: string
    readonly address: string
    readonly chainId: string
  }
  readonly userId: string
  /** Of the new cookie. */
  readonly tokenHash: string
  /** Session the browser already has: who came in before stays, under the new cookie. */
  readonly previousTokenHash: string | undefined
  readonly expiresAt: number
  readonly browser: string
  readonly auditHash: string
  readonly now: number
}

/**
 * Adds who came in to a browser, under a new cookie (S-90); the row of the same account goes.
 *
 * @throws {RefusalError} `banned`.
 */
export async function addSession(tx: Database, session: NewSession): Promise<void> {
  const { account, userId, tokenHash, previousTokenHash, expiresAt, now } = session
  const { browser, auditHash } = session
  await requireNotBanned(tx, userId, now)
  if (previousTokenHash !== undefined) {
    const sameAccount = and(
      eq(sessions.tokenHash, previousTokenHash),
      eq(sessions.address, account.address),
      eq(sessions.chainId, account.chainId),
    )
    await tx.delete(sessions).where(sameAccount)
    await moveSession(tx, { from: previousTokenHash, to: tokenHash, now })
  }
  await tx.insert(sessions).values({
    ...account,
    id: randomId(),
    tokenHash,
    userId,
    createdAt: new Date(now),
    lastSeenAt: new Date(now),
    expiresAt: new Date(expiresAt),
    browser,
    auditHash,
  })
  await tx.delete(sessions).where(lt(sessions.expiresAt, new Date(now)))
}
