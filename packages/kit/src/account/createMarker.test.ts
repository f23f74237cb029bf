import { expect, test } from 'vitest'
import { createMarker } from './createMarker.ts'

const ether = { symbol: 'ETH' }
const dollar = { symbol: 'USDC', address: '0x1', trusted: true }
const marker = createMarker([ether, dollar, { symbol: 'GOLD', address: '0x2' }])

test('K-WORLD-14b: native and listed tokens have no mark, any other is unlisted', () => {
  expect(marker(ether)).toBeUndefined()
  expect(marker(dollar)).toBeUndefined()
  expect(marker({ symbol: 'GOLD', address: '0x2' })).toBe('unlisted')
  expect(marker({ symbol: 'USDC.E', address: '0x3', trusted: false })).toBe('unlisted')
})

test.each(['USDC', 'usdc', ' USDC', 'US\u200bDC', 'USDС', 'ＵＳＤＣ', 'ЕТH', 'ΕΤΗ'])(
  'K-WORLD-14c: an unlisted %j has the symbol of a known token',
  (symbol) => {
    expect(marker({ symbol, address: '0x4' })).toBe('double')
  },
)

test('K-WORLD-14c: an unlisted token does not make another one of its symbol a double', () => {
  expect(marker({ symbol: 'GOLD', address: '0x5' })).toBe('unlisted')
})
