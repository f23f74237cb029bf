import type { Clock } from '@latchkey/service'
import { and, count, desc, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { sessionBytes, ungrantedMs } from '../config/constants.ts'
import type { Database } from '../db/Database.ts'
import { smartSessions } from '../db/schema.ts'
import { ApiError } from '../errors/ApiError.ts'

type SessionContext = { readonly db: Database; readonly clock: Clock }

/** Maximum number of smart sessions in one answer, and of active ones that an account may have. */
const sessionLimit = 255

export type SessionRow = typeof smartSessions.$inferSelect

export const toSeconds = (time: Date | number): number => Math.floor(Number(time) / 1_000)

/** Returns the SQL condition for the smart sessions that are neither revoked nor expired. */
const isLive = ({ clock }: SessionContext) =>
  and(isNull(smartSessions.revokedAt), gt(smartSessions.expiry, toSeconds(clock.now())))

/** Returns the SQL condition for the smart sessions that an account's wallet has granted. */
const isGranted = (account: string) =>
  and(eq(smartSessions.account, account), isNotNull(smartSessions.context))

/**
 * Reads the smart sessions of an account that a wallet has granted: live ones first, then newest
 * first. Sessions without a grant are left out, because anybody may create them (S-144).
 */
export function readSessions(account: string, context: SessionContext): Promise<SessionRow[]> {
  return context.db
    .select()
    .from(smartSessions)
    .where(isGranted(account))
    .orderBy(sql`(${isLive(context)}) desc`, desc(smartSessions.createdAt), smartSessions.pci)
    .limit(sessionLimit)
}

/**
 * Deletes the smart sessions that no wallet has granted within ten minutes, of all accounts, so that
 * strangers cannot fill the table (S-144).
 */
export async function dropUngranted({ db, clock }: SessionContext): Promise<void> {
  const isOld = lte(smartSessions.createdAt, new Date(clock.now() - ungrantedMs))
  await db.delete(smartSessions).where(and(isNull(smartSessions.context), isOld))
}

/**
 * Checks that permissions and policies of a smart session have at most 64 kB in all (S-144).
 *
 * @throws {ApiError} 400 for larger ones.
 */
export function requireSize(parts: Pick<SessionRow, 'permissions' | 'policies'>): void {
  const { permissions, policies } = parts
  if (Buffer.byteLength(JSON.stringify([permissions, policies])) <= sessionBytes) return
  const description = 'Permissions and policies are too large'
  throw new ApiError({ status: 400, field: 'permissions', description })
}

/**
 * Checks that the account may create another smart session.
 *
 * @throws {ApiError} 400 if the account has granted the maximum number of live smart sessions.
 */
export async function requireRoom(account: string, context: SessionContext): Promise<void> {
  const counted = and(isGranted(account), isLive(context))
  const [found] = await context.db.select({ live: count() }).from(smartSessions).where(counted)
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
