import { randomId, randomToken, sha256 } from '@latchkey/service'
import { and, eq, gt, inArray, lt, type SQL } from 'drizzle-orm'
import { codeLifetimeMs, linkLifetimeMs } from '../constants.ts'
import { mailTransactions } from '../db/schema.ts'
import type { FrameContext } from '../FrameContext.ts'
import { FrameRefusal } from '../FrameRefusal.ts'
import { noteAllowances, returnAllowances, takeAllowances } from '../limits/takeAllowances.ts'
import { toReleaseLinkMail } from '../mail/escrowMails.ts'
import { toCodeMail, toLinkMail } from '../mail/mails.ts'
import { drawCode, drawNumbers } from './drawCode.ts'
import { mailAllowances, resendAfterSeconds } from './mailAllowances.ts'

export type MailTransaction = typeof mailTransactions.$inferSelect

/** Who a mail is sent for: the device by its key, and where its request came from. */
export type Sender = { readonly thumbprint: string; readonly ip: string }

export type NewTransaction = Pick<
  MailTransaction,
  'purpose' | 'thumbprint' | 'origin' | 'browser' | 'email'
> &
  Partial<Pick<MailTransaction, 'userId' | 'projectId' | 'newEmail'>> & {
    /** What the first mail holds. */
    readonly step: 'device' | 'code'
  }

/** What a client learns of a transaction whose mail was sent. */
export type SentMail = {
  readonly transactionId: string
  readonly expiresAt: string
  readonly retryAfterSeconds: number
  readonly deviceNumber?: number
}

const open: MailTransaction['step'][] = ['device', 'code']

/** A transaction that its device may go on with. */
export const isOpen = (now: number, which: { id: string; thumbprint: string }): SQL | undefined =>
  and(
    eq(mailTransactions.id, which.id),
    eq(mailTransactions.thumbprint, which.thumbprint),
    inArray(mailTransactions.step, open),
    gt(mailTransactions.expiresAt, new Date(now)),
  )

/**
 * Begins a transaction and sends its first mail. An open one of the same device for the same purpose and address is
 * over: only the newest code counts (S-40).
 *
 * @throws {FrameRefusal} `send_too_soon`, `mail_failed`.
 */
export async function beginMailTransaction(
  context: FrameContext,
  wanted: NewTransaction,
  sender: Sender,
): Promise<SentMail> {
  const now = context.clock.now()
  return sendLimited(context, { email: wanted.email, ...sender }, async () => {
    const { db } = context
    const id = randomId()
    await db
      .delete(mailTransactions)
      .where(lt(mailTransactions.expiresAt, new Date(now - 3_600_000)))
    await db
      .update(mailTransactions)
      .set({ step: 'over' })
      .where(
        and(
          eq(mailTransactions.purpose, wanted.purpose),
          eq(mailTransactions.email, wanted.email),
          eq(mailTransactions.thumbprint, wanted.thumbprint),
          inArray(mailTransactions.step, open),
        ),
      )
    const [row] = await db
      .insert(mailTransactions)
      .values({ ...wanted, id, createdAt: new Date(now), expiresAt: new Date(now) })
      .returning()
    if (!row) throw new FrameRefusal('internal')
    return row
  })
}

/**
 * Sends the mail of an open transaction again, with a new code or link; the old one is void.
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
  return sendLimited(context, { email: row.email, ...sender }, async () => row)
}

/** Sends a code that is exempt from the wait (S-41) but counts for the mails after it. */
export async function sendExemptCode(
  context: FrameContext,
  row: MailTransaction,
): Promise<SentMail> {
  const { db, hash, clock } = context
  const { email, thumbprint } = row
  const counted = mailAllowances(hash, { email, thumbprint, ip: '' }).slice(0, 2)
  await noteAllowances(db, counted, clock.now())
  return renewAndSend(context, row)
}

async function sendLimited(
  context: FrameContext,
  party: Sender & { readonly email: string },
  toTransaction: () => Promise<MailTransaction>,
): Promise<SentMail> {
  const { db, hash, clock } = context
  const now = clock.now()
  const allowances = mailAllowances(hash, party)
  const retryAfterSeconds = await takeAllowances(db, allowances, now)
  if (retryAfterSeconds > 0) throw new FrameRefusal('send_too_soon', { retryAfterSeconds })
  try {
    return await renewAndSend(context, await toTransaction())
  } catch (error) {
    // Nothing was sent, so nothing has to be waited for.
    await returnAllowances(db, allowances, now)
    throw error
  }
}

/** Gives the transaction a new secret and mails it. */
async function renewAndSend(context: FrameContext, row: MailTransaction): Promise<SentMail> {
  const { db, clock, mailer } = context
  const now = clock.now()
  const { mail, changes } = row.step === 'device' ? toLink(context, row) : toCode(context, row)
  const renewed = await db
    .update(mailTransactions)
    .set(changes)
    .where(and(eq(mailTransactions.id, row.id), eq(mailTransactions.step, row.step)))
    .returning({ id: mailTransactions.id })
  if (renewed.length === 0) throw new FrameRefusal('transaction_over')
  await mailer.send(mail).catch((cause: unknown) => {
    throw new FrameRefusal('mail_failed', { cause })
  })
  return {
    transactionId: row.id,
    expiresAt: changes.expiresAt.toISOString(),
    retryAfterSeconds: resendAfterSeconds,
    ...(changes.deviceNumber !== undefined && { deviceNumber: changes.deviceNumber }),
  }

  function toAsker() {
    return { origin: row.origin, browser: row.browser, at: new Date(now) }
  }
  function toLink({ config }: FrameContext, { email, purpose }: MailTransaction) {
    const token = randomToken()
    const { deviceNumber, numbers } = drawNumbers()
    const toOwnMail = purpose === 'escrow' ? toReleaseLinkMail : toLinkMail
    return {
      mail: toOwnMail(email, toAsker(), `${config.publicOrigin}/device#link=${token}`),
      changes: {
        linkHash: sha256(token),
        deviceNumber,
        numbers,
        expiresAt: new Date(now + linkLifetimeMs),
      },
    }
  }
  function toCode({ hash }: FrameContext, { id, email, thumbprint }: MailTransaction) {
    const code = drawCode()
    return {
      mail: toCodeMail(email, toAsker(), code),
      changes: {
        codeHash: hash('code', id, thumbprint, code),
        attempts: 0,
        expiresAt: new Date(now + codeLifetimeMs),
        deviceNumber: undefined,
      },
    }
  }
}
