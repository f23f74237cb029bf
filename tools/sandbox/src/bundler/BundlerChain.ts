import { createPublicClient, defineChain, http, type PublicClient } from 'viem'
import type { LocalChain } from '../chains/LocalChain.ts'

export type BundlerChain = {
  readonly chainId: number
  readonly client: PublicClient
  readonly contracts: LocalChain['contracts']
}

/**
 * Returns the time of the chain's next block in Unix seconds. The latest block can be much older,
 * because blocks are only mined with transactions.
 */
export async function getNextTime({ client }: BundlerChain): Promise<bigint> {
  const { timestamp } = await client.getBlock({ blockTag: 'pending' })
  return timestamp
}

/** Creates the bundler's client for a chain's node, without gateway and faults. */
export function createBundlerChain(chain: LocalChain): BundlerChain {
  const { chainId, name, nativeCurrency, rpcUrl, contracts } = chain
  const definition = defineChain({
    id: chainId,
    name,
    nativeCurrency,
    rpcUrls: { default: { http: [rpcUrl] } },
  })
  const transport = http(rpcUrl, { retryCount: 0, timeout: 20_000 })
  const client = createPublicClient({ chain: definition, transport, cacheTime: 0 })
  return { chainId, client, contracts }
}
