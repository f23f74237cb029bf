import type { Kit } from '../kit/Kit.ts'
import { load } from './load.ts'

/**
 * Cancels the sign-in. Disconnects the account if the sign-in is required, else only closes the
 * modal (K-SIWX-02).
 *
 * @throws {FailedToDisconnectError} A wallet or the sign-in service did not confirm.
 */
export async function cancelSignIn(kit: Kit): Promise<void> {
  const later = await load()
  return later.cancelSignIn(kit)
}
