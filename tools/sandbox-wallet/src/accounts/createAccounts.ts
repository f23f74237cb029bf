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

/**
 * The mnemonic that all Ethereum tools use for development. Anybody can spend funds that it holds
 * on a public chain.
 */
const words = 'test test test test test test test test test test test junk'

const toHex = (bytes: Uint8Array): `0x${string}` => `0x${Buffer.from(bytes).toString('hex')}`

/**
 * Derives a BIP-39 seed without a passphrase. The mnemonic is ASCII, so it needs no Unicode
 * normalisation.
 */
const toSeed = (mnemonic: string) => pbkdf2Sync(mnemonic, 'mnemonic', 2048, 64, 'sha512')

/**
 * Derives an EVM account from a seed. Node computes the seed once; viem would do so in JavaScript
 * for each account.
 */
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

/**
 * Derives another account from the same mnemonic. The ten funded accounts have the indexes 0 to 9.
 */
export const createFurtherAccount = (addressIndex: number): HDAccount =>
  toEvmAccount(toSeed(words), addressIndex)
