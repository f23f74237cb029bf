import type { TokenBalance } from '@latchkey/blockchain-api'
import { expect, test } from 'vitest'
import { toBalancePage } from './toBalancePage.ts'

const row = (name: string, more: Partial<TokenBalance> = {}): TokenBalance => ({
  ...{ name, symbol: 'T', address: `eip155:1:0x${name}`, value: 0, price: 0, iconUrl: '' },
  quantity: { decimals: '18', numeric: '1' },
  listed: false,
  ...more,
})
const { address: _, ...coin } = row('coin', { listed: true })
const spam = Array.from({ length: 150 }, (_, index) => row(`spam ${index}`))

const toNames = (rows: readonly TokenBalance[]) => rows.map(({ name }) => name)

test('K-WORLD-14i: native, named, listed and priced tokens come before all others', () => {
  const rows = [
    ...spam.slice(0, 2),
    row('priced', { price: 1, value: 9_000 }),
    row('listed', { listed: true }),
    row('listed, worth more', { listed: true, price: 1, value: 3 }),
    row('Named'),
    coin,
  ]
  const { balances, next } = toBalancePage(rows, { forced: ['eip155:1:0xnamed'] })
  expect(toNames(balances)).toEqual([
    ...['coin', 'Named', 'listed, worth more', 'listed', 'priced', 'spam 0', 'spam 1'],
  ])
  expect(next).toBeNull()
})

test('K-WORLD-14i: a page has 100 rows, and the next one continues after it', () => {
  const first = toBalancePage([...spam, coin], { forced: [] })
  const second = toBalancePage([...spam, coin], { forced: [], cursor: first.next ?? '' })
  expect([first.balances.length, second.balances.length, second.next]).toEqual([100, 51, null])
  expect(toNames([...first.balances, ...second.balances])).toEqual(toNames([coin, ...spam]))
})

test('K-WORLD-14i: exactly 100 rows are the last page', () => {
  expect(toBalancePage(spam.slice(0, 100), { forced: [] }).next).toBeNull()
})

test('error: a cursor that this server did not issue is refused', () => {
  const read = (text: string) => () =>
    toBalancePage([], { forced: [], cursor: Buffer.from(text).toString('base64url') })
  for (const text of ['', '-1', '1e9', '1234567', '1 '])
    expect(read(text)).toThrow(expect.objectContaining({ status: 400 }))
})
