import type { Kit } from '../../kit/Kit.ts'
import { runSubmit } from '../../state/runSubmit.ts'
import { loadLogin } from '../load.ts'
import type { EmailStep } from './EmailStep.ts'

export type ConnectEmailParameters = {
  /** As typed; spaces around it do not count. */
  readonly email: string
  readonly signal?: AbortSignal | undefined
}

/**
 * Begins a login by e-mail. The frame is loaded with the first one. The view pushes the page of the step; after
 * `connected` the modal goes on by itself, as after `connect`.
 *
 * @throws {InvalidEmailError} No address; a warning alert says so too, and nothing was sent.
 * @throws {EmailCooldownError} The last e-mail is less than 30 s old; it says how many seconds are left.
 * @throws {FrameRefusedError} The frame said no otherwise.
 * @throws {RequestTimedOutError} No answer in time; an alert says so.
 * @throws {AuthConnectorMissingError} Logins are off here.
 * @throws {ModalClosedError} The person left meanwhile.
 * @throws {AttemptSupersededError} A newer attempt began.
 */
export async function connectEmail(
  kit: Kit,
  parameters: ConnectEmailParameters,
): Promise<EmailStep> {
  return runSubmit(kit, { kind: 'login', signal: parameters.signal }, async (attempt) => {
    const { startEmail } = await loadLogin()
    return startEmail(kit, parameters.email, attempt)
  })
}

/**
 * Sends the e-mail again, once `getEmailWait` says 0, and says so by a toast. The countdown begins anew.
 *
 * @throws As `connectEmail`.
 */
export async function resendEmailCode(
  kit: Kit,
  parameters: ConnectEmailParameters,
): Promise<EmailStep> {
  return runSubmit(kit, { kind: 'resendEmail', signal: parameters.signal }, async (attempt) => {
    const { resendEmail } = await loadLogin()
    return resendEmail(kit, parameters.email, attempt)
  })
}
