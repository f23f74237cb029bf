import { chainNamespaces, type Network } from '@latchkey/core'
import type { Kit } from '../kit/Kit.ts'
import { getActiveConnection } from '../state/getActiveConnection.ts'

/**
 * Lists the configured networks. Those approved by the connected wallets come first, in the
 * wallets' order (K-NET-03).
 */
export function sortNetworks(kit: Pick<Kit, 'config' | 'connection'>): readonly Network[] {
  const { networks } = kit.config
  const approved = chainNamespaces.flatMap(
    (namespace) => getActiveConnection(kit, { namespace })?.approvedNetworkIds ?? [],
  )
  const first = [...new Set(approved)].flatMap(
    (id) => networks.find((network) => network.caipNetworkId === id) ?? [],
  )
  return [...first, ...networks.filter((network) => !first.includes(network))]
}
