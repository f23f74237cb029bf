import { expect, test } from 'vitest'
import { shortenAddress } from './shortenAddress.ts'

const address = '0x52908400098527886E0F7030069857D2E4169EE7'

test('default: shows the first four and last six characters', () => {
  expect(shortenAddress(address)).toBe('0x52…169EE7')
})

test('parameters: start and end', () => {
  expect(shortenAddress(address, 6, 4)).toBe('0x5290…9EE7')
  expect(shortenAddress(address, 4, 0)).toBe('0x52…')
})

test('behavior: returns an address unchanged if it would not become shorter', () => {
  expect(shortenAddress('abcdefghijk')).toBe('abcdefghijk')
  expect(shortenAddress('abcdefghijkl')).toBe('abcd…ghijkl')
  expect(shortenAddress('')).toBe('')
})
