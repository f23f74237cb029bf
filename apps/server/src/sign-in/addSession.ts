import { randomId } from '@latchkey/service'
import { and, eq, lt } from 'drizzle-orm'
import { requireNotBanned } from '../bans/requireNotBanned.ts'
import type { Database } from '../db/Database.ts'
import { sessions } from '../db/schema.ts'
import { moveSession } from '../sessions/moveSession.ts'

export type NewSession = {
  /** The account that signed in: a wallet account, or a linked account as provider and link id. */
  readonly account: {
    readonly namespace: string
    readonly address: string
    readonly chainId: string
  }
  readonly userId: string
  /** SHA-256 of the new session cookie's token. */
  readonly tokenHash: string
  /**
   * Token hash of the browser's existing session. Its accounts stay signed in under the new cookie.
   */
  readonly previousTokenHash: string | undefined
  readonly expiresAt: number
  readonly browser: string
  readonly auditHash: string
  readonly now: number
}

/**
 * Adds a signed-in account to the session of a browser, under a new cookie (S-90). Replaces an
 * earlier session row of the same account.
 *
 * @throws {RefusalError} `banned`: the user is banned.
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
