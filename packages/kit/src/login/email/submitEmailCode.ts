import type { Kit } from '../../kit/Kit.ts'
import { runSubmit } from '../../state/runSubmit.ts'
import { loadLogin } from '../load.ts'

export type SubmitEmailCodeParameters = {
  /** Six digits. */
  readonly code: string
  readonly signal?: AbortSignal | undefined
}

/**
 * Sends the code of the e-mail, then connects. Then the modal goes on by itself, as after `connect`.
 *
 * @throws {WrongCodeError} The code was not taken; it may be corrected.
 * @throws {CodeOverError} It cannot be corrected any more: a new one is needed.
 * @throws {TooManyCodesError} Nor is a new one taken for now.
 * @throws As `connectEmail`.
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
 * Waits until the person has followed the link that approves this device, two minutes at most. Where the number was typed
 * there, that ends the login, and the modal goes on by itself, as after `connect`. The view goes back when this throws.
 *
 * @returns `otp`: the code of the same mail is still asked for (`submitEmailCode`).
 * @throws {FrameRefusedError} The device was not approved.
 * @throws As `connectEmail`.
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
