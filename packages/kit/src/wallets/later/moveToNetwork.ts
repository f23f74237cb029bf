import { type CaipNetworkId, parseCaipNetworkId } from '@latchkey/core'
import { leaveNetworkSwitch } from '../../guide/networkPages.ts'
import type { Kit } from '../../kit/Kit.ts'
import { getAttempts } from '../../kit/runAttempt.ts'
import { isUnsupportedNetwork } from '../../state/getActiveNetwork.ts'
import { withNetwork } from '../../state/withNetwork.ts'
import { saveConnections } from '../../storage/saveConnections.ts'
import { tellTabs } from '../../tabs/tellTabs.ts'
import { followAccount } from './followAccount.ts'

/**
 * Makes a network the active one of its namespace and leads the modal on: unsupported, sign-in, or away. `quiet` where
 * another tab has said so: it has stored and told that already.
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
  if (!options.quiet) tellTabs(kit, { type: 'chain', namespace, caipNetworkId })
  // A switch this kit asked for leaves its own pages when the wallet has answered, not on its event.
  if (!getAttempts(kit).has(`switchNetwork:${namespace}`)) finishMove(kit, wasUnsupported)
}

/** Leads the modal on after a change of network. */
export function finishMove(kit: Kit, wasUnsupported: boolean): void {
  leaveNetworkSwitch(kit, wasUnsupported)
  followAccount(kit).catch(() => undefined) // Reported by toast and state.
}
