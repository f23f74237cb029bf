import { type CaipNetworkId, type Network, NetworkNotFoundError } from '@latchkey/core'
import type { Kit } from '../kit/Kit.ts'
import { runSubmit } from '../state/runSubmit.ts'
import { showAlert } from '../state/showAlert.ts'
import { load } from './load.ts'

export type SwitchNetworkParameters = {
  readonly caipNetworkId: CaipNetworkId
  readonly signal?: AbortSignal | undefined
}

/**
 * Makes a configured network the active one of its namespace. A connected wallet is asked to switch
 * first. If the modal shows the network list, it then goes back, or closes after an unsupported
 * network (K-NET-02).
 *
 * @throws {NetworkNotFoundError} The network is not in `config.networks`; an alert reports it.
 * @throws {FeatureNotSupportedError} The wallet cannot switch; nothing changed.
 * @throws {ConnectionRejectedError} The user rejected the switch; nothing changed.
 */
export async function switchNetwork(
  kit: Kit,
  parameters: SwitchNetworkParameters,
): Promise<Network> {
  const { caipNetworkId, signal } = parameters
  const network = kit.config.networks.find((other) => other.caipNetworkId === caipNetworkId)
  if (!network) {
    showAlert(kit, { code: 'network_not_found' })
    throw new NetworkNotFoundError({ caipNetworkId })
  }
  const kind = `switchNetwork:${network.chainNamespace}`
  return runSubmit(kit, { kind, signal }, async (attempt) => {
    const later = await load()
    return later.switchNetwork(kit, network, attempt)
  })
}
