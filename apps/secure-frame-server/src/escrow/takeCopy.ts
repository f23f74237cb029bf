import { and, eq, gt, isNull, lt, or } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { noteActivity } from '../activity/activity.ts'
import { releaseHoldMs, releasesPerUser } from '../config/constants.ts'
import type { FrameContext } from '../context/FrameContext.ts'
import { releases } from '../db/schema.ts'
import { FrameRefusal } from '../errors/FrameRefusal.ts'
import type { SealedCopy } from '../key-service/KeyService.ts'
import { open } from '../keys/envelope.ts'
import { takeAllowances } from '../limits/takeAllowances.ts'
import { toReleasedLetter } from '../mail/escrowMails.ts'
import { notify } from '../mail/sendLetter.ts'
import type { ActiveSession } from '../sessions/sessions.ts'
import { findCopied, requireKeyService } from './copies.ts'

type Asked = { readonly publicKey: string; readonly proof: string }

/**
 * Fetches the operator's copy after the waiting time, sealed by the key service to the device's
 * key. Works once per release (S-26). After a temporary failure, the device can try again within
 * its limit.
 *
 * @throws {FrameRefusal} `escrow_off`, `not_found`, `rate_limited`, and as `KeyService.release`.
 */
export async function takeCopy(
  context: FrameContext,
  session: ActiveSession,
  { publicKey, proof }: Asked,
): Promise<SealedCopy> {
  const keyService = requireKeyService(context)
  const { db, clock, masterKeys } = context
  if (readReceiver(proof) !== publicKey) throw new FrameRefusal('invalid_proof')
  await requireAllowance(context, session)
  const { id, ticket, enc, ct } = await hold(context, session)
  const asked = { ticket: open(masterKeys, ticket, id).toString(), proof, enc, ct }
  const sealed = await keyService.release(asked).catch(async (error: unknown) => {
    await letGo(context, id, error)
    throw error
  })
  await db.transaction(async (tx) => {
    // If the operator's copy or the release was deleted meanwhile, the fetched copy is not
    // returned.
    const taken = await tx.delete(releases).where(eq(releases.id, id)).returning()
    if (taken.length === 0) throw new FrameRefusal('not_found')
    const { userId } = session.row
    const { browser } = session.device
    await noteActivity(tx, { userId, kind: 'release_done', browser, now: clock.now() })
  })
  await notify(context, session, toReleasedLetter)
  return sealed
}

/**
 * Reads the public key to which the device wants the operator's copy sealed. The key service
 * verifies it. This check only reports an invalid key before the attempt counts against the
 * device's limit.
 */
function readReceiver(proof: string): unknown {
  try {
    return decodeJwt(proof)['publicKey']
  } catch (cause) {
    throw new FrameRefusal('invalid_proof', { cause })
  }
}

async function requireAllowance({ db, clock }: FrameContext, { row }: ActiveSession) {
  const limit = { key: `release ${row.userId}`, rules: releasesPerUser }
  const retryAfterSeconds = await takeAllowances(db, [limit], clock.now())
  if (retryAfterSeconds > 0) throw new FrameRefusal('rate_limited', { retryAfterSeconds })
}

/**
 * Locks the release of this device, so that only one of two parallel requests fetches the
 * operator's copy.
 */
async function hold({ db, clock }: FrameContext, { row }: ActiveSession) {
  const now = clock.now()
  const { userId, deviceId } = row
  const isOwn = and(
    eq(releases.deviceId, deviceId),
    eq(releases.userId, userId),
    gt(releases.expiresAt, new Date(now)),
  )
  const isFree = or(isNull(releases.heldUntil), lt(releases.heldUntil, new Date(now)))
  const [held] = await db
    .update(releases)
    .set({ heldUntil: new Date(now + releaseHoldMs) })
    .where(and(isOwn, isFree))
    .returning()
  if (!held) {
    const [busy] = await db.select({ id: releases.id }).from(releases).where(isOwn)
    if (busy) throw new FrameRefusal('rate_limited', { retryAfterSeconds: 1 })
    throw new FrameRefusal('not_found')
  }
  const copy = await findCopied(db, userId)
  if (copy?.id !== held.walletId) throw new FrameRefusal('not_found')
  return { id: held.id, ticket: held.ticket, enc: copy.enc ?? '', ct: copy.ct ?? '' }
}

/**
 * Unlocks a release after a failure, or deletes it if its ticket has become unknown to the key
 * service.
 */
async function letGo({ db }: FrameContext, id: string, error: unknown): Promise<void> {
  const isGone = error instanceof FrameRefusal && error.code === 'not_found'
  if (isGone) await db.delete(releases).where(eq(releases.id, id))
  else await db.update(releases).set({ heldUntil: null }).where(eq(releases.id, id))
}
