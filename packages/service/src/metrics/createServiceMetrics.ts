import { Counter, Histogram, Registry } from 'prom-client'

export type ServiceMetrics = ReturnType<typeof createServiceMetrics>

/**
 * Creates the metrics that every server has. A server adds its own ones to the same `registry`.
 * Label values are route templates and fixed words, so that their number is bounded.
 */
export function createServiceMetrics() {
  const registry = new Registry()
  const registers = [registry]
  return {
    registry,
    requests: new Histogram({
      name: 'http_request_seconds',
      help: 'Answered requests by route and status.',
      labelNames: ['method', 'route', 'status'] as const,
      buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
      registers,
    }),
    queries: new Histogram({
      name: 'database_query_seconds',
      help: 'Statements that the database answered, the wait for a connection included.',
      buckets: [0.002, 0.01, 0.05, 0.25, 1, 5],
      registers,
    }),
    rateLimited: new Counter({
      name: 'rate_limited_total',
      help: 'Requests refused with 429, by rate class.',
      labelNames: ['rate'] as const,
      registers,
    }),
    cspReports: new Counter({
      name: 'csp_reports_total',
      help: 'Reports of the content security policy by directive.',
      labelNames: ['directive'] as const,
      registers,
    }),
  }
}
