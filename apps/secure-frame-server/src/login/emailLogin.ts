import { findDevice } from '../devices/devices.ts'
import type { FrameContext } from '../FrameContext.ts'
import { checkCode } from './checkCode.ts'
import { beginMailTransaction, type Sender } from './mailTransactions.ts'
import { signIn } from './signIn.ts'
import { findOrCreateUserByEmail, findUserByEmail } from './users.ts'

export type EmailLogin = Sender & {
  readonly email: string
  readonly projectId: string
  readonly origin: string
  readonly browser: string
}

/**
 * Begins a login: a key that is known for the address gets a code, any other has its device approved first (S-42).
 * Which of both it is depends on nothing that a stranger's key could learn of an account (S-41).
 */
export async function startEmailLogin(context: FrameContext, login: EmailLogin) {
  const { email, thumbprint, origin, browser, projectId } = login
  const user = await findUserByEmail(context.db, email)
  const device = await findDevice(context.db, { userId: user?.id ?? '', thumbprint })
  const step = device ? 'code' : 'device'
  const sent = await beginMailTransaction(
    context,
    { purpose: 'login', step, email, thumbprint, origin, browser, projectId },
    login,
  )
  const { deviceNumber, ...transaction } = sent
  return deviceNumber === undefined
    ? ({ action: 'VERIFY_OTP', ...transaction } as const)
    : ({ action: 'VERIFY_DEVICE', ...transaction, deviceNumber } as const)
}

/**
 * Ends a login with its code.
 *
 * @returns The secret of the session's cookie.
 * @throws {FrameRefusal} As `checkCode`.
 */
export function finishEmailLogin(
  context: FrameContext,
  { transactionId, code, thumbprint }: { transactionId: string; code: string; thumbprint: string },
): Promise<string> {
  const now = context.clock.now()
  return checkCode(
    context,
    { transactionId, code, thumbprint, purpose: 'login' },
    async (tx, { email, browser, origin }) => {
      const userId = await findOrCreateUserByEmail(tx, email, now)
      const login = { login: 'email', userName: null, email: null }
      return signIn(tx, { userId, thumbprint, browser, origin, now, ...login })
    },
  )
}
