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

test('default: what is proven in Chromium, end to end and elsewhere stands in columns of its own', () => {
  const text = renderCoverage([
    { id: 'K-NET-01', file: 'packages/kit/src/a.test.ts' },
    { id: 'K-NET-01', file: 'tools/e2e/src/b.spec.ts' },
    { id: 'K-NET-01', file: 'packages/kit/src/c.node.test.ts' },
    { id: 'S-70', file: 'apps/server/src/d.test.ts' },
    { id: 'S-71', file: 'packages/service/src/e.test.ts' },
    { id: 'S-72', file: 'packages/react/src/f.story.tsx' },
  ])
  expect(text).toContain(
    '| K-NET-01 | [a.test.ts](../packages/kit/src/a.test.ts) | [b.spec.ts](../tools/e2e/src/b.spec.ts) | [c.node.test.ts](../packages/kit/src/c.node.test.ts) |',
  )
  expect(text).toContain('| S-70 | – | – | [d.test.ts](../apps/server/src/d.test.ts) |')
  expect(text).toContain('| S-71 | – | – | [e.test.ts](../packages/service/src/e.test.ts) |')
  expect(text).toContain('| S-72 | – | – | [f.story.tsx](../packages/react/src/f.story.tsx) |')
  expect(text).toContain(
    'Named: 1 of 304 K rows, 3 of 100 S rules; in a browser: 1 K rows, 0 S rules; end to end: 1 ids.',
  )
})
