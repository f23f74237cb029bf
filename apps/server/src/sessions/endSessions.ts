import { and, eq, ne, type SQL } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { sessions } from '../db/schema.ts'

async function end(db: Database, which: SQL | undefined): Promise<number> {
  const ended = await db.delete(sessions).where(which).returning({ id: sessions.id })
  return ended.length
}

/**
 * Signs accounts out in one browser: all accounts, or those that match every given filter (S-83).
 */
export function endBrowserSessions(
  db: Database,
  tokenHash: string,
  account: { readonly address?: string | undefined; readonly chainId?: string | undefined },
): Promise<number> {
  const { address, chainId } = account
  return end(
    db,
    and(
      eq(sessions.tokenHash, tokenHash),
      address === undefined ? undefined : eq(sessions.address, address),
      chainId === undefined ? undefined : eq(sessions.chainId, chainId),
    ),
  )
}

/**
 * Ends one session of a user. Returns 0 if the session does not exist or belongs to another user.
 */
export function endSession(db: Database, userId: string, id: string): Promise<number> {
  return end(db, and(eq(sessions.id, id), eq(sessions.userId, userId)))
}

/** Ends all sessions of a user in all browsers. */
export function endUserSessions(db: Database, userId: string): Promise<number> {
  return end(db, eq(sessions.userId, userId))
}

/** Ends the user's sessions in all browsers except one. */
export function endOtherSessions(
  db: Database,
  userId: string,
  keptTokenHash: string,
): Promise<number> {
  return end(db, and(eq(sessions.userId, userId), ne(sessions.tokenHash, keptTokenHash)))
}

/**
 * Ends the sessions that a user opened with a linked account, in all browsers except one. Called
 * when the user unlinks the account.
 */
export function endLinkSessions(
  db: Database,
  linkId: string,
  keptTokenHash: string,
): Promise<number> {
  return end(db, and(eq(sessions.address, linkId), ne(sessions.tokenHash, keptTokenHash)))
}
