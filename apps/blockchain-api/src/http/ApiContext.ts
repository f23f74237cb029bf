import type { Clock, Log, ServiceMetrics } from '@latchkey/service'
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

/** What every route works with. One server; two in one process share nothing. */
export type ApiContext = {
  readonly config: Config
  readonly clock: Clock
  readonly db: Database
  readonly log: Log
  readonly metrics: ServiceMetrics
  readonly isReady: () => Promise<boolean>
  /** The nodes of EVM networks. */
  readonly chains: readonly EvmChain[]
  /** Of every network, in the order of the configuration. */
  readonly sources: readonly AccountSource[]
  /** Of the networks that have one. */
  readonly markets: readonly Market[]
  /** Absent: nobody sells coins. */
  readonly onramp: Onramp | undefined
  /** From which people can deposit. */
  readonly exchanges: readonly Exchange[]
  readonly prices: Prices
  /** What is told of collectibles. */
  readonly nfts: Nfts
  readonly catchUp: CatchUp
}
