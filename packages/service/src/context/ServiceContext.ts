import type { Log } from '../log/createLog.ts'
import type { ServiceMetrics } from '../metrics/createServiceMetrics.ts'
import type { Clock } from './Clock.ts'

/**
 * Values that every request handler of a server receives. The context of a server extends this
 * type. Two servers in one process share no state.
 */
export type ServiceContext = {
  readonly config: {
    /**
     * Origin of the server as browsers see it, e.g. `https://play.example.test`; absent if no page
     * calls the server.
     */
    readonly publicOrigin?: string
    /** Bearer token of `/metrics`; absent: `/metrics` is disabled. */
    readonly metricsToken?: string | undefined
    /**
     * Networks of the proxies that may report the addresses of clients (S-99): addresses or
     * prefixes.
     */
    readonly trustedProxies: readonly string[]
  }
  readonly clock: Clock
  readonly log: Log
  readonly metrics: ServiceMetrics
  /**
   * Returns whether the server is ready: its database, if it has one, answers and has the server's
   * latest migration.
   */
  readonly isReady: () => Promise<boolean>
}

/**
 * The types that differ between servers. Functions that all servers share take them as one type
 * parameter.
 */
export type ServiceTypes = {
  readonly context: ServiceContext
  /** The authenticated caller, such as a session or a device. */
  readonly session: unknown
  /** Union of the names of the server's rate classes. */
  readonly rate: string
}
