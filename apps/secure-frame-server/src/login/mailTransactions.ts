import { randomId } from '@latchkey/service'
import { and, eq, gt, inArray, lt, type SQL } from 'drizzle-orm'
import { disownLifetimeMs } from '../config/constants.ts'
import type { FrameContext } from '../context/FrameContext.ts'
import { type MailTransaction, mailTransactions } from '../db/schema.ts'
import { FrameRefusal } from '../errors/FrameRefusal.ts'
import {
  type Allowance,
  noteAllowances,
  returnAllowances,
  takeAllowances,
} from '../limits/takeAllowances.ts'
import type { Asker } from '../mail/Letter.ts'
import { sendLetter } from '../mail/sendLetter.ts'
import {
  type MailAllowances,
  type MailParty,
  mailAllowances,
  resendAfterSeconds,
  toMailParty,
} from './mailAllowances.ts'
import { renewSecrets } from './renewSecrets.ts'

/** The device that requests a mail, identified by its key, and its network address. */
export type Sender = Pick<MailParty, 'thumbprint' | 'ip'>

export type NewTransaction = Pick<MailTransaction, 'purpose' | 'origin' | 'browser' | 'email'> &
  Partial<Pick<MailTransaction, 'userId' | 'projectId' | 'newEmail' | 'proven' | 'showsNumber'>> & {
    /** Whether the first mail contains a link for the device check, or only a code. */
    readonly step: 'device' | 'code'
  }

/** The response to a request that sent a mail. */
export type SentMail = {
  readonly transactionId: string
  readonly expiresAt: string
  readonly retryAfterSeconds: number
  readonly deviceNumber?: number
}

const open: MailTransaction['step'][] = ['device', 'code']

/** SQL condition for a mail transaction that its device may still continue. */
export const isOpen = (now: number, which: { id: string; thumbprint: string }): SQL | undefined =>
  and(isOfDevice(now, which), inArray(mailTransactions.step, open))

/** SQL condition for a mail transaction of this device that has not expired. */
export const isOfDevice = (now: number, which: { id: string; thumbprint: string }) =>
  and(
    eq(mailTransactions.id, which.id),
    eq(mailTransactions.thumbprint, which.thumbprint),
    gt(mailTransactions.expiresAt, new Date(now)),
  )

/**
 * Returns the requester of a mail transaction: site, browser, network address and time, as the mail
 * shows them.
 */
export const toAsker = (
  { clock, messages }: FrameContext,
  { origin, browser, place }: MailTransaction,
): Asker => ({ origin, browser, place, at: new Date(clock.now()), messages })

/**
 * Starts a transaction that is confirmed by mail, and sends its first mail. Ends an open
 * transaction of the same device, purpose and email address, because only the newest code is valid
 * (S-40).
 *
 * @throws {FrameRefusal} `send_too_soon`, `mail_failed`.
 */
export async function beginMailTransaction(
  context: FrameContext,
  wanted: NewTransaction,
  { thumbprint, ip }: Sender,
): Promise<SentMail> {
  const now = context.clock.now()
  const { email, newEmail } = wanted
  const party = { email, thumbprint, ip, isNewAddress: email === newEmail }
  return sendLimited(context, party, async () => {
    const { db } = context
    // Deletes rows only after their "This was not me" links have expired.
    const ended = lt(mailTransactions.expiresAt, new Date(now - disownLifetimeMs))
    await db.delete(mailTransactions).where(ended)
    await db
      .update(mailTransactions)
      .set({ step: 'over' })
      .where(
        and(
          eq(mailTransactions.purpose, wanted.purpose),
          eq(mailTransactions.email, wanted.email),
          eq(mailTransactions.thumbprint, thumbprint),
          inArray(mailTransactions.step, open),
        ),
      )
    const at = new Date(now)
    const [row] = await db
      .insert(mailTransactions)
      .values({ ...wanted, id: randomId(), thumbprint, place: ip, createdAt: at, expiresAt: at })
      .returning()
    if (!row) throw new FrameRefusal('internal')
    return row
  })
}

/**
 * Sends the mail of an open mail transaction again, with a new code and link. The old ones become
 * invalid.
 *
 * @throws {FrameRefusal} `transaction_over`, `send_too_soon`, `mail_failed`.
 */
export async function resendTransactionMail(
  context: FrameContext,
  transactionId: string,
  sender: Sender,
): Promise<SentMail> {
  const { db, clock } = context
  const which = isOpen(clock.now(), { id: transactionId, thumbprint: sender.thumbprint })
  const [row] = await db.select().from(mailTransactions).where(which)
  if (!row) throw new FrameRefusal('transaction_over')
  return sendLimited(context, { ...toMailParty(row), ...sender }, async () => row)
}

/** The limits against which a mail was counted, and the time of the count. */
export type CountedMail = { readonly counted: readonly Allowance[]; readonly at: number }

/**
 * Counts a mail against its limits (S-41).
 *
 * @throws {FrameRefusal} `send_too_soon`.
 */
export async function countMail(
  { db, clock }: Pick<FrameContext, 'db' | 'clock'>,
  { taken, noted }: MailAllowances,
): Promise<CountedMail> {
  const at = clock.now()
  const retryAfterSeconds = await takeAllowances(db, taken, at)
  if (retryAfterSeconds > 0) throw new FrameRefusal('send_too_soon', { retryAfterSeconds })
  await noteAllowances(db, noted, at)
  return { counted: [...taken, ...noted], at }
}

/**
 * Sends a mail that was counted. A mail that fails does not count.
 *
 * @throws {FrameRefusal} `transaction_over`, `mail_failed`.
 */
export async function sendCounted(
  context: FrameContext,
  { counted, at }: CountedMail,
  toTransaction: () => Promise<MailTransaction>,
): Promise<SentMail> {
  try {
    return await renewAndSend(context, await toTransaction())
  } catch (error) {
    await returnAllowances(context.db, counted, at)
    throw error
  }
}

async function sendLimited(
  context: FrameContext,
  party: MailParty,
  toTransaction: () => Promise<MailTransaction>,
): Promise<SentMail> {
  const mail = await countMail(context, await mailAllowances(context, party))
  return sendCounted(context, mail, toTransaction)
}

/** Creates new secrets for a mail transaction and mails them. */
async function renewAndSend(context: FrameContext, row: MailTransaction): Promise<SentMail> {
  const { letter, changes } = renewSecrets(context, row, toAsker(context, row))
  const renewed = await context.db
    .update(mailTransactions)
    .set(changes)
    .where(and(eq(mailTransactions.id, row.id), eq(mailTransactions.step, row.step)))
    .returning({ id: mailTransactions.id })
  if (renewed.length === 0) throw new FrameRefusal('transaction_over')
  await sendLetter(context, row.email, letter)
  const { deviceNumber } = changes
  return {
    transactionId: row.id,
    expiresAt: changes.expiresAt.toISOString(),
    retryAfterSeconds: resendAfterSeconds,
    ...(deviceNumber !== null && { deviceNumber }),
  }
}
