import type { Kit } from '../../kit/Kit.ts'
import { runSubmit } from '../../state/runSubmit.ts'
import { loadLogin } from '../load.ts'

export type SubmitEmailCodeParameters = {
  /** The code from the email: six digits. */
  readonly code: string
  readonly signal?: AbortSignal | undefined
}

/**
 * Submits the code from the email and connects the account. On success, the modal continues as
 * after `connect`.
 *
 * @throws {WrongCodeError} The code is wrong. The user may correct it.
 * @throws {CodeOverError} The code is no longer valid. The user needs a new one.
 * @throws {TooManyCodesError} There were too many wrong codes. For now, new codes are rejected too.
 * @throws The errors of `connectEmail`.
 */
export async function submitEmailCode(
  kit: Kit,
  parameters: SubmitEmailCodeParameters,
): Promise<void> {
  return runSubmit(kit, { kind: 'login', signal: parameters.signal }, async (attempt) => {
    const { submitCode } = await loadLogin()
    await submitCode(kit, parameters.code, attempt)
  })
}

/**
 * Waits up to two minutes for the user to follow the link that approves this device. If no code is
 * due afterwards, the account connects and the modal continues as after `connect`. The view goes
 * back if this function throws.
 *
 * @returns `otp` if the code from the same e-mail is still due (`submitEmailCode`).
 * @throws {FrameRefusedError} The device was not approved.
 * @throws The errors of `connectEmail`.
 */
export async function waitForDevice(
  kit: Kit,
  parameters: { readonly signal?: AbortSignal | undefined } = {},
): Promise<'connected' | 'otp'> {
  return runSubmit(kit, { kind: 'login', signal: parameters.signal }, async (attempt) => {
    const { awaitDevice } = await loadLogin()
    return awaitDevice(kit, attempt)
  })
}
