import { expect, test } from 'vitest'
import { findBySymbol } from './findBySymbol.ts'
import type { Token } from './Token.ts'

const token = (symbol: string, address?: string): Token => ({
  ...{ caipNetworkId: 'eip155:1', name: symbol, symbol, decimals: 18, listed: 0n },
  ...(address !== undefined && { address }),
})
const [ether, gold] = [token('ETH'), token('GOLD', '0x1')]

test('K-WORLD-14a: a symbol finds the only token with it', () => {
  expect(findBySymbol([ether, gold], 'gold')).toBe(gold)
  expect(findBySymbol([ether, gold], 'ROSE')).toBeUndefined()
})

test('K-WORLD-14a: of several tokens with a symbol, only the native currency is found', () => {
  expect(findBySymbol([token('ETH', '0x2'), ether], 'ETH')).toBe(ether)
  expect(findBySymbol([gold, token('Gold', '0x2')], 'GOLD')).toBeUndefined()
})
