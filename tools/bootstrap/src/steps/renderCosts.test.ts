import { expect, test } from 'vitest'
import { renderCosts } from './renderCosts.ts'

const lint = { name: 'lint', wallSeconds: 10.04, cpuSeconds: 18 }

test('default: a line per step and the sums', () => {
  const unit = { name: 'unit', wallSeconds: 600, cpuSeconds: 1100.5 }
  expect(renderCosts([lint, unit])).toBe(
    [
      'step         processor      wall',
      'lint            18.0 s    10.0 s',
      'unit          1100.5 s   600.0 s',
      'all steps     1118.5 s   610.0 s',
    ].join('\n'),
  )
})

test('behavior: without processor times only wall times are summed', () => {
  const lines = renderCosts([lint, { name: 'unit', wallSeconds: 1 }]).split('\n')
  expect(lines.slice(2)).toEqual([
    'unit                 –     1.0 s',
    'all steps            –    11.0 s',
  ])
})
