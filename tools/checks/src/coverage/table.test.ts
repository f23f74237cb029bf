import { expect, test } from 'vitest'
import type { Proof } from './coverage.ts'
import { parseRules } from './rules.ts'
import { renderTable } from './table.ts'

const rules = parseRules('- **K-NET-01** One thing.\n- **S-71** Another.')
const proofs: readonly Proof[] = [
  { id: 'K-NET-01', place: 'page', file: 'packages/kit/src/z.test.ts' },
  { id: 'K-NET-01', place: 'product', file: 'tools/e2e/src/b.spec.ts' },
  { id: 'K-NET-01', place: 'page', file: 'packages/kit/src/a.test.ts' },
]

test('default: the table links every file that proves an id, in any order of the reports', () => {
  const text = renderTable(rules, proofs)
  expect(renderTable(rules, proofs.toReversed())).toBe(text)
  expect(text).toContain(
    '| K-NET-01 | [a.test.ts](../../packages/kit/src/a.test.ts), [z.test.ts](../../packages/kit/src/z.test.ts) | [b.spec.ts](../../tools/e2e/src/b.spec.ts) | – | – |',
  )
})

test('behavior: a rule proven only by long runs is shown and stays open', () => {
  const text = renderTable(rules, [{ id: 'S-71', place: 'long', file: 'tools/a.long.test.ts' }])
  expect(text).toContain('| S-71 | – | – | – | [a.long.test.ts](../../tools/a.long.test.ts) |')
  expect(text).toContain('Open: S-71.')
})
