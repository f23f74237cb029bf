import type { Kit } from '../../kit/Kit.ts'
import { runSubmit } from '../../state/runSubmit.ts'
import { loadLogin } from '../load.ts'
import type { EmailChangeStep } from './EmailChangeStep.ts'

type Options = { readonly signal?: AbortSignal | undefined }

/**
 * Starts a change of the login's email address. The view then shows UpdateEmailPrimaryOtp or
 * UpdateEmailSecondaryOtp. A running cooldown for emails does not prevent the change, but restarts.
 *
 * @throws {InvalidEmailError} The text is not an email address. No email was sent.
 * @throws {NotLoggedInError} The account in use does not belong to a login by email.
 * @throws {FrameRefusedError} The secure frame rejected the change.
 */
export async function changeEmail(
  kit: Kit,
  parameters: Options & { readonly email: string },
): Promise<EmailChangeStep> {
  return runSubmit(kit, { kind: 'changeEmail', signal: parameters.signal }, async (attempt) => {
    const { startEmailChange } = await loadLogin()
    return startEmailChange(kit, parameters.email, attempt)
  })
}

/**
 * Submits the code that was sent to the current address. The user then enters the code from the new
 * address.
 *
 * @throws {WrongCodeError} The code is wrong. The user may correct it.
 */
export async function submitPrimaryCode(
  kit: Kit,
  parameters: Options & { readonly code: string },
): Promise<void> {
  return runSubmit(kit, { kind: 'changeEmail', signal: parameters.signal }, async (attempt) => {
    const { submitPrimary } = await loadLogin()
    await submitPrimary(kit, parameters.code, attempt)
  })
}

/**
 * Submits the code that was sent to the new address. On success, the login has the new address.
 *
 * @returns The new address. The view then returns to its `redirectView`, if there is one.
 * @throws {WrongCodeError} The code is wrong. The user may correct it.
 */
export async function submitSecondaryCode(
  kit: Kit,
  parameters: Options & { readonly code: string },
): Promise<string> {
  return runSubmit(kit, { kind: 'changeEmail', signal: parameters.signal }, async (attempt) => {
    const { submitSecondary } = await loadLogin()
    return submitSecondary(kit, parameters.code, attempt)
  })
}
