import type { WalletRequestOptions } from './WalletRequestOptions.ts'

/** The eight values the RPC has known (product specification §5). */
export const solanaCommitments = [
  'processed',
  'confirmed',
  'finalized',
  'recent',
  'single',
  'singleGossip',
  'root',
  'max',
] as const
export type SolanaCommitment = (typeof solanaCommitments)[number]

export type SolanaSendOptions = WalletRequestOptions & {
  readonly preflightCommitment?: SolanaCommitment
  readonly skipPreflight?: boolean
  readonly maxRetries?: number
}

/**
 * What a Solana wallet can do. Transactions are the serialized bytes of the wire, legacy or versioned; a legacy one
 * without fee payer or blockhash gets the wallet's account and a fresh blockhash.
 */
export type SolanaFeatures = {
  /** @returns The signed bytes. */
  readonly signTransaction?: (
    transaction: Uint8Array,
    options?: WalletRequestOptions,
  ) => Promise<Uint8Array>
  /** @returns The signed bytes, in the same order. */
  readonly signAllTransactions?: (
    transactions: readonly Uint8Array[],
    options?: WalletRequestOptions,
  ) => Promise<readonly Uint8Array[]>
  /** Simulates first unless `skipPreflight`. @returns Signature, base58. */
  readonly signAndSendTransaction: (
    transaction: Uint8Array,
    options?: SolanaSendOptions,
  ) => Promise<string>
  /** Sends lamports. @returns Signature, base58. */
  readonly transfer: (
    parameters: { readonly to: string; readonly lamports: bigint },
    options?: SolanaSendOptions,
  ) => Promise<string>
  /** Waits until the cluster has confirmed; polls each second. @throws {RequestTimedOutError} */
  readonly waitForConfirmation: (signature: string, options?: WalletRequestOptions) => Promise<void>
}
