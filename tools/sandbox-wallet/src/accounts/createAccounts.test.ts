import { pbkdf2Sync } from 'node:crypto'
import { expect, test } from 'vitest'
import { createAccounts } from './createAccounts.ts'
import { deriveBitcoinKeys } from './deriveBitcoinKeys.ts'
import { deriveSolanaKey } from './deriveSolanaKey.ts'

const words = `${'abandon '.repeat(11)}about`
const seed = pbkdf2Sync(words, 'mnemonic', 2048, 64, 'sha512')

test('the first BIP-84 and BIP-86 addresses are those of the standards’ test vectors', () => {
  expect(deriveBitcoinKeys(seed, 0)).toMatchObject([
    {
      address: 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu',
      publicKey: '0330d54fd0dd420a6e5f8d3624f5f3482cae350f79d5f0753bf5beef9c2d91af3c',
      intention: 'payment',
    },
    {
      address: 'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr',
      publicKey: 'cc8a4bc64d897bddc5fbc2f670f7a8ba0b386779106cf1223c6fc5d7cd6fc115',
      intention: 'ordinal',
    },
  ])
})

test('the Solana key equals the one that wallets derive from the same mnemonic', () => {
  expect(deriveSolanaKey(seed, 0).address).toBe('HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk')
})

test('ten accounts, each with its own key in each namespace', () => {
  const accounts = createAccounts()
  const addresses = accounts.flatMap((account) => [
    account.address,
    account.solana.address,
    ...account.bitcoin.map((key) => key.address),
  ])
  expect(accounts).toHaveLength(10)
  expect(new Set(addresses).size).toBe(40)
  expect(accounts[0].address).toBe('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')
})
