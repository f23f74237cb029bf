import type { Clock } from '@latchkey/service'
import type { ApiContext } from './ApiContext.ts'
import type { AccountSource } from './account/AccountSource.ts'
import { createEvmSource } from './account/createEvmSource.ts'
import { createBitcoinSource } from './bitcoin/createBitcoinSource.ts'
import { createEvmChain, type EvmChain } from './chain/createEvmChain.ts'
import type { NetworkConfig } from './config/Config.ts'
import type { Database } from './db/Database.ts'
import { createSolanaSource } from './solana/createSolanaSource.ts'

type Options = { readonly db: Database; readonly clock: Clock }

/** Makes what the configured networks are read by. Nothing is asked yet. */
export function createNetworks(
  networks: readonly NetworkConfig[],
  { db, clock }: Options,
): Pick<ApiContext, 'chains' | 'sources'> {
  const chains: EvmChain[] = []
  const sources = networks.map((network): AccountSource => {
    if ('esploraUrl' in network) return createBitcoinSource(network, clock)
    if ('tokens' in network) return createSolanaSource(network)
    const chain = createEvmChain(network)
    chains.push(chain)
    return createEvmSource(chain, db)
  })
  return { chains, sources }
}
