import type { Network } from '@latchkey/core'
import { getActiveNetworkId, isConnected, type Kit, switchNetwork } from '@latchkey/kit'

/** Goes on from a list of networks: to the wallet's approval when one is connected, else the choice is made at once. */
export async function chooseNetwork(kit: Kit, network: Network): Promise<void> {
  const { caipNetworkId } = network
  if (caipNetworkId === getActiveNetworkId(kit)) return
  if (isConnected(kit)) {
    kit.modal.send({ type: 'push', page: { view: 'SwitchNetwork', data: { caipNetworkId } } })
    return
  }
  await switchNetwork(kit, { caipNetworkId })
  kit.modal.send({ type: 'back', connected: false })
}
