import type { SwapToken } from '@latchkey/blockchain-api'
import { mainnet } from '@latchkey/core/networks'
import { expect, test } from 'vitest'
import type { Token } from '../account/Token.ts'
import { createSwapForm, isChosen, turnRound, withPreset, withSwapToken } from './SwapForm.ts'
import { searchSwapTokens, suggestTokens } from './suggestTokens.ts'
import { toSwapTokens } from './toSwapTokens.ts'

const gold = `0x${'67'.repeat(20)}` as const
const rose = `0x${'68'.repeat(20)}` as const
const row = (symbol: string, address: string, change: Partial<SwapToken> = {}): SwapToken => ({
  name: `The ${symbol} coin`,
  symbol,
  address: `eip155:1:${address}`,
  decimals: 6,
  ...change,
})
const lists = {
  coin: 7n,
  balances: [
    {
      name: 'Gold',
      symbol: 'GOLD',
      chainId: 'eip155:1',
      address: `eip155:1:${gold.toUpperCase().replace('0X', '0x')}`,
      price: 2,
      quantity: { decimals: '6', numeric: '1.5' },
      iconUrl: '',
    },
  ],
  tokens: [row('ROSE', rose), row('GOLD', gold), row('FREE', `0x${'ee'.repeat(20)}`)],
}
const { own, all } = toSwapTokens(mainnet, lists)
const [coin, ownGold] = own as [Token, Token]
const symbolsOf = (tokens: readonly Token[]) => tokens.map(({ symbol }) => symbol)

test('K-SWAP-05: lists the native currency and own tokens first, then all tokens with balances', () => {
  expect(symbolsOf(own)).toEqual(['ETH', 'GOLD'])
  expect(symbolsOf(all)).toEqual(['ETH', 'GOLD', 'ROSE'])
  expect(all[1]).toMatchObject({ listed: 1_500_000n, priceUsd: 2, address: gold })
  expect(all[0]).toMatchObject({ symbol: 'ETH', name: 'Ether', listed: 7n })
})

test('S-63: tokens of another network and duplicates are omitted', () => {
  const far = `0x${'69'.repeat(20)}` as const
  const foreign = row('FAR', far, { address: `eip155:137:${far}` })
  const again = row('ETH', rose)
  const tokens = [foreign, ...lists.tokens, again]
  const balances = lists.balances.map((balance) => ({
    ...balance,
    chainId: 'eip155:137',
    address: `eip155:137:${far}`,
  }))
  const listed = toSwapTokens(mainnet, { ...lists, tokens, balances })
  expect([symbolsOf(listed.own), symbolsOf(listed.all)]).toEqual([['ETH'], ['ETH', 'GOLD', 'ROSE']])
})

test('K-SWAP-05: at most eight suggestions in their order, those of the network first', () => {
  const many = 'OP ENS USD₮0 USDT USDC WETH DAI WBTC LINK UNI ETH'
    .split(' ')
    .map((symbol) => ({ ...coin, symbol }))
  const first = ['ETH', 'UNI', 'LINK', 'WBTC', 'DAI', 'WETH', 'USDC', 'USDT']
  expect(symbolsOf(suggestTokens('eip155:1', many))).toEqual(first)
  expect(symbolsOf(suggestTokens('eip155:42161', many))).toEqual(['USD₮0', ...first.slice(0, 7)])
  expect(suggestTokens('eip155:1', [])).toEqual([])
})

test("K-SWAP-05: the search covers symbol, name and address, and ranks by the match's position", () => {
  const tokens = [
    { ...coin, symbol: 'A', name: 'Wrapped gold' },
    { ...coin, symbol: 'GOLD', name: 'x' },
    { ...coin, symbol: 'B', name: 'My gold' },
    { ...coin, symbol: 'C', name: 'c', address: gold },
  ]
  expect(symbolsOf(searchSwapTokens(tokens, ' Gold '))).toEqual(['GOLD', 'B', 'A'])
  expect(symbolsOf(searchSwapTokens(tokens, gold.slice(0, 8)))).toEqual(['C'])
  expect(searchSwapTokens(tokens, '')).toHaveLength(4)
  expect(searchSwapTokens(tokens, 'nothing')).toEqual([])
})

const form = createSwapForm(mainnet)

test('behavior: the default sold token is the native currency; a change clears its amount', () => {
  expect(form).toMatchObject({ sold: { symbol: 'ETH', decimals: 18 }, amount: '' })
  expect(createSwapForm(undefined)).toEqual({ sold: undefined, amount: '' })
  const filled = { ...form, amount: '2' }
  expect(withSwapToken(filled, 'bought', ownGold)).toEqual({ ...filled, bought: ownGold })
  expect(withSwapToken(filled, 'sold', ownGold)).toEqual({ sold: ownGold, amount: '' })
  expect(isChosen(form, coin)).toBe(true)
  expect(isChosen(withSwapToken(form, 'bought', ownGold), all[1] ?? coin)).toBe(true)
  expect(isChosen(form, ownGold)).toBe(false)
})

test('K-SWAP-04: reversed, the bought amount is sold, or 1 if it is unknown', () => {
  const both = { sold: coin, bought: ownGold, amount: '2' }
  expect(turnRound(both, '5.5')).toEqual({ sold: ownGold, bought: coin, amount: '5.5' })
  expect(turnRound(both, undefined)).toMatchObject({ amount: '1' })
})

test('K-SWAP-10: a preset finds tokens by symbol in any case; unknown or equal ones are ignored', () => {
  const preset = { fromToken: 'gold', toToken: 'Rose', amount: '1.5' }
  expect(withPreset(form, preset, all)).toMatchObject({
    sold: { symbol: 'GOLD' },
    bought: { symbol: 'ROSE' },
    amount: '1.5',
  })
  expect(withPreset(form, { toToken: 'NONE' }, all)).toEqual({ ...form, bought: undefined })
  expect(withPreset(form, { toToken: 'ETH' }, all).bought).toBeUndefined()
})
