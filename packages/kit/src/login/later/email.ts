import { BaseError, toEmail } from '@latchkey/core'
import type { Kit } from '../../kit/Kit.ts'
import type { Attempt } from '../../kit/runAttempt.ts'
import { InvalidEmailError } from '../../sign-in/InvalidEmailError.ts'
import { showToast } from '../../state/showToast.ts'
import { track } from '../../state/track.ts'
import { EmailCooldownError } from '../email/EmailCooldownError.ts'
import type { EmailStep } from '../email/EmailStep.ts'
import { getEmailWait } from '../email/getEmailWait.ts'
import { CodeOverError, TooManyCodesError, WrongCodeError } from '../errors.ts'
import { getLogin } from '../getLogin.ts'
import { ask } from './ask.ts'
import { connectUser } from './connectUser.ts'
import { rememberEmailSent } from './loginStorage.ts'

/**
 * Error classes by a pattern in the secure frame's message, because the protocol has no error codes
 * for wrong codes. The first match wins.
 */
const codeErrors = [
  [/\btoo many\b/i, TooManyCodesError],
  [/\b(?:no longer valid|expired|has ended)\b/i, CodeOverError],
  [/\b(?:code|otp|passcode)\b/i, WrongCodeError],
] as const

/**
 * Cleans and validates an e-mail address.
 *
 * @throws {InvalidEmailError} The text is not an e-mail address. The field shows the error.
 */
export function readEmail(typed: string): string {
  const email = toEmail(typed)
  if (email === undefined) throw new InvalidEmailError()
  return email
}

/**
 * Throws if the last email was sent less than 30 s ago.
 *
 * @throws {EmailCooldownError} Contains the remaining seconds.
 */
function checkCooldown(kit: Kit): void {
  const seconds = getEmailWait(kit)
  if (seconds > 0) throw new EmailCooldownError({ seconds })
}

/**
 * Converts the secure frame's rejection of an email address to `InvalidEmailError`. A frame of
 * another version may check addresses more strictly.
 */
export function toEmailError(error: unknown): unknown {
  if (!(error instanceof BaseError) || error.code !== 'frame_refused') return error
  return /invalid (?:e-?mail|request)/i.test(error.message)
    ? new InvalidEmailError({ cause: error })
    : error
}

async function sendEmail(kit: Kit, email: string, attempt: Attempt): Promise<EmailStep> {
  const answer = await ask(
    kit,
    { name: 'CONNECT_EMAIL', payload: { email, showsDeviceNumber: true } },
    attempt.signal,
  ).catch((error: unknown) => {
    throw toEmailError(error)
  })
  const { action, deviceNumber } = answer
  if (action === 'CONNECT') {
    await connectUser(kit, {}, attempt)
    return 'connected'
  }
  rememberEmailSent(kit)
  getLogin(kit).store.setState({ deviceNumber })
  if (action === 'VERIFY_DEVICE') return 'device'
  track(kit, { event: 'EMAIL_VERIFICATION_CODE_SENT' })
  return 'otp'
}

/** Starts a login by e-mail. Throws the errors of `connectEmail`. */
export async function startEmail(kit: Kit, typed: string, attempt: Attempt): Promise<EmailStep> {
  const email = readEmail(typed)
  checkCooldown(kit)
  track(kit, { event: 'EMAIL_SUBMITTED' })
  return sendEmail(kit, email, attempt)
}

/** Sends the email with the login code again. Implementation of `resendEmailCode`. */
export async function resendEmail(kit: Kit, typed: string, attempt: Attempt): Promise<EmailStep> {
  const email = readEmail(typed)
  checkCooldown(kit)
  try {
    const step = await sendEmail(kit, email, attempt)
    const text = { key: 'toast.codeResent' } as const
    showToast(kit, { message: 'Code email resent', variant: 'success', text })
    return step
  } catch (error) {
    attempt.signal.throwIfAborted()
    const text = { key: 'toast.codeFailed' } as const
    showToast(kit, { message: 'Failed to send email OTP', variant: 'error', text })
    throw error
  }
}

/**
 * Converts the secure frame's rejection of a login code to a typed error. Returns other errors
 * unchanged.
 */
export function toCodeError(error: unknown): unknown {
  if (!(error instanceof BaseError) || error.code !== 'frame_refused') return error
  const { message } = error
  const CodeError = codeErrors.find(([pattern]) => pattern.test(message))?.[1]
  return CodeError ? new CodeError({ cause: error, message }) : error
}

/** Submits the login code from the email, then connects the account. */
export async function submitCode(kit: Kit, code: string, attempt: Attempt): Promise<void> {
  try {
    await ask(kit, { name: 'CONNECT_OTP', payload: { otp: code } }, attempt.signal)
  } catch (error) {
    attempt.signal.throwIfAborted()
    const failure = toCodeError(error)
    const message = failure instanceof BaseError ? failure.shortMessage : 'An error occurred'
    track(kit, { event: 'EMAIL_VERIFICATION_CODE_FAIL', properties: { message } })
    throw failure
  }
  track(kit, { event: 'EMAIL_VERIFICATION_CODE_PASS' })
  await connectUser(kit, {}, attempt)
}

/**
 * Waits until the user opens the link in the email that approves this device. Connects the account
 * if no code is needed afterwards.
 */
export async function awaitDevice(kit: Kit, attempt: Attempt): Promise<'connected' | 'otp'> {
  const { signal } = attempt
  await ask(kit, { name: 'CONNECT_DEVICE', payload: undefined }, signal)
  getLogin(kit).store.setState({ deviceNumber: undefined })
  track(kit, { event: 'DEVICE_REGISTERED_FOR_EMAIL' })
  const { isConnected } = await ask(kit, { name: 'IS_CONNECTED', payload: undefined }, signal)
  if (!isConnected) return 'otp'
  await connectUser(kit, {}, attempt)
  return 'connected'
}

/** Continues a login after the user has recovered its wallet. */
export async function resumeLogin(kit: Kit, attempt: Attempt): Promise<void> {
  const { social, username } = getLogin(kit).recovering ?? {}
  await connectUser(kit, { ...(social && { social }), username }, attempt)
}
