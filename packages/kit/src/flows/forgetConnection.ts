import type { DeleteConnectionParameters } from '../actions/deleteConnection.ts'
import { showAlert } from '../actions/showAlert.ts'
import { isMultiWalletEnabled } from '../features/getFeatures.ts'
import type { Kit } from '../Kit.ts'
import { removeStoredAccount } from '../storage/storedConnections.ts'
import { updateRecents } from './saveConnections.ts'

/** Forgets a recent connection, or one address of it. */
export function forgetConnection(kit: Kit, parameters: DeleteConnectionParameters): void {
  if (!isMultiWalletEnabled(kit)) {
    showAlert(kit, { code: 'multi_wallet_not_enabled', variant: 'info' })
    return
  }
  removeStoredAccount(kit, parameters)
  updateRecents(kit)
}
