import { and, eq } from 'drizzle-orm'
import type { FrameContext } from '../context/FrameContext.ts'
import type { Database } from '../db/Database.ts'
import { type MailTransaction, mailTransactions } from '../db/schema.ts'
import { findDevice, hasDevices } from '../devices/devices.ts'
import { FrameRefusal } from '../errors/FrameRefusal.ts'
import { toNewDeviceLetter } from '../mail/mails.ts'
import { sendNotice } from '../mail/sendLetter.ts'
import { findOrCreateUserByEmail, findUserByEmail } from '../users/users.ts'
import { checkCode } from './checkCode.ts'
import { toDisownLink } from './disownLink.ts'
import { beginMailTransaction, isOfDevice, type Sender, toAsker } from './mailTransactions.ts'
import { signIn } from './signIn.ts'

export type EmailLogin = Sender & {
  readonly email: string
  readonly projectId: string
  readonly origin: string
  readonly browser: string
  /** Whether the host shows the device number to the user (S-42). */
  readonly showsDeviceNumber?: boolean | undefined
}

/**
 * Begins a login by e-mail. With the device check `code`, a code is mailed for every device. With
 * `link`, only devices that are known for the address get one; the owner must approve any other
 * device first (S-42). The response depends on the account only for such a known device, so that an
 * attacker learns nothing about it (S-41).
 */
export async function startEmailLogin(context: FrameContext, login: EmailLogin) {
  const { email, origin, browser, projectId, showsDeviceNumber = false } = login
  const step = await findFirstStep(context, login)
  const what = { purpose: 'login', step, showsNumber: showsDeviceNumber } as const
  const sent = await beginMailTransaction(
    context,
    { ...what, email, origin, browser, projectId },
    login,
  )
  return step === 'code'
    ? ({ action: 'VERIFY_OTP', ...sent } as const)
    : ({ action: 'VERIFY_DEVICE', ...sent } as const)
}

async function findFirstStep(
  { db, config }: FrameContext,
  { email, thumbprint }: EmailLogin,
): Promise<'code' | 'device'> {
  if (config.deviceCheck === 'code') return 'code'
  const user = await findUserByEmail(db, email)
  return (await findDevice(db, { userId: user?.id ?? '', thumbprint })) ? 'code' : 'device'
}

/**
 * Finishes a login by email with the mailed code.
 *
 * @returns The secret of the session's cookie.
 * @throws {FrameRefusal} As `checkCode`.
 */
export async function finishEmailLogin(
  context: FrameContext,
  { transactionId, code, thumbprint }: { transactionId: string; code: string; thumbprint: string },
): Promise<string> {
  const typed = { transactionId, code, thumbprint, purpose: 'login' } as const
  const ended = await checkCode(context, typed, (tx, login) => enter(context, tx, login))
  return notifyOwner(context, ended)
}

/**
 * Finishes a login whose device was approved with its number. Works once.
 *
 * @returns The secret of the session's cookie.
 * @throws {FrameRefusal} `transaction_over`.
 */
export async function finishApprovedLogin(
  context: FrameContext,
  which: { readonly id: string; readonly thumbprint: string },
): Promise<string> {
  const ended = await context.db.transaction(async (tx) => {
    const [login] = await tx
      .update(mailTransactions)
      .set({ step: 'done', codeHash: null })
      .where(
        and(
          isOfDevice(context.clock.now(), which),
          eq(mailTransactions.purpose, 'login'),
          eq(mailTransactions.step, 'approved'),
        ),
      )
      .returning()
    if (!login) throw new FrameRefusal('transaction_over')
    return enter(context, tx, login)
  })
  return notifyOwner(context, ended)
}

type Entered = {
  readonly token: string
  readonly login: MailTransaction
  /**
   * Whether the owner is notified of the login: this device is new, and the owner has other
   * devices.
   */
  readonly needsNotice: boolean
}

async function enter(
  { clock }: FrameContext,
  tx: Database,
  login: MailTransaction,
): Promise<Entered> {
  const { email, thumbprint, browser, origin } = login
  const now = clock.now()
  const userId = await findOrCreateUserByEmail(tx, email, now)
  const hasOthers = await hasDevices(tx, userId)
  const method = { login: 'email', userName: null, email: null }
  const facts = { userId, thumbprint, browser, origin, now }
  const { token, isNew } = await signIn(tx, { ...facts, ...method })
  return { token, login, needsNotice: isNew && hasOthers }
}

/**
 * Notifies the owner of a new device if the owner has other devices (S-42).
 *
 * @returns The secret of the new session.
 */
async function notifyOwner(
  context: FrameContext,
  { token, login, needsNotice: isToBeTold }: Entered,
): Promise<string> {
  if (isToBeTold) {
    const asker = toAsker(context, login)
    const letter = toNewDeviceLetter({ asker, disownLink: toDisownLink(context, login) })
    await sendNotice(context, login.email, letter)
  }
  return token
}
