import type { Clock, Log, ServiceMetrics } from '@latchkey/service'
import type { AccountSource } from './account/AccountSource.ts'
import type { EvmChain } from './chain/createEvmChain.ts'
import type { Config } from './config/Config.ts'
import type { Database } from './db/Database.ts'
import type { Prices } from './prices/Prices.ts'

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
  readonly prices: Prices
}
