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
 * Reads the transaction of a mail by its "This was not me" secret. Changes nothing.
 *
 * @returns The transaction with the mail's recipient as `email`.
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

/**
 * Finds the recipient of a secret. A change of address mails the old and the new address, each with
 * a separate secret.
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
 * Ends a transaction that the owner did not start: its link and code, its right to a recovery, and
 * a device that it has admitted, with the waiting changes of that device (S-36). `everywhere` also
 * ends all sessions and waiting changes of the owner.
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

/**
 * Revokes the device that a finished login has admitted, and stops the changes that it requested.
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
