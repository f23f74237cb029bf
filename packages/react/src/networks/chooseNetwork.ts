import type { Network } from '@latchkey/core'
import {
  getActiveNamespace,
  getActiveNetworkId,
  isConnected,
  type Kit,
  switchNetwork,
} from '@latchkey/kit'

/**
 * Handles the selection of a network (kit-state §4.4). If a wallet is connected in the network's
 * namespace, opens the page that requests the switch. If wallets are connected in other namespaces
 * only, opens the page that offers to connect one. Otherwise switches immediately.
 */
export async function chooseNetwork(kit: Kit, network: Network): Promise<void> {
  const { caipNetworkId, chainNamespace } = network
  if (caipNetworkId === getActiveNetworkId(kit)) return
  if (!isConnected(kit)) {
    await switchNetwork(kit, { caipNetworkId })
    kit.modal.send({ type: 'back', connected: false })
    return
  }
  const { activeConnectors } = kit.connection.getState()
  const isForeign = chainNamespace !== getActiveNamespace(kit)
  if (isForeign && activeConnectors[chainNamespace] === undefined) {
    const data = { switchToChain: chainNamespace, caipNetworkId }
    kit.modal.send({ type: 'push', page: { view: 'SwitchActiveChain', data } })
    return
  }
  kit.modal.send({ type: 'push', page: { view: 'SwitchNetwork', data: { caipNetworkId } } })
}
