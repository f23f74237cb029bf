import { and, eq, gt, inArray } from 'drizzle-orm'
import { endWaitingChanges } from '../changes/applyChanges.ts'
import { disownLifetimeMs } from '../config/constants.ts'
import type { FrameContext } from '../context/FrameContext.ts'
import type { Database } from '../db/Database.ts'
import { type MailTransaction, mailTransactions, recoveryGrants, users } from '../db/schema.ts'
import { expelDevice, findDevice } from '../devices/devices.ts'
import { FrameRefusal } from '../errors/FrameRefusal.ts'
import { isSameText } from '../keys/keyedHash.ts'
import { endReleases } from '../sessions/endReleases.ts'
import { endUserSessions } from '../sessions/sessions.ts'
import { findUserByEmail } from '../users/users.ts'
import { toDisownSecret } from './disownLink.ts'

export type AttemptKey = { readonly transactionId: string; readonly secret: string }

/**
 * Reads what the mail with this "This was not me" was sent for; changes nothing.
 *
 * @returns The transaction, with the address that the mail went to.
 * @throws {FrameRefusal} `link_over`.
 */
export async function readAttempt(
  context: FrameContext,
  { transactionId, secret }: AttemptKey,
): Promise<MailTransaction> {
  const { db, clock } = context
  const [row] = await db
    .select()
    .from(mailTransactions)
    .where(
      and(
        eq(mailTransactions.id, transactionId),
        gt(mailTransactions.createdAt, new Date(clock.now() - disownLifetimeMs)),
      ),
    )
  const email = row && (await findAddressee(context, row, secret))
  if (!row || email === undefined) throw new FrameRefusal('link_over')
  return { ...row, email }
}

/** A change of address has mails to the old one and to the new one; each has a secret of its own. */
async function findAddressee(
  context: FrameContext,
  { id, email, newEmail, userId }: MailTransaction,
  secret: string,
): Promise<string | undefined> {
  const isOf = (address: string) =>
    isSameText(secret, toDisownSecret(context, { id, email: address }))
  if (isOf(email)) return email
  if (newEmail === null || userId === null) return undefined
  const [owner] = await context.db.select().from(users).where(eq(users.id, userId))
  return owner?.email && isOf(owner.email) ? owner.email : undefined
}

/**
 * Ends what was begun in somebody else's name: its link and code, the right to a recovery, and a device that it has let in
 * meanwhile, with what waits at its wish (S-36). `everywhere`: all sessions of the owner too, and all that waits.
 *
 * @throws {FrameRefusal} `link_over`.
 */
export async function disownAttempt(
  context: FrameContext,
  { everywhere, ...key }: AttemptKey & { readonly everywhere: boolean },
): Promise<void> {
  const attempt = await readAttempt(context, key)
  const { id, email, thumbprint } = attempt
  await context.db.transaction(async (tx) => {
    await tx
      .update(mailTransactions)
      .set({ step: 'over', codeHash: null })
      .where(
        and(
          eq(mailTransactions.id, id),
          inArray(mailTransactions.step, ['device', 'code', 'approved']),
        ),
      )
    await tx
      .delete(recoveryGrants)
      .where(and(eq(recoveryGrants.thumbprint, thumbprint), eq(recoveryGrants.email, email)))
    const owner = await findUserByEmail(tx, email)
    if (!owner) return
    const now = context.clock.now()
    const party = { userId: owner.id, now }
    if (attempt.purpose === 'login') await dropDevice(tx, { ...party, attempt })
    if (attempt.purpose === 'escrow' || everywhere) await endReleases(tx, { userId: owner.id })
    if (!everywhere) return
    await endUserSessions(tx, owner.id)
    await endWaitingChanges(tx, { userId: owner.id }, now)
  })
}

/** Signs the device out that a login has let in, and stops what it has begun. */
async function dropDevice(
  tx: Database,
  { attempt, userId, now }: { attempt: MailTransaction; userId: string; now: number },
): Promise<void> {
  const { thumbprint, step, browser } = attempt
  const device = await findDevice(tx, { userId, thumbprint })
  if (step !== 'done' || !device) return
  await expelDevice(tx, { userId, deviceId: device.id, browser, now })
}
