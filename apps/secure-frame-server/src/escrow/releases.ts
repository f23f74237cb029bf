import { sha256 } from '@latchkey/service'
import { and, eq, gt, inArray } from 'drizzle-orm'
import { noteActivity } from '../activity/activity.ts'
import type { FrameContext } from '../context/FrameContext.ts'
import type { Database } from '../db/Database.ts'
import { mailTransactions, releases } from '../db/schema.ts'
import { FrameRefusal } from '../errors/FrameRefusal.ts'
import { mailToUser } from '../login/freshCode.ts'
import { endReleases } from '../sessions/endReleases.ts'
import type { ActiveSession } from '../sessions/sessions.ts'
import { findCopied, requireKeyService } from './copies.ts'

/**
 * Mails the owner a link to approve that this device may fetch the operator's copy (S-26). Replaces
 * an earlier request of the device.
 *
 * @throws {FrameRefusal} `escrow_off`, `not_found`, `no_email`, `send_too_soon`, `mail_failed`.
 */
export async function askForRelease(
  context: FrameContext,
  session: ActiveSession,
  from: { readonly origin: string; readonly ip: string },
) {
  requireKeyService(context)
  const { db, clock } = context
  const { userId, deviceId } = session.row
  if (!(await findCopied(db, userId))) throw new FrameRefusal('not_found')
  const sent = await mailToUser(context, session, { purpose: 'escrow', step: 'device', ...from })
  const { expiresAt, retryAfterSeconds, deviceNumber } = sent
  if (deviceNumber === undefined) throw new FrameRefusal('internal')
  await endReleases(db, { deviceId })
  const { browser } = session.device
  await noteActivity(db, { userId, kind: 'release_asked', browser, now: clock.now() })
  return { expiresAt, retryAfterSeconds, deviceNumber }
}

/** Returns the state of the request for the operator's copy that this device has sent. */
export async function readUserRelease(context: FrameContext, { row }: ActiveSession) {
  const { db, clock, keyService } = context
  if (!keyService) return { state: 'none' as const }
  const now = new Date(clock.now())
  // Reads the request before the release: an approval turns a request into a release in one
  // transaction, so one of the two look-ups finds it.
  const asked = await findAsked(db, row, now)
  const release = await findRelease(db, row, now)
  if (release) {
    const { opensAt, expiresAt } = release
    return opensAt > now
      ? { state: 'waiting' as const, opensAt: opensAt.toISOString() }
      : { state: 'open' as const, expiresAt: expiresAt.toISOString() }
  }
  if (!asked) return { state: 'none' as const }
  return { state: 'asked' as const, expiresAt: asked.expiresAt.toISOString() }
}

async function findAsked(db: Database, { userId, thumbprint }: ActiveSession['row'], now: Date) {
  const [asked] = await db
    .select({ expiresAt: mailTransactions.expiresAt })
    .from(mailTransactions)
    .where(
      and(
        eq(mailTransactions.purpose, 'escrow'),
        inArray(mailTransactions.step, ['device', 'approved']),
        eq(mailTransactions.userId, userId),
        eq(mailTransactions.thumbprint, thumbprint),
        gt(mailTransactions.expiresAt, now),
      ),
    )
  return asked
}

async function findRelease(db: Database, { userId, deviceId }: ActiveSession['row'], now: Date) {
  const [release] = await db
    .select()
    .from(releases)
    .where(
      and(
        eq(releases.deviceId, deviceId),
        eq(releases.userId, userId),
        gt(releases.expiresAt, now),
      ),
    )
  return release
}

/**
 * Cancels a pending release with the token from the owner's mail.
 *
 * @throws {FrameRefusal} `link_over`: the token is unknown, used or expired.
 */
export async function cancelUserRelease(
  { db, clock }: FrameContext,
  { token, browser }: { readonly token: string; readonly browser: string },
): Promise<void> {
  const now = clock.now()
  const [cancelled] = await db
    .delete(releases)
    .where(and(eq(releases.cancelHash, sha256(token)), gt(releases.expiresAt, new Date(now))))
    .returning()
  if (!cancelled) throw new FrameRefusal('link_over')
  const { userId } = cancelled
  await noteActivity(db, { userId, kind: 'release_cancelled', browser, now })
}
