import { Counter, Histogram, Registry } from 'prom-client'

export type Metrics = ReturnType<typeof createMetrics>

/** Makes the counters of one server. Labels are templates and fixed words, so their number is bounded. */
export function createMetrics() {
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
    signIns: new Counter({
      name: 'sign_ins_total',
      help: 'Verification attempts by outcome.',
      labelNames: ['outcome'] as const,
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
