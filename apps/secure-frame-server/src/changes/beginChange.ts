import { isDeepStrictEqual } from 'node:util'
import type { ChangeKind, WalletProof } from '@latchkey/frame-api'
import { randomId, randomToken, sha256 } from '@latchkey/service'
import { and, eq } from 'drizzle-orm'
import { noteActivity } from '../activity/activity.ts'
import { changeDelayMs, changesPerUser } from '../config/constants.ts'
import type { FrameContext } from '../context/FrameContext.ts'
import type { Database } from '../db/Database.ts'
import { passkeyOf } from '../db/passkeyOf.ts'
import { type ChangeRow, type StoredColumns, walletChanges } from '../db/schema.ts'
import { FrameRefusal } from '../errors/FrameRefusal.ts'
import { takeAllowances } from '../limits/takeAllowances.ts'
import type { ActiveSession } from '../sessions/sessions.ts'
import { isUniqueBreach } from '../wallet/activate.ts'
import { requireWalletProof } from '../wallet/walletProofs.ts'
import { applyChange, applyDueChanges } from './applyChanges.ts'
import { type ChangeParty, isWaiting } from './changeRows.ts'
import { mailChange } from './mailChange.ts'
import { requireKnownDevice } from './requireKnownDevice.ts'

export type AskedChange = {
  readonly walletId: string
  readonly kind: ChangeKind
  readonly next: StoredColumns
}

/** Returns the device of a session as the requester of a wallet change. */
export const toParty = ({ row, device, place }: ActiveSession): ChangeParty => ({
  userId: row.userId,
  deviceId: row.deviceId,
  origin: device.origin,
  browser: device.browser,
  ...(place && { place }),
})

/**
 * Changes an active wallet or its recovery data (S-36). If the device proves that it has opened the
 * wallet, the change applies immediately, otherwise after 24 h. The owner gets a mail with an undo
 * link. Repeating a request returns the change that is already scheduled.
 *
 * @throws {FrameRefusal} `not_found`, `invalid_wallet_proof`, `change_pending`, `too_many_changes`,
 * `nobody_to_tell`, `mail_failed`.
 */
export async function beginChange(
  context: FrameContext,
  session: ActiveSession,
  change: AskedChange & { readonly proof: WalletProof | undefined },
): Promise<ChangeRow> {
  const { walletId, kind, proof } = change
  await applyDueChanges(context.db, context.clock.now(), session.row.userId)
  if (!proof) return postponeChange(context, toParty(session), change)
  await requireWalletProof(context, session, { walletId, act: kind, proof })
  return makeChange(context, toParty(session), change)
}

/**
 * Applies a wallet change immediately, because the requester proved that the wallet is open. It
 * replaces a scheduled change of the same kind.
 */
export async function makeChange(
  context: FrameContext,
  party: ChangeParty,
  change: AskedChange,
): Promise<ChangeRow> {
  const { db, clock } = context
  const now = clock.now()
  const { row, token } = toRow(party, change, { now, proven: true })
  await db.transaction(async (tx) => {
    await tx
      .update(walletChanges)
      .set({ endedAt: new Date(now) })
      .where(and(isOf(row), isWaiting()))
    await tx.insert(walletChanges).values(row)
    if (!(await applyChange(tx, row, now))) throw new FrameRefusal('not_found')
  })
  await mailChange(context, row, { token, place: party.place })
  return row
}

/**
 * Schedules a change for 24 h later, after the owner has been notified by mail.
 *
 * @throws {FrameRefusal} `change_pending`, `too_many_changes`, `nobody_to_tell`, `mail_failed`;
 * `not_signed_in`: the owner has revoked the device meanwhile.
 */
export async function postponeChange(
  context: FrameContext,
  party: ChangeParty,
  change: AskedChange,
): Promise<ChangeRow> {
  const { db, clock } = context
  const now = clock.now()
  const { row, token } = toRow(party, change, { now, proven: false })
  const waiting = await findWaiting(db, row)
  if (waiting) return requireSame(waiting, row)
  const limit = { key: `change ${party.userId}`, rules: changesPerUser }
  const retryAfterSeconds = await takeAllowances(db, [limit], now)
  if (retryAfterSeconds > 0) throw new FrameRefusal('too_many_changes', { retryAfterSeconds })
  await mailChange(context, row, { token, place: party.place })
  await db.transaction(async (tx) => {
    if (party.deviceId !== null) await requireKnownDevice(tx, party.deviceId)
    await tx.insert(walletChanges).values(row).catch(toPending)
    const { userId, browser } = party
    await noteActivity(tx, { userId, kind: 'change_asked', browser, now })
  })
  return row
}

/**
 * SQL condition for changes of one wallet with the same kind and passkey. At most one of them is
 * scheduled.
 */
const isOf = ({ walletId, kind, next }: AskedChange) =>
  and(
    eq(walletChanges.walletId, walletId),
    eq(walletChanges.kind, kind),
    eq(passkeyOf(walletChanges.next), next.passkey?.credentialId ?? ''),
  )

function toRow(
  { place: _, ...party }: ChangeParty,
  { walletId, kind, next }: AskedChange,
  { now, proven }: { readonly now: number; readonly proven: boolean },
): { readonly row: ChangeRow; readonly token: string } {
  const token = randomToken()
  const at = new Date(now)
  const row = {
    ...party,
    walletId,
    kind,
    next,
    proven,
    id: randomId(),
    before: null,
    undoHash: sha256(token),
    createdAt: at,
    takesEffectAt: proven ? at : new Date(now + changeDelayMs),
    appliedAt: proven ? at : null,
    endedAt: null,
  }
  return { row, token }
}

async function findWaiting(db: Database, row: ChangeRow): Promise<ChangeRow | undefined> {
  const [waiting] = await db
    .select()
    .from(walletChanges)
    .where(and(isOf(row), isWaiting()))
  return waiting
}

function requireSame(waiting: ChangeRow, asked: ChangeRow): ChangeRow {
  if (isDeepStrictEqual(waiting.next, asked.next)) return waiting
  throw new FrameRefusal('change_pending')
}

function toPending(cause: unknown): never {
  if (isUniqueBreach(cause)) throw new FrameRefusal('change_pending', { cause })
  throw cause
}
