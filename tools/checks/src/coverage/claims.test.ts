import { expect, test } from 'vitest'
import { claimsOf, faultsOfDocument } from './claims.ts'
import { type Proof, renderCoverage } from './coverage.ts'
import type { Rule } from './rules.ts'

const rules: readonly Rule[] = [
  { id: 'K-CONN-01', conditions: [] },
  { id: 'S-05', conditions: ['S-05a', 'S-05b'] },
]
const proofs: readonly Proof[] = [
  { id: 'K-CONN-01', place: 'page', file: 'packages/kit/src/a.test.ts' },
  { id: 'S-05a', place: 'product', file: 'tools/e2e/src/b.spec.ts' },
  { id: 'S-05b', place: 'elsewhere', file: 'packages/kit/src/c.test.ts' },
]
const document = renderCoverage(rules, proofs)

test('default: a document claims what it was written from', () => {
  expect(claimsOf(document)).toEqual(proofs)
  expect(faultsOfDocument(document, rules, proofs)).toEqual([])
})

test('behavior: a claim that the run did not prove is a fault', () => {
  expect(faultsOfDocument(document, rules, proofs.slice(1))).toEqual([
    'K-CONN-01 is not proven by packages/kit/src/a.test.ts (page)',
  ])
})

test('behavior: to claim less than the run proved is none', () => {
  const less = renderCoverage(rules, proofs.slice(1))
  expect(faultsOfDocument(less, rules, proofs)).toEqual([])
})

test('behavior: a sum or a list that was changed by hand is a fault', () => {
  const changed = document.replace('Proven: 1 of 1 K rows', 'Proven: 2 of 1 K rows')
  expect(changed).not.toBe(document)
  expect(faultsOfDocument(changed, rules, proofs)).toEqual(['it does not follow from its own rows'])
})
