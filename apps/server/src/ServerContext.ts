import type { Log, RateLimiter, ServiceContext } from '@latchkey/service'
import type { Config } from './config/Config.ts'
import type { Database } from './db/Database.ts'
import type { LinkProviders } from './links/createLinkProviders.ts'
import type { OwnLogFields } from './log/createLog.ts'
import type { Metrics } from './metrics/createMetrics.ts'
import type { BoardNews } from './points/createBoardNews.ts'
import type { Marketplace } from './shop/createMarketplace.ts'

/** What every route works with. One server; two in one process share nothing. */
export type ServerContext = ServiceContext & {
  readonly config: Config
  readonly db: Database
  readonly limiter: RateLimiter
  readonly links: LinkProviders
  readonly log: Log<OwnLogFields>
  readonly metrics: Metrics
  readonly boardNews: BoardNews
  /** Absent: the shop stays closed. */
  readonly marketplace: Marketplace | undefined
}
