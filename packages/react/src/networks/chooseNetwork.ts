import type { Network } from '@latchkey/core'
import {
  getActiveNamespace,
  getActiveNetworkId,
  isConnected,
  type Kit,
  switchNetwork,
} from '@latchkey/kit'

/**
 * Goes on from a list of networks (kit-state §4.4): to the wallet's approval when one is connected there, to a question
 * when the ecosystem of the network has no wallet yet but another has, else the choice is made at once.
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
