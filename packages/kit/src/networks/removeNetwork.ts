import { type CaipNetworkId, NetworkNotFoundError, parseCaipNetworkId } from '@latchkey/core'
import type { Kit } from '../kit/Kit.ts'
import { getActiveConnection, getActiveNamespace } from '../state/getActiveConnection.ts'
import { getActiveNetworkId } from '../state/getActiveNetwork.ts'
import { setNetworks } from './setNetworks.ts'
import { switchNetwork } from './switchNetwork.ts'

export type RemoveNetworkParameters = { readonly caipNetworkId: CaipNetworkId }

/**
 * Removes a configured network. If it was active, the first remaining network of its namespace
 * becomes active, otherwise the first of all. A connected wallet is requested to switch.
 *
 * @throws {NetworkNotFoundError} The network is not configured, or it is the only one; nothing
 * changed.
 * @throws The errors of `switchNetwork`, if the wallet does not switch. The wallet is then on an
 * unsupported network.
 */
export async function removeNetwork(kit: Kit, parameters: RemoveNetworkParameters): Promise<void> {
  const { caipNetworkId } = parameters
  const { namespace } = parseCaipNetworkId(caipNetworkId)
  const { networks } = kit.config
  const [first, ...others] = networks.filter((network) => network.caipNetworkId !== caipNetworkId)
  if (!first || others.length + 1 === networks.length) {
    throw new NetworkNotFoundError({ caipNetworkId })
  }
  const wasChosen = getActiveNetworkId(kit, { namespace }) === caipNetworkId
  const isActive = getActiveNamespace(kit) === namespace
  setNetworks(kit, [first, ...others])
  if (!wasChosen) return
  const left = [first, ...others].find((network) => network.chainNamespace === namespace) ?? first
  if (isActive) {
    await switchNetwork(kit, { caipNetworkId: left.caipNetworkId })
    return
  }
  // If the namespace is not active, its wallet switches when the namespace becomes active.
  if (getActiveConnection(kit, { namespace })) return
  kit.connection.setState(({ networks: { [namespace]: _, ...chosen } }) => ({ networks: chosen }))
}
