import { expect, test } from 'vitest'
import { citationBreaches, citedPassages } from './citations.ts'

const known = {
  ids: new Set(['K-NET-01', 'S-70', 'S-70a']),
  passages:
    '### kit-state §4: networks\n\nTold here: §4.3.\n\n### wire-walletconnect §2.1: methods\n',
}
const breaches = (text: string, path = 'packages/kit/src/x.ts') =>
  citationBreaches({ path, text }, known)

test('default: passages of docs/rules may be cited, also in part', () => {
  expect(breaches('// K-NET-01, S-70a: see kit-state §4.3')).toEqual([])
})

test('error: an unknown id or passage', () => {
  expect(breaches('/** K-NOPE-99, S-70c */')).toHaveLength(2)
  expect(breaches('/** kit-state §5 */')).toEqual([
    'packages/kit/src/x.ts cites kit-state §5, which is not in docs/rules',
  ])
})

test('error: a part that its section does not mention', () => {
  expect(breaches('/** kit-state §4.2 */')).toEqual([
    'packages/kit/src/x.ts cites kit-state §4.2, which is not in docs/rules',
  ])
  expect(breaches('/** kit-state §4.31 */')).toHaveLength(1)
})

test('error: the name may end in a comma, a full stop or a backtick', () => {
  for (const name of ['kit-state,', '`kit-state`', 'kit-state.', '`kit-state.md`,'])
    expect(breaches(`/** ${name} §5 */`)).toHaveLength(1)
})

test.each(['security', 'performance', 'components', 'migration', 'design'])(
  'error: %s is a document too',
  (name) => {
    expect(breaches(`/** ${name} §13 */`)).toHaveLength(1)
  },
)

test('default: the wire is that of the place', () => {
  expect(breaches('// wire §2.1', 'packages/walletconnect/src/x.ts')).toEqual([])
  expect(breaches('// wire §2.1', 'packages/bridge/src/x.ts')).toHaveLength(1)
})

test('default: the product specification has three names', () => {
  const cited = citedPassages('x.ts', 'Product specification §9, product.md §2, product §3')
  expect(cited.map(({ document }) => document)).toEqual(['product', 'product', 'product'])
})
