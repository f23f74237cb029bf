import { hex } from '@scure/base'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseAddress } from './parseAddress.ts'

/**
 * Vectors of BIP-173 and BIP-350, and the first addresses of BIP-44, -49, -84 and -86 for their
 * test mnemonics.
 */
const valid = [
  ['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', 'p2pkh', true],
  ['3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', 'p2sh', true],
  ['BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', 'p2wpkh', true],
  ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'p2wpkh', true],
  ['tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7', 'p2wsh', false],
  ['bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr', 'p2tr', true],
  ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0', 'p2tr', true],
  ['tb1pqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesf3hn0c', 'p2tr', false],
  ['mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', 'p2pkh', false],
  ['2MzQwSSnBHWHqSAqtTVQ6v47XtaisrJa1Vc', 'p2sh', false],
] as const

/**
 * Vectors of BIP-173 and BIP-350: checksum of the other encoding, wrong length, mixed case, wrong
 * prefix, bad version.
 */
const invalid = [
  '',
  '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN3',
  '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN',
  '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLz',
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5',
  'bc1QW508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
  'tb1z0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqglt7rf',
  'BC1S0XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ54WELL',
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh',
  'tb1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq24jc47',
  'bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4',
  'BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R',
  'bc1pw5dgrnzv',
  'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v8n0nx0muaewav253zgeav',
  'BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P',
  'bc1gmk9yu',
  'bc1pfeessrawgf',
  'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
]

test.each(valid)('vectors: %s', (address, type, main) => {
  expect(parseAddress(address)).toMatchObject({
    address: address.startsWith('BC1') ? address.toLowerCase() : address,
    type,
    main,
  })
})

test('vectors: invalid addresses and values of other types return `undefined`', () => {
  for (const text of invalid) expect([text, parseAddress(text)]).toEqual([text, undefined])
  for (const value of [undefined, null, 7, {}, []]) expect(parseAddress(value)).toBeUndefined()
})

test('default: returns the output script of the address', () => {
  const { script } = parseAddress('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4') ?? {}
  expect(hex.encode(script ?? new Uint8Array())).toBe(
    '0014751e76e8199196d454941c45d1b3a323f1433bd6',
  )
})

test('property: an address with one changed character is refused', () => {
  const alphabet = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l123456789ABCDEFGHJKLMNPQRSTUVWXYZ'
  const change = fc.record({
    text: fc.constantFrom(...valid.map(([address]) => address)),
    at: fc.nat(),
    to: fc.constantFrom(...alphabet),
  })
  fc.assert(
    fc.property(change, ({ text, at, to }) => {
      const index = at % text.length
      fc.pre(text[index] !== to && text.toLowerCase() === text)
      expect(parseAddress(text.slice(0, index) + to + text.slice(index + 1))).toBeUndefined()
    }),
    { numRuns: 500 },
  )
})

test('property: never throws, whatever the input', () => {
  const answers = fc.property(fc.anything(), (value) => void parseAddress(value))
  expect(fc.check(answers)).toMatchObject({ failed: false })
})
