import type { Clock, Log } from '@latchkey/service'
import type { Database } from '../db/Database.ts'
import type { Metrics } from '../metrics/createMetrics.ts'
import type { Marketplace } from './createMarketplace.ts'

/** The part of the server's context that the shop needs. */
export type ShopContext = {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly metrics: Metrics
  /**
   * Client of the item marketplace; `undefined` if none is configured, so that the shop stays
   * closed.
   */
  readonly marketplace: Marketplace | undefined
}
