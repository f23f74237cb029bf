import type { WalletRequestOptions } from './WalletRequestOptions.ts'

/** All commitment levels that any version of the Solana RPC accepts (product specification §5). */
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

/** Version of a Solana transaction. */
export type SolanaTransactionVersion = 'legacy' | 0

export type SolanaSendOptions = WalletRequestOptions & {
  readonly preflightCommitment?: SolanaCommitment
  readonly skipPreflight?: boolean
  readonly maxRetries?: number
}

/**
 * Functions of a Solana wallet. Transactions are serialized bytes, legacy or versioned. If a legacy
 * transaction has no fee payer or blockhash, the wallet's account and a recent blockhash are used.
 */
export type SolanaFeatures = {
  /**
   * Versions of transactions that the wallet accepts. Absent if the wallet does not list them, as
   * over WalletConnect.
   */
  readonly supportedTransactionVersions?: readonly SolanaTransactionVersion[]
  /**
   * Signs a transaction without sending it.
   *
   * @returns The signed bytes.
   * @throws {BaseError} `transaction_version_unsupported`: the wallet does not accept the version.
   */
  readonly signTransaction?: (
    transaction: Uint8Array,
    options?: WalletRequestOptions,
  ) => Promise<Uint8Array>
  /**
   * Signs several transactions without sending them.
   *
   * @returns The signed bytes, in the same order.
   */
  readonly signAllTransactions?: (
    transactions: readonly Uint8Array[],
    options?: WalletRequestOptions,
  ) => Promise<readonly Uint8Array[]>
  /**
   * Simulates the transaction unless `skipPreflight` is set, then signs and sends it.
   *
   * @returns Signature, base58.
   */
  readonly signAndSendTransaction: (
    transaction: Uint8Array,
    options?: SolanaSendOptions,
  ) => Promise<string>
  /**
   * Sends lamports from the active account to a recipient.
   *
   * @returns Signature, base58.
   */
  readonly transfer: (
    parameters: { readonly to: string; readonly lamports: bigint },
    options?: SolanaSendOptions,
  ) => Promise<string>
  /**
   * Polls every second until the cluster has confirmed the transaction.
   *
   * @throws {RequestTimedOutError} It was not confirmed in time.
   */
  readonly waitForConfirmation: (signature: string, options?: WalletRequestOptions) => Promise<void>
}
