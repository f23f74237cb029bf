import { createHash } from 'node:crypto'
import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import type { SigningKey } from './wire/signTransaction.ts'

/** Decimals of the test token GOLD, the same as on the EVM chains. */
export const GOLD_DECIMALS = 6
/** Balances that each development account gets at first, in base units: 100 SOL and 1,000 GOLD. */
export const startBalances = { lamports: 100_000_000_000n, gold: 1_000_000_000n } as const

/** Derives a Solana signing key from a name. The same name gives the same key at every start. */
export function toKey(name: string): SigningKey {
  const seed = createHash('sha256').update(`latchkey sandbox: ${name}`).digest()
  return { address: base58.encode(ed25519.getPublicKey(seed)), seed }
}

/** Signing keys of the sandbox itself. Both clusters use the same keys, at every start. */
export const planKeys = {
  /**
   * Account that owns the sandbox's lamports, may mint GOLD, and pays for the sandbox's
   * transactions.
   */
  bank: toKey('solana bank'),
  goldMint: toKey('solana gold mint'),
} as const
