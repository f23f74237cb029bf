import { randomToken } from '@latchkey/service'
import { eq } from 'drizzle-orm'
import { noteActivity } from '../activity/activity.ts'
import type { FrameContext } from '../context/FrameContext.ts'
import type { Database } from '../db/Database.ts'
import { type MailTransaction, mailTransactions, users } from '../db/schema.ts'
import { FrameRefusal } from '../errors/FrameRefusal.ts'
import { endReleases } from '../sessions/endReleases.ts'
import { requireRecentLogin } from '../sessions/requireRecentLogin.ts'
import type { ActiveSession } from '../sessions/sessions.ts'
import { checkCode } from './checkCode.ts'
import {
  keepRevert,
  type OpenedWallet,
  requireFirstOrProven,
  requireFreeAddress,
  requireStillFirst,
  toTaken,
} from './emailReverts.ts'
import { mailToUser } from './freshCode.ts'
import { mailAllowances, toMailParty, withoutWait } from './mailAllowances.ts'
import { beginMailTransaction, countMail, sendCounted, toAsker } from './mailTransactions.ts'
import { notifyEmailChange } from './notifyEmailChange.ts'

export type EmailChange = {
  readonly email: string
  readonly origin: string
  readonly ip: string
  /**
   * Proof that the device can open the wallet. Required for a second change of the email address
   * within 24 h.
   */
  readonly opened?: OpenedWallet | undefined
}
export type EmailCode = { readonly transactionId: string; readonly code: string }

/**
 * Starts a change of the email address. The first code goes to the old address, or to the new one
 * if the user has no address (S-43).
 *
 * @throws {FrameRefusal} `login_too_old`, `email_unchanged`, `wallet_proof_needed`,
 * `invalid_wallet_proof`, `send_too_soon`, `mail_failed`.
 */
export async function beginEmailChange(
  context: FrameContext,
  session: ActiveSession,
  { email, origin, ip, opened }: EmailChange,
) {
  requireRecentLogin(session, context.clock.now())
  const { row, device, userEmail } = session
  if (email === userEmail) throw new FrameRefusal('email_unchanged')
  const proven = await requireFirstOrProven(context, session, opened)
  const what = { purpose: 'change', step: 'code', newEmail: email, proven } as const
  if (userEmail !== null) {
    const sent = await mailToUser(context, session, { ...what, origin, ip })
    return { action: 'VERIFY_PRIMARY_OTP' as const, ...sent }
  }
  const { userId, thumbprint } = row
  const transaction = { ...what, email, userId, origin, browser: device.browser }
  const sent = await beginMailTransaction(context, transaction, { thumbprint, ip })
  return { action: 'VERIFY_SECONDARY_OTP' as const, ...sent }
}

/**
 * Checks the code from the old email address, then mails a code to the new address in the same mail
 * transaction. The user is at the form already, so the mail needs no wait after the first one; the
 * limits per hour and day hold (S-41). A refused mail does not consume the code.
 *
 * @throws {FrameRefusal} As `checkCode`, and `send_too_soon`, `mail_failed`.
 */
export async function confirmOldEmail(
  context: FrameContext,
  session: ActiveSession,
  code: EmailCode,
) {
  const moved = await check(context, { ...code, session }, async (tx, transaction) => {
    if (isAtNewEmail(transaction)) throw new FrameRefusal('transaction_over')
    const [row] = await tx
      .update(mailTransactions)
      .set({ step: 'code', email: transaction.newEmail ?? '', attempts: 0 })
      .where(eq(mailTransactions.id, transaction.id))
      .returning()
    if (!row) throw new FrameRefusal('transaction_over')
    const limits = await mailAllowances({ ...context, db: tx }, toMailParty(row))
    const mail = await countMail({ ...context, db: tx }, withoutWait(limits))
    return { row, mail }
  })
  return sendCounted(context, moved.mail, async () => moved.row)
}

/**
 * Checks the code from the new email address and changes the user's address. If two users claim an
 * address at the same time, only one gets it. The old address and those reported by login providers
 * are notified.
 *
 * @throws {FrameRefusal} As `checkCode`, and `email_taken`, `wallet_proof_needed`.
 */
export async function confirmNewEmail(
  context: FrameContext,
  session: ActiveSession,
  code: EmailCode,
): Promise<string> {
  const now = context.clock.now()
  const token = randomToken()
  const changed = await check(context, { ...code, session }, async (tx, transaction) => {
    if (!isAtNewEmail(transaction)) throw new FrameRefusal('transaction_over')
    const emails = await changeEmail(tx, { session, transaction, token, now })
    return { ...emails, asker: toAsker(context, transaction) }
  })
  await notifyEmailChange(context, { ...changed, userId: session.row.userId, token })
  return changed.newEmail
}

const isAtNewEmail = ({ email, newEmail }: MailTransaction) => email === newEmail

function check<result>(
  context: FrameContext,
  { transactionId, code, session }: EmailCode & { readonly session: ActiveSession },
  onRight: (tx: Database, transaction: MailTransaction) => Promise<result>,
): Promise<result> {
  const { thumbprint, userId } = session.row
  const typed = { transactionId, code, thumbprint, purpose: 'change' } as const
  return checkCode(context, typed, (tx, transaction) => {
    if (transaction.userId !== userId) throw new FrameRefusal('transaction_over')
    return onRight(tx, transaction)
  })
}

async function changeEmail(
  tx: Database,
  options: {
    readonly session: ActiveSession
    readonly transaction: MailTransaction
    readonly token: string
    readonly now: number
  },
): Promise<{ readonly oldEmail: string | null; readonly newEmail: string }> {
  const { session, transaction, token, now } = options
  const { userId } = session.row
  const newEmail = transaction.newEmail ?? ''
  const oldEmail = await requireStillFirst(tx, { userId, proven: transaction.proven, now })
  await requireFreeAddress(tx, { userId, email: newEmail, now })
  await tx.update(users).set({ email: newEmail }).where(eq(users.id, userId)).catch(toTaken)
  // Cancels pending releases, because their cancel links went to the old address.
  await endReleases(tx, { userId })
  await noteActivity(tx, { userId, kind: 'email_changed', browser: session.device.browser, now })
  await keepRevert(tx, { userId, token, oldEmail, newEmail, now })
  return { oldEmail, newEmail }
}
