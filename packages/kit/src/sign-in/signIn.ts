import type { Kit } from '../kit/Kit.ts'
import { runSubmit } from '../state/runSubmit.ts'
import { load } from './load.ts'

export type SignInParameters = { readonly signal?: AbortSignal | undefined }

/**
 * Signs the active account in: creates the message, requests the signature and adds the session.
 * Then the modal closes.
 *
 * @throws {ConnectionRejectedError} The user refused to sign.
 * @throws {SignMessageFailedError} The wallet could not sign.
 * @throws {ServiceUnreachableError} The sign-in service did not answer. `retrySignIn` checks again.
 */
export async function signIn(kit: Kit, parameters: SignInParameters = {}): Promise<void> {
  return runSubmit(kit, { kind: 'signIn', signal: parameters.signal }, async (attempt) => {
    const later = await load()
    return later.signIn(kit, attempt)
  })
}
