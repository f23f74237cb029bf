import { createPublicClient, defineChain, http, type PublicClient } from 'viem'
import type { LocalChain } from '../chains/LocalChain.ts'

export type BundlerChain = {
  readonly chainId: number
  readonly client: PublicClient
  readonly contracts: LocalChain['contracts']
}

/** Returns the Unix time of the next block in seconds. The latest block may be a day old. */
export async function getNextTime({ client }: BundlerChain): Promise<bigint> {
  const { timestamp } = await client.getBlock({ blockTag: 'pending' })
  return timestamp
}

/** Creates a client of the node itself, without gateway and faults. */
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
