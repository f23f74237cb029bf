import { expect, test } from 'vitest'
import type { Token } from '../account/Token.ts'
import { preselectTokens } from './preselectTokens.ts'

const ether: Token = {
  caipNetworkId: 'eip155:1',
  symbol: 'ETH',
  name: 'Ether',
  decimals: 18,
  listed: 10n ** 18n,
  priceUsd: 3_000,
}
const gold: Token = {
  ...ether,
  symbol: 'GOLD',
  decimals: 6,
  address: '0x67',
  listed: 2_000_000_000n,
  priceUsd: 2,
}
const rose: Token = { ...gold, symbol: 'ROSE', address: '0x68', listed: 10n ** 10n, priceUsd: 1 }
const { priceUsd: _, ...unpriced } = ether
const form = { sold: ether, amount: '' }

test.each<[string, readonly Token[], readonly Token[], readonly (string | undefined)[]]>([
  ['the token with the highest value', [ether, gold, rose], [gold, rose], ['ROSE', 'ETH']],
  ['a token that can be swapped', [ether, gold, rose], [gold], ['GOLD', 'ETH']],
  ['the native currency, if it has the highest value', [ether], [gold], ['ETH', undefined]],
  ['the native currency without a price', [unpriced, rose], [rose], ['ETH', undefined]],
  [
    'a token, if the native balance is zero',
    [{ ...unpriced, listed: 0n }, gold],
    [gold],
    ['GOLD', 'ETH'],
  ],
])('K-SWAP-10: an empty form sells %s', (_, own, all, symbols) => {
  const { sold, bought } = preselectTokens(form, { own, all })
  expect([sold?.symbol, bought?.symbol]).toEqual(symbols)
})
