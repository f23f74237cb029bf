import { ed25519 } from '@noble/curves/ed25519.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { base58 } from '@scure/base'
import { HDKey } from '@scure/bip32'
import { entropyToMnemonic, mnemonicToSeedSync } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import type { Hex } from 'viem'
import { publicKeyToAddress } from 'viem/accounts'
import { bytesToHex } from 'viem/utils'
import { deriveEd25519Key } from './deriveEd25519Key.ts'

/** Namespaces in which an embedded wallet has accounts. */
export const frameNamespaces = ['eip155', 'solana'] as const
export type FrameNamespace = (typeof frameNamespaces)[number]

/** Account addresses without a CAIP prefix: EIP-55 for eip155, base58 for solana. */
export type Addresses = { readonly eip155: Hex; readonly solana: string }

const solanaPath = [44, 501, 0, 0]

/**
 * Returns the twelve-word mnemonic of the entropy. Use it only to display the words, because
 * JavaScript strings cannot be overwritten.
 */
export const toMnemonic = (entropy: Uint8Array): string => entropyToMnemonic(entropy, wordlist)

/**
 * Derives the private key of one account (S-20): BIP-39 without passphrase, then `m/44'/60'/0'/0/0`
 * for eip155 and SLIP-0010 `m/44'/501'/0'/0'` for solana.
 *
 * @returns 32 bytes. The caller overwrites them.
 */
export function deriveAccountKey(entropy: Uint8Array, namespace: FrameNamespace): Uint8Array {
  const seed = mnemonicToSeedSync(toMnemonic(entropy))
  try {
    return namespace === 'solana' ? deriveEd25519Key(seed, solanaPath) : deriveEvmKey(seed)
  } finally {
    seed.fill(0)
  }
}

function deriveEvmKey(seed: Uint8Array<ArrayBuffer>): Uint8Array {
  const root = HDKey.fromMasterSeed(seed)
  const node = root.derive("m/44'/60'/0'/0/0")
  const key = node.privateKey?.slice() ?? new Uint8Array()
  node.wipePrivateData()
  root.wipePrivateData()
  return key
}

/** Derives the addresses of the wallet's EVM and Solana accounts from its entropy. */
export function deriveAddresses(entropy: Uint8Array): Addresses {
  const evmKey = deriveAccountKey(entropy, 'eip155')
  const solanaKey = deriveAccountKey(entropy, 'solana')
  try {
    return {
      eip155: publicKeyToAddress(bytesToHex(secp256k1.getPublicKey(evmKey, false))),
      solana: base58.encode(ed25519.getPublicKey(solanaKey)),
    }
  } finally {
    evmKey.fill(0)
    solanaKey.fill(0)
  }
}

/**
 * The addresses of a wallet as the frame server knows them; `null` or absent while the wallet is
 * not active.
 */
export type KnownAddresses = { readonly eip155: string; readonly solana: string } | null | undefined

/** Returns whether the addresses derived on this device equal those that the server knows. */
export function isSameWallet(own: Addresses, known: KnownAddresses): boolean {
  return own.eip155 === known?.eip155 && own.solana === known.solana
}
