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
 * Finds the mail transaction whose mail contains a "This was not me" secret, without changing it.
 *
 * @returns The transaction, with the mail's recipient as `email`.
 * @throws {FrameRefusal} `link_over`: the secret is unknown or expired.
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

/**
 * Finds the email address to which a "This was not me" secret was mailed. A change of the email
 * address mails different secrets to the old and the new address.
 */
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
 * Ends a login or another mail transaction that the owner did not start, with its link, code and
 * recovery permission. Revokes a device that it has admitted, and cancels that device's scheduled
 * changes (S-36). `everywhere` also ends all sessions and scheduled changes of the owner.
 *
 * @throws {FrameRefusal} `link_over`: the secret is unknown or expired.
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

/**
 * Revokes the device that a completed login has admitted, and cancels the wallet changes that the
 * device requested.
 */
async function dropDevice(
  tx: Database,
  { attempt, userId, now }: { attempt: MailTransaction; userId: string; now: number },
): Promise<void> {
  const { thumbprint, step, browser } = attempt
  const device = await findDevice(tx, { userId, thumbprint })
  if (step !== 'done' || !device) return
  await expelDevice(tx, { userId, deviceId: device.id, browser, now })
}
