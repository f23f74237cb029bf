import { expect, test } from 'vitest'
import { isSameAddress } from './isSameAddress.ts'

const ethereum = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const solana = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
const mainnet = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

test('default: case is ignored in EVM addresses and significant in all others', () => {
  expect(isSameAddress('eip155:1', ethereum, ethereum.toLowerCase())).toBe(true)
  expect(isSameAddress('eip155:1', ethereum, ethereum.replace('5a', '5b'))).toBe(false)
  expect(isSameAddress(mainnet, solana, solana)).toBe(true)
  expect(isSameAddress(mainnet, solana, solana.toLowerCase())).toBe(false)
})
