import { type CaipNetworkId, parseCaipNetworkId } from '@latchkey/core'
import { leaveNetworkSwitch } from '../../guide/networkPages.ts'
import type { Kit } from '../../kit/Kit.ts'
import { getAttempts } from '../../kit/runAttempt.ts'
import { isUnsupportedNetwork } from '../../state/getActiveNetwork.ts'
import { withNetwork } from '../../state/withNetwork.ts'
import { saveConnections } from '../../storage/saveConnections.ts'
import { notifyTabs } from '../../tabs/notifyTabs.ts'
import { followAccount } from './followAccount.ts'

/**
 * Makes a network the active one of its namespace and navigates the modal. With `quiet`, another
 * tab has already stored and announced the change.
 */
export function moveToNetwork(
  kit: Kit,
  caipNetworkId: CaipNetworkId,
  options: { readonly quiet?: boolean } = {},
): void {
  const { namespace } = parseCaipNetworkId(caipNetworkId)
  if (kit.connection.getState().networks[namespace] === caipNetworkId) return
  const wasUnsupported = isUnsupportedNetwork(kit, { namespace })
  kit.connection.setState((state) => withNetwork(state, namespace, caipNetworkId))
  saveConnections(kit, namespace, { keepsActive: options.quiet === true })
  if (!options.quiet) notifyTabs(kit, { type: 'chain', namespace, caipNetworkId })
  // During `switchNetwork`, the modal navigates when the wallet's answer arrives, not on the
  // wallet's event.
  if (!getAttempts(kit).has(`switchNetwork:${namespace}`)) finishMove(kit, wasUnsupported)
}

/**
 * Leaves the network pages of the modal after a change of network, and follows the account on the
 * new network.
 */
export function finishMove(kit: Kit, wasUnsupported: boolean): void {
  leaveNetworkSwitch(kit, wasUnsupported)
  // A failure is not thrown here, because a toast and the sign-in state show it.
  followAccount(kit).catch(() => undefined)
}
