import { closeModal } from '../../guide/closeModal.ts'
import type { Kit } from '../../kit/Kit.ts'
import { trackSignIn } from '../../sign-in/later/trackSignIn.ts'
import { getActiveConnection } from '../../state/getActiveConnection.ts'
import { disconnect } from './disconnect.ts'

/**
 * Disconnects the active account, for which the user has cancelled the sign-in. Other wallets stay
 * connected.
 */
async function endActive(kit: Kit): Promise<void> {
  const connection = getActiveConnection(kit)
  if (!connection) return
  const { namespace, connector } = connection
  await disconnect(kit, { namespace, id: connector.id })
}

/**
 * Implementation of the public action `cancelSignIn`: disconnects the account if the sign-in is
 * required, else only closes the modal (K-SIWX-02). While the sign-in service is unreachable the
 * account stays connected too.
 */
export async function cancelSignIn(kit: Kit): Promise<void> {
  const plugin = kit.config.signIn
  const { signIn } = kit.connection.getState()
  trackSignIn(kit, 'CLICK_CANCEL_SIWX')
  // Closing the modal aborts a pending signature request.
  closeModal(kit)
  // An account whose session could not be checked stays connected (S-102).
  if (!plugin || signIn === 'signed' || signIn === 'unreachable') return
  if (plugin.getRequired?.() ?? true) await endActive(kit)
}
