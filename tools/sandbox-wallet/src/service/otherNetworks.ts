import type { OtherNetwork } from './options.ts'
import type { WalletContext } from './WalletContext.ts'
import { WalletRpcError } from './WalletRpcError.ts'

/**
 * Current CAIP-2 ids of Solana networks by their former ones. The kit requests both, because some
 * wallets know only the former.
 */
const olderIds: Readonly<Record<string, string>> = {
  'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ': 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K': 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
}

/**
 * Finds a Solana or Bitcoin network of the wallet by its CAIP-2 id; without an id, the first
 * network of the namespace.
 */
export function findOtherNetwork(
  context: WalletContext,
  wanted: { namespace: OtherNetwork['namespace']; caipNetworkId: string | undefined },
): OtherNetwork | undefined {
  const networks = context.options.otherNetworks ?? []
  const ofNamespace = networks.filter((network) => network.namespace === wanted.namespace)
  const { caipNetworkId } = wanted
  if (caipNetworkId === undefined) return ofNamespace[0]
  const id = olderIds[caipNetworkId] ?? caipNetworkId
  return ofNamespace.find((network) => network.caipNetworkId === id)
}

/**
 * Returns a Solana or Bitcoin network of the wallet by its CAIP-2 id; without an id, the first
 * network of the namespace.
 *
 * @throws {WalletRpcError} 4901: the wallet cannot connect to the network.
 */
export function requireOtherNetwork(
  context: WalletContext,
  wanted: { namespace: OtherNetwork['namespace']; caipNetworkId: string | undefined },
): OtherNetwork {
  const network = findOtherNetwork(context, wanted)
  if (network) return network
  const name = wanted.caipNetworkId ?? wanted.namespace
  throw new WalletRpcError(4901, `The wallet has no connection to ${name}.`)
}
