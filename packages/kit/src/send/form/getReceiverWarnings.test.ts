import { expect, test } from 'vitest'
import { isLookAlike } from '../../account/isLookAlike.ts'
import { getReceiverWarnings, type ReceiverFacts } from './getReceiverWarnings.ts'

const from = `0xaa1${'0'.repeat(33)}b0b1`
const friend = `0xbeef${'1'.repeat(32)}cafe`
const facts: ReceiverFacts = { caipNetworkId: 'eip155:1', from, to: friend, recent: [] }
const warn = (change: Partial<ReceiverFacts>) => getReceiverWarnings({ ...facts, ...change })

test('behavior: a plain address has no warnings', () => {
  expect(warn({})).toEqual([])
  expect(warn({ recent: [friend], contract: false })).toEqual([])
})

test("behavior: warns of the account's own address, in any case", () => {
  expect(warn({ to: from.toUpperCase().replace('0X', '0x') })).toEqual(['own'])
})

const burnAddresses = [
  `0x${'0'.repeat(40)}`,
  `0x${'0'.repeat(36)}dEaD`,
  `0x${'dEaD'.repeat(10)}`,
  `0x${'Ee'.repeat(20)}`,
]
test.each(burnAddresses)('behavior: warns that the funds are lost at the burn address %s', (to) => {
  expect(warn({ to })).toEqual(['burn'])
  // A similar address is no burn address, because it may have an owner.
  expect(warn({ to: `${to.slice(0, -1)}1` })).toEqual([])
})

const solana = { caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', from: 'So1' } as const
const bitcoin = { caipNetworkId: 'bip122:000000000019d6689c085ae165831e93', from: 'bc1' } as const
test.each([
  [solana, '1'.repeat(32)],
  [solana, `1nc1nerator${'1'.repeat(31)}`],
  [bitcoin, '1BitcoinEaterAddressDontSendf59kuE'],
  [bitcoin, '1CounterpartyXXXXXXXXXXXXXXXUWLpVr'],
  [bitcoin, '1111111111111111111114oLvT2'],
])('behavior: warns of the burn addresses of other chains: %o %s', (chain, to) => {
  expect(warn({ ...chain, to })).toEqual(['burn'])
})

test("behavior: warns of a token's own contract, once", () => {
  expect(warn({ token: friend, contract: true })).toEqual(['token'])
  expect(warn({ contract: true })).toEqual(['contract'])
})

test('behavior: warns of look-alikes of a recent recipient or the sender, not of known ones', () => {
  const double = `0xbeef${'2'.repeat(32)}cafe`
  expect(warn({ to: double, recent: [friend] })).toEqual(['lookAlike'])
  expect(warn({ to: double, recent: [friend, double] })).toEqual([])
  expect(warn({ to: `0xaa1${'9'.repeat(33)}b0b1` })).toEqual(['lookAlike'])
  expect(isLookAlike('eip155:1', friend, friend.replace('beef', 'BEEF'))).toBe(false)
  expect(isLookAlike('eip155:1', friend, `0xbeed${'1'.repeat(32)}cafe`)).toBe(true)
  expect(isLookAlike('eip155:1', friend, `0xbedf${'1'.repeat(32)}cafe`)).toBe(false)
})
