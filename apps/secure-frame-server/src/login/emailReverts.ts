import type { WalletProof } from '@latchkey/frame-api'
import { sha256 } from '@latchkey/service'
import { and, asc, eq, gt, isNull, lt, ne } from 'drizzle-orm'
import { noteActivity } from '../activity/activity.ts'
import { endWaitingChanges } from '../changes/applyChanges.ts'
import { revertLifetimeMs } from '../config/constants.ts'
import type { FrameContext } from '../context/FrameContext.ts'
import type { Database } from '../db/Database.ts'
import { emailReverts, users } from '../db/schema.ts'
import { revokeNewDevices } from '../devices/devices.ts'
import { FrameRefusal } from '../errors/FrameRefusal.ts'
import { endReleases } from '../sessions/endReleases.ts'
import { type ActiveSession, endUserSessions } from '../sessions/sessions.ts'
import { isUniqueBreach } from '../wallet/activate.ts'
import { requireWalletProof } from '../wallet/walletProofs.ts'

/** A wallet of the user, with the proof that the device can open it. */
export type OpenedWallet = { readonly walletId: string; readonly proof: WalletProof }

/**
 * Allows the first change of the email address within 24 h. A further change requires a device that
 * can open the wallet. Otherwise an attacker with access to the mailbox could prevent a revert by a
 * second change (S-43).
 *
 * @returns Whether the device has proven that it can open the wallet.
 * @throws {FrameRefusal} `wallet_proof_needed`, `invalid_wallet_proof`.
 */
export async function requireFirstOrProven(
  context: FrameContext,
  session: ActiveSession,
  opened: OpenedWallet | undefined,
): Promise<boolean> {
  const { db, clock } = context
  const [earlier] = await findOpen(db, session.row.userId, clock.now())
  if (!earlier) return false
  if (!opened) throw new FrameRefusal('wallet_proof_needed')
  await requireWalletProof(context, session, { ...opened, act: 'email' })
  return true
}

/**
 * Repeats the check of `requireFirstOrProven` at the end of a change, because another change may
 * have completed meanwhile. Locks the user's row, so that the second of two parallel changes sees
 * the first.
 *
 * @returns The address that the change replaces, or `null` for a user without an email address.
 * @throws {FrameRefusal} `wallet_proof_needed`.
 */
export async function requireStillFirst(
  tx: Database,
  {
    userId,
    proven,
    now,
  }: { readonly userId: string; readonly proven: boolean; readonly now: number },
): Promise<string | null> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
  const [earlier] = await findOpen(tx, userId, now)
  if (earlier && !proven) throw new FrameRefusal('wallet_proof_needed')
  return user?.email ?? null
}

/**
 * Rejects a new email address that another user can still get back by reverting a change.
 *
 * @throws {FrameRefusal} `email_taken`.
 */
export async function requireFreeAddress(
  db: Database,
  wanted: { readonly userId: string; readonly email: string; readonly now: number },
): Promise<void> {
  const { userId, email, now } = wanted
  const [held] = await db
    .select({ userId: emailReverts.userId })
    .from(emailReverts)
    .where(
      and(
        eq(emailReverts.oldEmail, email),
        ne(emailReverts.userId, userId),
        isNull(emailReverts.usedAt),
        gt(emailReverts.expiresAt, new Date(now)),
      ),
    )
  if (held) throw new FrameRefusal('email_taken')
}

export type MadeChange = {
  readonly userId: string
  readonly token: string
  /** Email address before the change; `null` if the user had none. */
  readonly oldEmail: string | null
  readonly newEmail: string
  readonly now: number
}

/** Stores the old email address, so that the mailed link can revert the change. */
export async function keepRevert(
  tx: Database,
  { userId, token, oldEmail, newEmail, now }: MadeChange,
): Promise<void> {
  const expiresAt = new Date(now + revertLifetimeMs)
  await tx
    .insert(emailReverts)
    .values({ tokenHash: sha256(token), userId, oldEmail, newEmail, expiresAt })
}

/**
 * Reverts a change of the email address with the token from the mail to the old address or a
 * provider's address (S-43). The user gets the address of 24 h ago back, even if other changes
 * followed. All sessions end, newer devices are revoked, and scheduled wallet changes are
 * cancelled. If another user has taken the address meanwhile, that user loses it.
 *
 * @throws {FrameRefusal} `link_over`: the token is unknown, used or expired.
 */
export async function revertEmail({ db, clock }: FrameContext, token: string): Promise<void> {
  const now = clock.now()
  await db.transaction(async (tx) => {
    const revert = await takeRevert(tx, token, now)
    const [oldest = revert] = await findOpen(tx, revert.userId, now)
    const { userId, oldEmail } = oldest
    if (oldEmail !== null) {
      await tx
        .update(users)
        .set({ email: null })
        .where(and(eq(users.email, oldEmail), ne(users.id, userId)))
    }
    await tx.update(users).set({ email: oldEmail }).where(eq(users.id, userId)).catch(toTaken)
    await endReverts(tx, userId, now)
    await endUserSessions(tx, userId)
    const knownBefore = oldest.expiresAt.getTime() - 2 * revertLifetimeMs
    await revokeNewDevices(tx, { userId, since: knownBefore, now })
    await endReleases(tx, { userId })
    await endWaitingChanges(tx, { userId }, now)
    await noteActivity(tx, { userId, kind: 'email_reverted', browser: 'Email', now })
  })
}

async function takeRevert(tx: Database, token: string, now: number) {
  const [revert] = await tx
    .update(emailReverts)
    .set({ usedAt: new Date(now) })
    .where(
      and(
        eq(emailReverts.tokenHash, sha256(token)),
        isNull(emailReverts.usedAt),
        gt(emailReverts.expiresAt, new Date(now)),
      ),
    )
    .returning()
  if (!revert) throw new FrameRefusal('link_over')
  return revert
}

/**
 * Invalidates the user's other links that revert changes of the email address. All rows stay for
 * one more day, so that the owner can restore archived wallets (S-36).
 */
async function endReverts(tx: Database, userId: string, now: number): Promise<void> {
  await tx
    .update(emailReverts)
    .set({ usedAt: new Date(now), expiresAt: new Date(now + revertLifetimeMs) })
    .where(and(eq(emailReverts.userId, userId), gt(emailReverts.expiresAt, new Date(now))))
}

/** Returns the query for changes of a user's email address in the last 24 h, oldest first. */
const findOpen = (db: Database, userId: string, now: number) =>
  db
    .select()
    .from(emailReverts)
    .where(and(eq(emailReverts.userId, userId), gt(emailReverts.expiresAt, new Date(now))))
    .orderBy(asc(emailReverts.expiresAt))

/** Deletes email changes that can no longer be reverted. */
export async function dropOldReverts(db: Database, now: number): Promise<void> {
  await db.delete(emailReverts).where(lt(emailReverts.expiresAt, new Date(now)))
}

/**
 * Converts a violated unique constraint into the error for an email address that another user has.
 * Rethrows other errors.
 *
 * @throws {FrameRefusal} `email_taken`.
 */
export function toTaken(cause: unknown): never {
  if (isUniqueBreach(cause)) throw new FrameRefusal('email_taken', { cause })
  throw cause
}
