import { closeModal } from '../actions/openModal.ts'
import type { Kit } from '../Kit.ts'
import { disconnectWallets } from './disconnectWallets.ts'
import { trackSignIn } from './trackSignIn.ts'

/** Cancels signing in (K-SIWX-02). */
export async function leaveSignIn(kit: Kit): Promise<void> {
  const plugin = kit.config.signIn
  const { signIn } = kit.connection.getState()
  trackSignIn(kit, 'CLICK_CANCEL_SIWX')
  // Ends a signature that is being asked for.
  closeModal(kit)
  if (!plugin || signIn === 'signed') return
  if (plugin.getRequired?.() ?? true) await disconnectWallets(kit)
}
