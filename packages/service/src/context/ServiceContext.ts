import type { Log } from '../log/createLog.ts'
import type { ServiceMetrics } from '../metrics/createServiceMetrics.ts'
import type { Clock } from './Clock.ts'

/** What every service works with; a server's own context has more. One server; two in one process share nothing. */
export type ServiceContext = {
  readonly config: {
    /** Origin that browsers see, e.g. `https://play.example.test`; absent: no page calls. */
    readonly publicOrigin?: string
    /** What `/metrics` wants as bearer token; absent: nobody reads it. */
    readonly metricsToken?: string | undefined
    /** Networks of the proxies in front, whose forwarded addresses count (S-99). */
    readonly trustedProxies: readonly string[]
  }
  readonly clock: Clock
  readonly log: Log
  readonly metrics: ServiceMetrics
  /** Tells whether the server can do its work: the database, where it has one, answers and is as new as the server. */
  readonly isReady: () => Promise<boolean>
}

/** What differs between servers, as one type parameter. */
export type ServiceTypes = {
  readonly context: ServiceContext
  /** Who calls, once known: a session, a device. */
  readonly session: unknown
  /** Names of the rate classes. */
  readonly rate: string
}
