import type { TokenBalance } from '@latchkey/blockchain-api'
import { mainnet } from '@latchkey/core/networks'
import { expect, test } from 'vitest'
import { toTokens } from './toTokens.ts'

const gold = `0x${'67'.repeat(20)}`
const row = (change: Partial<TokenBalance>): TokenBalance => ({
  name: 'Clubhouse Gold',
  symbol: 'GOLD',
  chainId: 'eip155:1',
  address: `eip155:1:${gold}`,
  price: 2,
  quantity: { decimals: '6', numeric: '1.5' },
  iconUrl: '',
  ...change,
})

test("K-SEND-08: the native currency is first even without a list; then the network's tokens", () => {
  const tokens = toTokens(mainnet, [row({}), row({ chainId: 'eip155:137' })], 7n)
  expect(tokens).toMatchObject([
    { symbol: 'ETH', decimals: 18, listed: 7n },
    { symbol: 'GOLD', address: gold, decimals: 6, listed: 1_500_000n, priceUsd: 2 },
  ])
  expect(tokens[0]).not.toHaveProperty('address')
  expect(toTokens(mainnet, [], 0n)).toHaveLength(1)
})

const elsewhere = { chainId: 'eip155:137', address: `eip155:137:0x${'68'.repeat(20)}` }
test.each([
  ['by its network', { chainId: elsewhere.chainId }],
  ['by its address', { address: elsewhere.address }],
  ['by its address alone', { address: elsewhere.address, chainId: undefined }],
  ['as its native currency', { chainId: elsewhere.chainId, address: undefined }],
])('S-63: a token of another network, known %s, is not offered', (_, change) => {
  const { symbol, chainId, address, ...rest } = { ...row({}), ...change }
  const foreign = {
    ...rest,
    symbol: 'FAR',
    ...(chainId !== undefined && { chainId }),
    ...(address !== undefined && { address }),
  }
  expect(toTokens(mainnet, [foreign], 7n)).toEqual([
    { caipNetworkId: 'eip155:1', name: 'Ether', symbol: 'ETH', decimals: 18, listed: 7n },
  ])
})

test('S-63: a list can set the price of the native currency, but not its name or decimals', () => {
  const lying = row({ symbol: 'FREE', quantity: { decimals: '2', numeric: '9' }, price: 3_000 })
  const { address, ...coin } = lying
  for (const listed of [coin, { ...coin, address: `eip155:1:0x${'ee'.repeat(20)}` }]) {
    expect(toTokens(mainnet, [listed], 7n)).toEqual([
      {
        caipNetworkId: 'eip155:1',
        name: 'Ether',
        symbol: 'ETH',
        decimals: 18,
        listed: 7n,
        priceUsd: 3_000,
      },
    ])
  }
})

test('behavior: an unknown price is omitted', () => {
  expect(toTokens(mainnet, [row({ price: 0 })], 0n)[1]).not.toHaveProperty('priceUsd')
})

test('S-63: a token that is listed twice appears once, at its first position', () => {
  const again = row({
    address: `eip155:1:${gold.toUpperCase().replace('0X', '0x')}`,
    symbol: 'ETH',
  })
  expect(toTokens(mainnet, [row({}), again], 0n)).toMatchObject([
    { symbol: 'ETH', decimals: 18 },
    { symbol: 'GOLD', address: gold },
  ])
})
