import { expect, test } from 'vitest'
import type { Claim } from './coverage.ts'
import { parseRules } from './rules.ts'
import { claimsOf, faultsOfSummary, renderSummary } from './summary.ts'

const rules = parseRules(
  [
    '- **K-CONN-01** One thing.',
    '- **K-CONN-02** Another.',
    '- **S-05** Two things.',
    '  - **S-05a** The first.',
    '  - **S-05b** The second.',
  ].join('\n'),
)
const proofs: readonly Claim[] = [
  { id: 'K-CONN-01', place: 'page' },
  { id: 'K-CONN-01', place: 'product' },
  { id: 'S-05a', place: 'product' },
  { id: 'S-05b', place: 'elsewhere' },
]
const document = renderSummary(rules, proofs)

test('default: a summary has one line per area and claims the proofs it was written from', () => {
  expect(document).toContain('| K-CONN | 1 of 2 | K-CONN-02 | 01 | 01 | – |')
  expect(document).toContain('| S | 1 of 1 | – | – | 05a | 05b |')
  expect(document).toContain('Proven: 1 of 2 K rows, 1 of 1 S rules')
  expect(claimsOf(document, rules)).toEqual(proofs)
  expect(faultsOfSummary(document, rules, proofs)).toEqual([])
})

test.each(proofs)('behavior: a run that lost $id in a $place is a fault', (lost) => {
  const run = proofs.filter((proof) => proof !== lost)
  expect(faultsOfSummary(document, rules, run)).toEqual([
    `${lost.id} is no longer proven (${lost.place})`,
  ])
})

test('behavior: a run may prove more than the summary claims', () => {
  const more: Claim = { id: 'K-CONN-02', place: 'page' }
  expect(faultsOfSummary(document, rules, [...proofs, more])).toEqual([])
})

test('behavior: long runs do not count', () => {
  const long: Claim = { id: 'K-CONN-02', place: 'long' }
  expect(renderSummary(rules, [...proofs, long])).toBe(document)
})

test.each([
  ['a sum', 'Proven: 1 of 2 K rows', 'Proven: 2 of 2 K rows'],
  ['the open ids', '| K-CONN-02 | 01 |', '| – | 01 |'],
  ['an id without a rule', '| 05a |', '| 05a, 06 |'],
])('behavior: %s that was changed by hand is a fault', (_, written, changed) => {
  const edited = document.replace(written, changed)
  expect(edited).not.toBe(document)
  expect(faultsOfSummary(edited, rules, proofs)).toHaveLength(1)
})

test('behavior: a new rule makes the summary old', () => {
  const more = [...rules, { id: 'S-06', conditions: [] }]
  expect(faultsOfSummary(document, more, proofs)).toHaveLength(1)
})
