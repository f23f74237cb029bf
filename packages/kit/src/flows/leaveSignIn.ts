import { closeModal } from '../actions/closeModal.ts'
import type { Kit } from '../Kit.ts'
import { getActiveConnection } from '../selectors/getActiveConnection.ts'
import { endConnections } from './endConnections.ts'
import { trackSignIn } from './trackSignIn.ts'

/** Only the account that was to sign in: other wallets stay. */
async function endActive(kit: Kit): Promise<void> {
  const connection = getActiveConnection(kit)
  if (!connection) return
  const { namespace, connector } = connection
  await endConnections(kit, { namespace, id: connector.id })
}

/** Cancels signing in (K-SIWX-02). */
export async function leaveSignIn(kit: Kit): Promise<void> {
  const plugin = kit.config.signIn
  const { signIn } = kit.connection.getState()
  trackSignIn(kit, 'CLICK_CANCEL_SIWX')
  // Ends a signature that is being asked for.
  closeModal(kit)
  if (!plugin || signIn === 'signed') return
  if (plugin.getRequired?.() ?? true) await endActive(kit)
}
