import { expect, test } from 'vitest'
import { containers, metricsIn, readStages, supervision } from './ops.ts'

test('default: existing metrics and files pass', async () => {
  expect([...(await supervision.run()), ...(await containers.run())]).toEqual([])
})

test('behavior: a metric is found at any position of a query', () => {
  expect(metricsIn('up{job="x"} == 0')).toEqual(['up'])
  expect(metricsIn('up == 0')).toEqual(['up'])
  expect(
    metricsIn(
      'sum by (le) (rate(one_bucket{a=~"5.."}[5m])) / sum(rate(other_count[$__rate_interval])) > 1',
    ),
  ).toEqual(['one_bucket', 'other_count'])
})

test('behavior: reads stages by name, with their base images', () => {
  const stages = readStages(
    '# x\nFROM node:24-slim AS one\nRUN a \\\n  b\nFROM one AS two\nUSER node\n',
  )
  expect([...stages]).toEqual([
    ['one', { from: 'node:24-slim', lines: ['RUN a    b', ''] }],
    ['two', { from: 'one', lines: ['USER node', ''] }],
  ])
})
