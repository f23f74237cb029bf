import type { Clock } from './Clock.ts'
import type { Config } from './config/Config.ts'
import type { Database } from './db/Database.ts'
import type { Log } from './log/createLog.ts'
import type { Metrics } from './metrics/createMetrics.ts'

/** What every route works with. One server; two in one process share nothing. */
export type ServerContext = {
  readonly config: Config
  readonly clock: Clock
  readonly db: Database
  readonly log: Log
  readonly metrics: Metrics
  /** Tells whether the database answers and is as new as the server. */
  readonly isReady: () => Promise<boolean>
}
