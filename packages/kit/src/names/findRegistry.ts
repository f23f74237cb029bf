import { toRpcUrl } from '@latchkey/blockchain-api'
import type { Network } from '@latchkey/core'
import { mainnet, solana } from '@latchkey/core/networks'
import { withServiceRpc } from '../api/withServiceRpc.ts'
import type { Kit } from '../kit/Kit.ts'

/** Networks that store the names of the public name services, by namespace. */
const registries: Readonly<Record<string, Network | undefined>> = { eip155: mainnet, solana }

/**
 * Returns the network that stores the names of a namespace, with its RPC URLs: the one of the app,
 * else the one that the blockchain API serves. `undefined` if there is neither.
 */
export function findRegistry(
  { config }: Pick<Kit, 'config'>,
  { chainNamespace }: Network,
): Network | undefined {
  const registry = registries[chainNamespace]
  if (!registry) return undefined
  const { caipNetworkId } = registry
  const own = config.networks.find((network) => network.caipNetworkId === caipNetworkId)
  if (own) return withServiceRpc(config, own)
  if (!config.blockchainApiUrl) return undefined
  const url = toRpcUrl(config.blockchainApiUrl, caipNetworkId, config.projectId)
  return { ...registry, rpcUrls: { default: { http: [url] } } }
}
