import { eq } from 'drizzle-orm'
import { freshCodeMs } from '../config/constants.ts'
import type { FrameContext } from '../context/FrameContext.ts'
import { sessions } from '../db/schema.ts'
import { FrameRefusal } from '../errors/FrameRefusal.ts'
import type { ActiveSession } from '../sessions/sessions.ts'
import { checkCode } from './checkCode.ts'
import { beginMailTransaction, type NewTransaction } from './mailTransactions.ts'

/**
 * Starts a mail transaction to the signed-in user's own address.
 *
 * @throws {FrameRefusal} `no_email`, and as `beginMailTransaction`.
 */
export function mailToUser(
  context: FrameContext,
  session: ActiveSession,
  mail: Pick<NewTransaction, 'purpose' | 'step' | 'newEmail' | 'proven'> & {
    readonly ip: string
    readonly origin?: string
  },
) {
  const { row, device, userEmail } = session
  if (userEmail === null) throw new FrameRefusal('no_email')
  const { ip, origin = device.origin, ...what } = mail
  const { userId, thumbprint } = row
  const transaction = { email: userEmail, userId, browser: device.browser, origin }
  return beginMailTransaction(context, { ...transaction, ...what }, { thumbprint, ip })
}

/**
 * Allows the export of the wallet for five minutes after a correct mailed code (S-32). Throws the
 * errors of `checkCode`.
 */
export function confirmFreshCode(
  context: FrameContext,
  { row }: ActiveSession,
  { transactionId, code }: { readonly transactionId: string; readonly code: string },
): Promise<Date> {
  const freshUntil = new Date(context.clock.now() + freshCodeMs)
  const { thumbprint } = row
  return checkCode(
    context,
    { transactionId, code, thumbprint, purpose: 'fresh' },
    async (tx, { userId }) => {
      if (userId !== row.userId) throw new FrameRefusal('transaction_over')
      await tx.update(sessions).set({ freshUntil }).where(eq(sessions.id, row.id))
      return freshUntil
    },
  )
}
