import type { HistoryTransaction } from '@latchkey/blockchain-api'
import { expect, test } from 'vitest'
import { splitHistory } from './splitHistory.ts'

type Transfer = NonNullable<HistoryTransaction['transfers']>[number]
type Token = NonNullable<Transfer['fungible_info']>

const friend = '0xabc0000000000000000000000000000000001234'
const twin = '0xabcfffffffffffffffffffffffffffffffff1234'
const other = '0x9990000000000000000000000000000000009999'

const move = (change: Partial<Transfer> = {}, token: Partial<Token> = {}): Transfer => ({
  fungible_info: { address: 'eip155:1:0xdollar', symbol: 'USDC', listed: true, ...token },
  ...{ direction: 'out', quantity: { numeric: '5' }, ...change },
})
const act = (
  operationType: string,
  transfers: readonly Transfer[] | null,
  parties: { readonly sentFrom?: string; readonly sentTo?: string } = {},
): HistoryTransaction => ({
  id: operationType,
  metadata: {
    ...{ operationType, hash: '0x1', minedAt: '2026-01-01T00:00:00Z', status: 'confirmed' },
    ...{ nonce: 0, chain: 'eip155:1', sentFrom: other, sentTo: other, ...parties },
  },
  transfers: transfers && [...transfers],
})

function split(history: readonly HistoryTransaction[], recipients: readonly string[] = []) {
  const { shown, hiddenIds } = splitHistory(history, { caipNetworkId: 'eip155:1', recipients })
  return { shown, hidden: [...hiddenIds] }
}

test.each([
  ['a foreign transfer without a value', move({ foreign: true, quantity: { numeric: '0.00' } })],
  ['a foreign transfer of an unlisted token', move({ foreign: true }, { listed: false })],
  [
    'a foreign transfer of a token from a service without lists',
    move({ foreign: true }, { listed: undefined }),
  ],
  ['a foreign collectible', { ...move({ foreign: true }), fungible_info: null }],
  [
    'a foreign transfer to the account itself',
    move({ foreign: true, direction: 'self' }, { listed: false }),
  ],
  ['a received amount of zero', move({ direction: 'in', quantity: { numeric: '0' } })],
])('K-WORLD-14f: %s is hidden', (_, transfer) => {
  expect(split([act('foreign', [transfer])])).toEqual({ shown: [], hidden: ['foreign'] })
})

test.each([
  ['an amount that the account sent', act('send', [move({}, { listed: false })])],
  ['a sent amount of zero', act('send', [move({ quantity: { numeric: '0' } })])],
  ['a foreign transfer of a listed token', act('foreign', [move({ foreign: true })])],
  ['a received unlisted token', act('receive', [move({ direction: 'in' }, { listed: false })])],
  [
    'the smallest received amount',
    act('receive', [move({ direction: 'in', quantity: { numeric: '0.01' } })]),
  ],
  ['an approval', act('approve', [])],
  ['a purchase', act('buy', null)],
])('K-WORLD-14f: %s is shown', (_, transaction) => {
  expect(split([transaction])).toEqual({ shown: [transaction], hidden: [] })
})

test('K-WORLD-14f: of a shown transaction, the transfers of strangers are left out', () => {
  const got = move({ direction: 'in' })
  const bait = move({ foreign: true }, { listed: false })
  expect(split([act('receive', [bait, got])])).toEqual({
    shown: [act('receive', [got])],
    hidden: [],
  })
})

const received = act('receive', [move({ direction: 'in' })], { sentFrom: twin })

test('K-WORLD-14f: an amount from the look-alike of a recipient is hidden', () => {
  const sent = act('send', [move()], { sentTo: friend })
  expect(split([received, sent]).hidden).toEqual(['receive'])
  expect(split([received], [friend]).hidden).toEqual(['receive'])
  expect(split([received]).hidden).toEqual([])
  expect(split([received], [twin]).hidden).toEqual([])
  const bought = act('trade', [move({ direction: 'in' })], { sentFrom: twin })
  expect(split([bought], [friend]).hidden).toEqual([])
})

test('K-WORLD-14g: the recipient of a foreign transfer is no recipient of the account', () => {
  const foreign = act('send', [move({ foreign: true })], { sentTo: friend })
  const bought = act('trade', [move()], { sentTo: friend })
  expect(split([received, foreign, bought]).hidden).toEqual([])
})
