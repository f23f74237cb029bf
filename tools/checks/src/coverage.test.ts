import { expect, test } from 'vitest'
import { idsInTitles, renderCoverage } from './coverage.ts'

test('default: ids come from the titles of tests alone', () => {
  const text = `
    // K-NET-01 in a comment
    test('K-CONN-04: installed first', () => call('K-NET-02'))
    describe(\`S-80, S-81: nonce\`, () => {})
    test.each([1])('K-NET-03: %s', () => {})`
  expect(idsInTitles('x.test.ts', text)).toEqual(['K-CONN-04', 'S-80', 'S-81', 'K-NET-03'])
})

test('default: end-to-end proof stands in its own column', () => {
  const text = renderCoverage([
    { id: 'K-NET-01', file: 'packages/kit/src/a.test.ts' },
    { id: 'K-NET-01', file: 'tools/e2e/src/b.spec.ts' },
  ])
  expect(text).toContain(
    '| K-NET-01 | [a.test.ts](../packages/kit/src/a.test.ts) | [b.spec.ts](../tools/e2e/src/b.spec.ts) |',
  )
  expect(text).toContain('Named: 1 of 304 K rows, 0 of 100 S rules; end to end: 1 ids.')
})
