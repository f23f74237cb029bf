import { toRpcUrls } from '@latchkey/core'
import type { Kit } from '../kit/Kit.ts'

/**
 * Warns once for each network that has no RPC URL, because balances and transfers of the network
 * fail. The blockchain API serves an RPC URL for every network.
 */
export function warnMissingRpc({ config, ports }: Pick<Kit, 'config' | 'ports'>): void {
  if (config.blockchainApiUrl) return
  for (const network of config.networks) {
    if (toRpcUrls(network).length > 0) continue
    ports.warn(
      `The network "${network.name}" has no RPC URL, so balances and transfers fail. Set \`rpcUrls.custom\` of the network or \`blockchainApiUrl\`.`,
    )
  }
}
