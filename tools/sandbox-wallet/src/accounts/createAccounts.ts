import { pbkdf2Sync } from 'node:crypto'
import { type HDAccount, HDKey, hdKeyToAccount } from 'viem/accounts'
import { type BitcoinKeys, deriveBitcoinKeys } from './deriveBitcoinKeys.ts'
import { deriveSolanaKey, type SolanaKey } from './deriveSolanaKey.ts'

/** An account of the sandbox. One mnemonic gives it a key in each namespace. */
export type Account = {
  readonly address: `0x${string}`
  readonly privateKey: `0x${string}`
  readonly solana: SolanaKey
  readonly bitcoin: BitcoinKeys
}

/** The development mnemonic of every Ethereum tool. Funds on a public chain would be lost. */
const words = 'test test test test test test test test test test test junk'

const toHex = (bytes: Uint8Array): `0x${string}` => `0x${Buffer.from(bytes).toString('hex')}`

/**
 * Derives a BIP-39 seed without a passphrase. The mnemonic is plain ASCII and needs no
 * normalisation.
 */
const toSeed = (mnemonic: string) => pbkdf2Sync(mnemonic, 'mnemonic', 2048, 64, 'sha512')

/** Node stretches the mnemonic once. viem would do it in JavaScript for each account. */
const toEvmAccount = (seed: Uint8Array, addressIndex: number): HDAccount =>
  hdKeyToAccount(HDKey.fromMasterSeed(seed), { addressIndex })

function toAccount(seed: Uint8Array, addressIndex: number): Account {
  const account = toEvmAccount(seed, addressIndex)
  return {
    address: account.address,
    privateKey: toHex(account.getHdKey().privateKey ?? new Uint8Array(32)),
    solana: deriveSolanaKey(seed, addressIndex),
    bitcoin: deriveBitcoinKeys(seed, addressIndex),
  }
}

/** Creates the ten funded accounts. The last one also pays for the sandbox's deployments. */
export function createAccounts(): readonly [Account, ...Account[]] {
  const seed = toSeed(words)
  return [
    toAccount(seed, 0),
    ...Array.from({ length: 9 }, (_, index) => toAccount(seed, index + 1)),
  ]
}

/** Derives a further account from the same mnemonic. The first one after the ten has index 10. */
export const createFurtherAccount = (addressIndex: number): HDAccount =>
  toEvmAccount(toSeed(words), addressIndex)
