import { hex } from '@scure/base'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTestKeys } from '../testing/createTestKeys.ts'
import { parseAccounts } from './parseAccounts.ts'

const { p2pkh, p2sh, p2wpkh, p2tr } = createTestKeys().accounts

test('K-CHAIN-03: payment is at index 0 and ordinal at index 1, for any order and spelling', () => {
  for (const purpose of ['ordinals', 'ordinal', 'Ordinals']) {
    for (const key of ['purpose', 'intention']) {
      const accounts = parseAccounts([
        { address: p2tr.address, [key]: purpose },
        { address: p2wpkh.address, [key]: 'payment' },
      ])
      expect(accounts).toEqual([
        { address: p2wpkh.address, type: 'payment' },
        { address: p2tr.address, type: 'ordinal' },
      ])
    }
  }
})

test('behavior: without a purpose, Taproot beside another address type is the ordinal account', () => {
  const types = (...addresses: readonly string[]) =>
    parseAccounts(addresses)?.map(({ type }) => type)
  expect(types(p2tr.address, p2wpkh.address)).toEqual(['payment', 'ordinal'])
  expect(types(p2pkh.address)).toEqual(['payment'])
  expect(types(p2tr.address)).toEqual(['payment'])
  expect(parseAccounts([{ address: p2sh.address, path: "m/49'/0'/0'/0/0" }])).toEqual([
    { address: p2sh.address, type: 'payment' },
  ])
})

test('behavior: accounts of other chains and purposes are left out', () => {
  const answer = [
    { address: 'SP2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKNRV9EJ7', purpose: 'stacks' },
    { address: p2wpkh.address, purpose: 'spark' },
    { address: p2tr.address, purpose: 7 },
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    p2pkh.address,
  ]
  expect(parseAccounts(answer)).toEqual([{ address: p2pkh.address, type: 'payment' }])
})

test('behavior: validates public keys in hex and bytes', () => {
  const { address, publicKey } = p2wpkh
  const read = (key: unknown) => parseAccounts([{ address, publicKey: key }])?.[0]?.publicKey
  expect(read(publicKey)).toBe(publicKey)
  expect(read(publicKey.toUpperCase())).toBe(publicKey)
  expect(read(hex.decode(publicKey))).toBe(publicKey)
  for (const bad of ['', '0x12', 'zz', 7, new Uint8Array(5)]) expect(read(bad)).toBeUndefined()
})

test('S-62: drops duplicate addresses, rejects values other than lists, cuts long lists', () => {
  const both = [
    { address: p2tr.address, purpose: 'ordinals' },
    { address: p2tr.address, purpose: 'payment' },
  ]
  expect(parseAccounts(both)).toEqual([{ address: p2tr.address, type: 'payment' }])
  for (const answer of [undefined, null, 'text', {}]) expect(parseAccounts(answer)).toBeUndefined()
  expect(parseAccounts(Array(100_000).fill(p2wpkh.address))).toHaveLength(1)
})

test('S-62: any answer gives sorted accounts or none', () => {
  const entry = fc.oneof(
    fc.anything(),
    fc.record({
      address: fc.constantFrom(p2tr.address, p2wpkh.address, 'x'),
      purpose: fc.anything(),
    }),
  )
  fc.assert(
    fc.property(fc.array(entry), (answer) => {
      const types = (parseAccounts(answer) ?? []).map(({ type }) => type)
      expect(types).toEqual([...types].sort().reverse())
    }),
  )
})
