import type { Kit } from '../../kit/Kit.ts'
import { runSubmit } from '../../state/runSubmit.ts'
import { loadLogin } from '../load.ts'
import type { EmailStep } from './EmailStep.ts'

export type ConnectEmailParameters = {
  /** The address as typed. Surrounding spaces are removed. */
  readonly email: string
  readonly signal?: AbortSignal | undefined
}

/**
 * Starts a login by email. The first login on a page loads the secure frame. The view then shows
 * the page for the returned step. After `connected`, the modal continues as after `connect`.
 *
 * @throws {InvalidEmailError} The text is not an email address, or the frame rejected it. The field
 * shows the error.
 * @throws {EmailCooldownError} The last email was sent less than 30 s ago. The error contains the
 * remaining seconds.
 * @throws {FrameRefusedError} The frame rejected the login for another reason.
 * @throws {RequestTimedOutError} The frame did not answer in time. An alert shows this too.
 * @throws {AuthConnectorMissingError} Logins are not configured, or another page embeds this one.
 * @throws {ModalClosedError} The user closed the modal before the end.
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
 * Sends the email again and shows a toast. Call it only when `getEmailWait` returns 0. The wait
 * then starts again.
 *
 * @throws The errors of `connectEmail`.
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
