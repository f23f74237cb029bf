import { expect, test } from 'vitest'
import { createLog } from '../log/createLog.ts'
import { createServiceMetrics } from '../metrics/createServiceMetrics.ts'
import { createTestDestination } from '../testing/createTestDestination.ts'
import { watchQueries } from './watchQueries.ts'

test('default: every statement is counted, and a slow one is logged', async () => {
  const { lines, destination } = createTestDestination()
  const metrics = createServiceMetrics()
  const watch = watchQueries({
    log: createLog({ level: 'info', fields: {}, destination }),
    metrics,
  })
  watch({ statement: 'select 1', durationMs: 249 })
  watch({ statement: 'select *\n  from users where id = $1', durationMs: 250.4 })
  expect(lines).toMatchObject([
    { msg: 'slow_query', statement: 'select * from users where id = $1', durationMs: 250 },
  ])
  expect(await metrics.registry.metrics()).toContain('database_query_seconds_count 2')
})

test('behavior: a long statement is cut in the log', () => {
  const { lines, destination } = createTestDestination()
  const log = createLog({ level: 'info', fields: {}, destination })
  watchQueries({ log, metrics: createServiceMetrics() })({
    statement: `insert ${'($1), '.repeat(10_000)}`,
    durationMs: 1_000,
  })
  expect(JSON.stringify(lines).length).toBeLessThan(2_200)
})
