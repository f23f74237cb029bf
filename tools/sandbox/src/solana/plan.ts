import { createHash } from 'node:crypto'
import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import type { SigningKey } from './wire/signTransaction.ts'

/** Decimals of GOLD, as on the EVM chains. */
export const GOLD_DECIMALS = 6
/** The initial balances of each development account: 100 SOL and 1,000 GOLD, in base units. */
export const startBalances = { lamports: 100_000_000_000n, gold: 1_000_000_000n } as const

/** Derives a key from a name, so that the key is the same on every start and cluster. */
export function toKey(name: string): SigningKey {
  const seed = createHash('sha256').update(`latchkey sandbox: ${name}`).digest()
  return { address: base58.encode(ed25519.getPublicKey(seed)), seed }
}

/** The sandbox's own keys; the same on every start and cluster. */
export const planKeys = {
  /** Holds the sandbox's lamports, mints GOLD, and pays for the sandbox's own transactions. */
  bank: toKey('solana bank'),
  goldMint: toKey('solana gold mint'),
} as const
