import type { Clock, Log, RateClass, ServiceMetrics } from '@latchkey/service'
import type { AccountSource } from '../account/AccountSource.ts'
import type { EvmChain } from '../chain/createEvmChain.ts'
import type { Config } from '../config/Config.ts'
import type { Market } from '../convert/Market.ts'
import type { Database } from '../db/Database.ts'
import type { Exchange } from '../exchange/Exchange.ts'
import type { CatchUp } from '../indexer/createCatchUp.ts'
import type { Nfts } from '../nfts/createNfts.ts'
import type { Onramp } from '../onramp/Onramp.ts'
import type { Prices } from '../prices/Prices.ts'

/**
 * Objects that every route receives, such as configuration, database and nodes. Two servers in one
 * process share no state.
 */
export type ApiContext = {
  readonly config: Config
  readonly clock: Clock
  readonly db: Database
  readonly log: Log
  readonly metrics: ServiceMetrics
  readonly isReady: () => Promise<boolean>
  /** The configured EVM networks with their nodes. */
  readonly chains: readonly EvmChain[]
  /** The account sources of all networks, in the order of the configuration. */
  readonly sources: readonly AccountSource[]
  /** The swap markets, one for each network with configured swaps. */
  readonly markets: readonly Market[]
  /** The provider that sells crypto; absent if buying is disabled. */
  readonly onramp: Onramp | undefined
  /** The configured exchanges from which users can deposit assets. */
  readonly exchanges: readonly Exchange[]
  readonly prices: Prices
  /** CAIP-10 ids of the tokens that the operator vouches for; in lower case on EVM networks. */
  readonly listed: ReadonlySet<string>
  /** Reader of the metadata and pictures of NFTs. */
  readonly nfts: Nfts
  readonly catchUp: CatchUp
}

/** Types of this server for the functions that all servers share. Callers have no session. */
export type Api = {
  readonly context: ApiContext
  readonly session: undefined
  readonly rate: RateClass | 'session'
}
