import type { Kit } from '../Kit.ts'
import { loadFlows } from '../loadFlows.ts'

/**
 * Gives up signing in: disconnects when sign-in is required, otherwise only closes the modal (K-SIWX-02).
 *
 * @throws {FailedToDisconnectError} As `disconnect`.
 */
export async function cancelSignIn(kit: Kit): Promise<void> {
  const { leaveSignIn } = await loadFlows()
  return leaveSignIn(kit)
}
