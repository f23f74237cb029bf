import { createServiceMetrics } from '@latchkey/service'
import { Counter } from 'prom-client'

export type Metrics = ReturnType<typeof createMetrics>

/** Creates the Prometheus metrics of one server. */
export function createMetrics() {
  const metrics = createServiceMetrics()
  return {
    ...metrics,
    signIns: new Counter({
      name: 'sign_ins_total',
      help: 'Verification attempts by outcome.',
      labelNames: ['outcome'] as const,
      registers: [metrics.registry],
    }),
    deliveries: new Counter({
      name: 'shop_deliveries_total',
      help: 'Deliveries of the shop by outcome.',
      labelNames: ['outcome'] as const,
      registers: [metrics.registry],
    }),
    links: new Counter({
      name: 'links_total',
      help: 'Answers of providers by outcome.',
      labelNames: ['provider', 'outcome'] as const,
      registers: [metrics.registry],
    }),
  }
}
