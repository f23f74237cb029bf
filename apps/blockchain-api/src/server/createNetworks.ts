import type { Clock, Log } from '@latchkey/service'
import type { AccountSource } from '../account/AccountSource.ts'
import { createEvmSource } from '../account/createEvmSource.ts'
import { createBitcoinSource } from '../bitcoin/createBitcoinSource.ts'
import { createEvmChain } from '../chain/createEvmChain.ts'
import type { NetworkConfig } from '../config/Config.ts'
import { createPoolMarket } from '../convert/createPoolMarket.ts'
import type { Database } from '../db/Database.ts'
import type { ApiContext } from '../http/ApiContext.ts'
import { createCatchUp } from '../indexer/createCatchUp.ts'
import { createIndexer, type Indexer } from '../indexer/createIndexer.ts'
import { createSolanaSource } from '../solana/createSolanaSource.ts'

type Options = {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  /** CAIP-10 ids of the tokens that are read before all others; in lower case on EVM networks. */
  readonly preferred: ReadonlySet<string>
}

export type Networks = Pick<ApiContext, 'chains' | 'sources' | 'markets' | 'catchUp'> & {
  /** The indexers, one for each EVM network. The caller starts them. */
  readonly indexers: readonly Indexer[]
}

/**
 * Creates the sources, chains, markets and indexers of the configured networks, without sending a
 * request.
 */
export function createNetworks(
  networks: readonly NetworkConfig[],
  { db, clock, log, preferred }: Options,
): Networks {
  const chains = networks.flatMap((network) =>
    'confirmations' in network ? [createEvmChain(network)] : [],
  )
  const indexers = new Map<string, Indexer>(
    chains.map((chain) => [chain.network.caipNetworkId, createIndexer({ chain, db, log })]),
  )
  const catchUp = createCatchUp(indexers)
  const toSource = (network: NetworkConfig): AccountSource => {
    if ('esploraUrl' in network) return createBitcoinSource(network, clock)
    if ('tokens' in network) return createSolanaSource(network)
    const prefix = `${network.caipNetworkId}:`
    const own = [...preferred].filter((asset) => asset.startsWith(prefix))
    const addresses = own.map((asset) => asset.slice(prefix.length))
    return createEvmSource(createEvmChain(network), { db, catchUp, preferred: addresses })
  }
  return {
    chains,
    sources: networks.map(toSource),
    markets: chains.flatMap((chain) => {
      const { swap } = chain.network
      return swap ? [createPoolMarket(chain, swap)] : []
    }),
    catchUp,
    indexers: [...indexers.values()],
  }
}
