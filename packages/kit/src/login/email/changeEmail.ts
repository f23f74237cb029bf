import type { Kit } from '../../kit/Kit.ts'
import { runSubmit } from '../../state/runSubmit.ts'
import { loadLogin } from '../load.ts'
import type { EmailChangeStep } from './EmailChangeStep.ts'

type Options = { readonly signal?: AbortSignal | undefined }

/**
 * Asks for another e-mail address of the login. The view pushes UpdateEmailPrimaryOtp or UpdateEmailSecondaryOtp. The
 * cooldown does not refuse it, it begins anew.
 *
 * @throws {InvalidEmailError} No address; nothing was sent.
 * @throws {NotLoggedInError} The account in use is no login by e-mail.
 * @throws {FrameRefusedError} The frame said no.
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
 * Sends the code that went to the address of now; next is the one that went to the new address.
 *
 * @throws {WrongCodeError} The code was not taken; it may be corrected.
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
 * Sends the code that went to the new address, which then is the login's.
 *
 * @returns The new address. The view resets to `redirectView`, where it has one.
 * @throws {WrongCodeError} The code was not taken; it may be corrected.
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
