import { pbkdf2Sync } from 'node:crypto'
import { type HDAccount, HDKey, hdKeyToAccount } from 'viem/accounts'
import { type BitcoinKeys, deriveBitcoinKeys } from './deriveBitcoinKeys.ts'
import { deriveSolanaKey, type SolanaKey } from './deriveSolanaKey.ts'

/** An account of the sandbox, with a key in each namespace. All keys derive from one mnemonic. */
export type Account = {
  readonly address: `0x${string}`
  readonly privateKey: `0x${string}`
  readonly solana: SolanaKey
  readonly bitcoin: BitcoinKeys
}

/**
 * The mnemonic that all Ethereum tools use for development. It is public, so every reader of it can
 * spend funds that its accounts hold on a public chain.
 */
const words = 'test test test test test test test test test test test junk'

const toHex = (bytes: Uint8Array): `0x${string}` => `0x${Buffer.from(bytes).toString('hex')}`

/**
 * Derives a BIP-39 seed from a mnemonic, without a passphrase. The mnemonic is ASCII, so it needs
 * no Unicode normalisation.
 */
const toSeed = (mnemonic: string) => pbkdf2Sync(mnemonic, 'mnemonic', 2048, 64, 'sha512')

/**
 * Derives an EVM account of the sandbox from a seed. Node computes the seed once; viem would
 * compute it in JavaScript for each account.
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

/**
 * Creates the sandbox's ten funded accounts. The last one also pays for the deployment of
 * contracts.
 */
export function createAccounts(): readonly [Account, ...Account[]] {
  const seed = toSeed(words)
  return [
    toAccount(seed, 0),
    ...Array.from({ length: 9 }, (_, index) => toAccount(seed, index + 1)),
  ]
}

/**
 * Derives an additional account from the sandbox's mnemonic, which has no funds. The ten funded
 * accounts have the indexes 0 to 9.
 */
export const createFurtherAccount = (addressIndex: number): HDAccount =>
  toEvmAccount(toSeed(words), addressIndex)
