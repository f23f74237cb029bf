import { expect, test } from 'vitest'
import { encodeBase58 } from './base58.ts'

// Vectors of draft-msporny-base58-03.
test.each([
  ['Hello World!', '2NEpo7TZRRrLZSi2U'],
  [
    'The quick brown fox jumps over the lazy dog.',
    'USm3fpXnKG5EUBx2ndxBDMPVciP5hGey2Jh4NDv6gmeo1LkMeiKrLJUUBk6Z',
  ],
  ['', ''],
])('%j', (text, expected) => {
  expect(encodeBase58(new TextEncoder().encode(text))).toBe(expected)
})

test('encodes leading zeros', () => {
  expect(encodeBase58(Buffer.from('0000287fb4cd', 'hex'))).toBe('11233QC4')
  expect(encodeBase58(new Uint8Array(3))).toBe('111')
})
