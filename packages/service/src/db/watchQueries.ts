import { slowQueryMs } from '../config/constants.ts'
import type { Log } from '../log/createLog.ts'
import type { ServiceMetrics } from '../metrics/createServiceMetrics.ts'
import type { WatchQueries } from './Database.ts'

const mostLetters = 2_000

/**
 * Returns an observer that counts the SQL statements of a server by duration. It logs statements
 * slower than 250 ms without their parameter values (S-104).
 */
export function watchQueries({
  log,
  metrics,
}: {
  readonly log: Log
  readonly metrics: ServiceMetrics
}): WatchQueries {
  return ({ statement, durationMs }) => {
    metrics.queries.observe(durationMs / 1_000)
    if (durationMs < slowQueryMs) return
    const text = statement.replaceAll(/\s+/g, ' ').slice(0, mostLetters)
    log.warn('slow_query', { statement: text, durationMs: Math.round(durationMs) })
  }
}
