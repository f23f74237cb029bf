import { isMultiWalletEnabled } from '../../features/getFeatures.ts'
import type { Kit } from '../../kit/Kit.ts'
import { showAlert } from '../../state/showAlert.ts'
import { updateRecents } from '../../storage/saveConnections.ts'
import { removeStoredAccount } from '../../storage/storedConnections.ts'
import type { DeleteConnectionParameters } from '../DeleteConnectionParameters.ts'

/**
 * Removes a recent connection, or one address of it. Implementation of the public action
 * `deleteConnection`.
 */
export function deleteConnection(kit: Kit, parameters: DeleteConnectionParameters): void {
  if (!isMultiWalletEnabled(kit)) {
    showAlert(kit, { code: 'multi_wallet_not_enabled', variant: 'info' })
    return
  }
  removeStoredAccount(kit, parameters)
  updateRecents(kit)
}
