import type { Clock } from '@latchkey/service'
import { and, count, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { smartSessions } from '../db/schema.ts'
import { ApiError } from '../errors/ApiError.ts'

type SessionContext = { readonly db: Database; readonly clock: Clock }

/** Maximum number of smart sessions in one answer, and of active ones that an account may have. */
const sessionLimit = 255

export type SessionRow = typeof smartSessions.$inferSelect

export const toSeconds = (time: Date | number): number => Math.floor(Number(time) / 1_000)

/** Reads the smart sessions of an account, newest first. */
export function readSessions(
  account: string,
  { db }: Pick<SessionContext, 'db'>,
): Promise<SessionRow[]> {
  return db
    .select()
    .from(smartSessions)
    .where(eq(smartSessions.account, account))
    .orderBy(desc(smartSessions.createdAt), smartSessions.pci)
    .limit(sessionLimit)
}

/**
 * Checks that the account may create another smart session.
 *
 * @throws {ApiError} 400 if the account has the maximum number of active smart sessions.
 */
export async function requireRoom(account: string, { db, clock }: SessionContext): Promise<void> {
  const isLive = and(
    eq(smartSessions.account, account),
    isNull(smartSessions.revokedAt),
    gt(smartSessions.expiry, toSeconds(clock.now())),
  )
  const [found] = await db.select({ live: count() }).from(smartSessions).where(isLive)
  if ((found?.live ?? 0) < sessionLimit) return
  throw new ApiError({ status: 400, field: 'address', description: 'Too many smart sessions' })
}

export const refuseSession = (description: string) =>
  new ApiError({ status: 400, field: 'pci', description })

type Named = { readonly account: string; readonly pci: string }

/**
 * Reads one smart session of an account.
 *
 * @throws {ApiError} 400 `pci` if the account has no such session.
 */
export async function requireSession(
  { account, pci }: Named,
  { db }: Pick<SessionContext, 'db'>,
): Promise<SessionRow> {
  const wanted = and(eq(smartSessions.pci, pci.toLowerCase()), eq(smartSessions.account, account))
  const [row] = await db.select().from(smartSessions).where(wanted)
  if (row) return row
  throw refuseSession('The session is not known')
}

/**
 * Reads one smart session of an account that is neither revoked nor expired.
 *
 * @throws {ApiError} 400 `pci` if the session is unknown, revoked or expired.
 */
export async function requireLiveSession(
  named: Named,
  context: SessionContext,
): Promise<SessionRow> {
  const row = await requireSession(named, context)
  if (row.revokedAt) throw refuseSession('The session is revoked')
  if (row.expiry <= toSeconds(context.clock.now())) throw refuseSession('The session is expired')
  return row
}
