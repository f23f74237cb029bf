import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Token } from '../account/Token.ts'
import { getImpactLevel } from './getImpactLevel.ts'
import { getLeast, getMostSold, getSwapDetails } from './getSwapDetails.ts'

const units = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })
const ether: Token = {
  caipNetworkId: 'eip155:1',
  symbol: 'ETH',
  name: 'Ether',
  decimals: 18,
  listed: 0n,
  priceUsd: 3_000,
}
const gold: Token = { ...ether, symbol: 'GOLD', decimals: 6, address: '0x1', priceUsd: 2 }
const swap = { sold: ether, bought: gold, amount: 2n * 10n ** 18n, quoted: 2_970_000_000n }

test('K-SWAP-11: price impact by value, 1 % slippage, and the rate', () => {
  const details = getSwapDetails(swap)
  expect(details.priceImpact).toBeCloseTo(1)
  expect(details).toMatchObject({
    least: 2_940_300_000n,
    slippage: 29_700_000n,
    rate: '1485',
  })
})

test('K-SWAP-11: a gain shows no price impact, and a missing price leaves it unknown', () => {
  expect(getSwapDetails({ ...swap, quoted: 4_000_000_000n }).priceImpact).toBe(0)
  const { priceUsd, ...bare } = gold
  expect(getSwapDetails({ ...swap, bought: bare }).priceImpact).toBeUndefined()
  expect(getSwapDetails({ ...swap, sold: { ...ether, priceUsd: 0 } }).priceImpact).toBeUndefined()
})

test('K-SWAP-11: the rate of a cheap token is not zero', () => {
  const satoshi: Token = { ...gold, decimals: 8 }
  const cheap: Token = { ...ether, address: '0x2' }
  const { rate } = getSwapDetails({ sold: cheap, bought: satoshi, amount: 10n ** 25n, quoted: 3n })
  expect(rate).toBe('0.000000000000003')
})

test('S-66: the minimum bought is 1 % below the quote, rounded down by less than one unit', () => {
  fc.assert(
    fc.property(units, (quoted) => {
      const least = getLeast(quoted)
      expect(least * 100n <= quoted * 99n && (least + 1n) * 100n > quoted * 99n).toBe(true)
      const { slippage } = getSwapDetails({ ...swap, quoted })
      expect(least + slippage).toBe(quoted)
    }),
  )
})

test.each([
  [0, 'small'],
  [2.99, 'small'],
  [3, 'notable'],
  [14.99, 'notable'],
  [15, 'grave'],
  [100, 'grave'],
  [undefined, 'unknown'],
])('K-SWAP-11: a price impact of %s %% is %s', (percent, level) => {
  expect(getImpactLevel(percent)).toBe(level)
})

test('K-SWAP-06: the maximum keeps the gas of the native currency, never below zero; tokens none', () => {
  const price = fc.bigInt({ min: 0n, max: 2n ** 64n })
  fc.assert(
    fc.property(units, price, (balance, gasPrice) => {
      const most = getMostSold({}, balance, gasPrice) ?? -1n
      expect(most).toBe(balance > gasPrice * 150_000n ? balance - gasPrice * 150_000n : 0n)
      expect(getMostSold({ address: '0x1' }, balance, gasPrice)).toBe(balance)
    }),
  )
  expect(getMostSold({}, 5n, undefined)).toBeUndefined()
  expect(getMostSold({ address: '0x1' }, 5n, undefined)).toBe(5n)
})
