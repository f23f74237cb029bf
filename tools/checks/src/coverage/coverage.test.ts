import { expect, test } from 'vitest'
import { faultsOf, proofsOf, provenRules } from './coverage.ts'
import { idsInTitles } from './longTests.ts'
import type { RanTest } from './RanTest.ts'
import { parseRules } from './rules.ts'

const rules = parseRules(
  [
    '- **K-NET-01** One thing.',
    '- **S-70** Two things.',
    '  - **S-70a** The first.',
    '  - **S-70b** The second.',
    '- **S-71** Another.',
  ].join('\n'),
)
const ran: RanTest = {
  project: 'chromium',
  file: 'packages/kit/src/a.test.ts',
  title: 'K-NET-01: it does',
  outcome: 'passed',
  asserts: true,
}
const page = (...tests: readonly Partial<RanTest>[]) => ({
  tests: tests.map((test) => ({ ...ran, ...test })),
  placeOf: () => 'page' as const,
})
const proven = (...tests: readonly Partial<RanTest>[]) =>
  provenRules(rules, proofsOf(rules, [page(...tests)])).map((rule) => rule.id)

test('default: a rule counts when a test that names it ran, asserted and passed', () => {
  expect(proven({})).toEqual(['K-NET-01'])
})

test.each([
  ['failed', { outcome: 'failed' }],
  ['skipped or to be written', { outcome: 'skipped' }],
  ['meant to fail', { outcome: 'fails' }],
  ['without an assertion', { asserts: false }],
  ['of an id that no list has', { title: 'K-NOPE-99: it does' }],
] as const)('default: a test %s proves no rule', (_name, test) => {
  expect(proven(test)).toEqual([])
})

test('default: a rule with lettered conditions counts when each is proven', () => {
  expect(proven({ title: 'S-70: both' }, { title: 'S-70a: one' })).toEqual([])
  expect(proven({ title: 'S-70a: one' }, { title: 'S-70b: the other' })).toEqual(['S-70'])
})

test('error: tests that cannot prove anything stop the gate', () => {
  expect(faultsOf(rules, [page({})])).toEqual([])
  expect(
    faultsOf(rules, [
      page({ title: 'S-99: no such rule' }, { outcome: 'fails' }, { asserts: false }),
    ]),
  ).toHaveLength(3)
})

test('default: ids of long tests are read only from the titles of tests', () => {
  const text = `
    // K-NET-01 in a comment
    test('K-CONN-04: installed first', () => call('K-NET-02'))
    describe(\`S-80, S-81b: nonce\`, () => {})
    test.each([1])('K-NET-03: %s', () => {})`
  expect(idsInTitles('x.test.ts', text)).toEqual(['K-CONN-04', 'S-80', 'S-81b', 'K-NET-03'])
})
