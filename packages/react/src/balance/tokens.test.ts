import type { TokenBalance } from '@latchkey/blockchain-api'
import { expect, test } from 'vitest'
import { getWorth, searchTokens, sortByWorth } from './tokens.ts'

const token = (symbol: string, value?: number): TokenBalance => ({
  name: `The ${symbol} coin`,
  symbol,
  address: `eip155:1:0x${symbol}`,
  price: 1,
  quantity: { decimals: '18', numeric: '1' },
  iconUrl: '',
  ...(value !== undefined && { value }),
})
const symbols = (tokens: readonly TokenBalance[]) => tokens.map(({ symbol }) => symbol)

test('K-ACC-02: the total is the sum of the tokens that have a price', () => {
  expect(getWorth([token('A', 1.5), token('B'), token('C', 2)])).toBe(3.5)
})

test('K-ACC-02: the total is unknown if no token has a price', () => {
  expect(getWorth([token('A'), token('B')])).toBeUndefined()
  expect(getWorth([])).toBeUndefined()
})

test('behavior: tokens are sorted by value, those without a price last', () => {
  expect(symbols(sortByWorth([token('A'), token('B', 1), token('C', 9), token('D')]))).toEqual([
    'C',
    'B',
    'A',
    'D',
  ])
})

test('behavior: tokens are found by name, symbol and address', () => {
  const tokens = [token('CLUB'), token('USDC')]
  expect(symbols(searchTokens(tokens, ' usd '))).toEqual(['USDC'])
  expect(symbols(searchTokens(tokens, 'the club'))).toEqual(['CLUB'])
  expect(symbols(searchTokens(tokens, '0xusdc'))).toEqual(['USDC'])
  expect(searchTokens(tokens, '')).toBe(tokens)
})
