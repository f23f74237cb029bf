import type { Kit } from '../kit/Kit.ts'
import { load } from './load.ts'

/**
 * Gives up signing in: disconnects when sign-in is required, otherwise only closes the modal (K-SIWX-02).
 *
 * @throws {FailedToDisconnectError} As `disconnect`.
 */
export async function cancelSignIn(kit: Kit): Promise<void> {
  const later = await load()
  return later.cancelSignIn(kit)
}
