import type { Network, SolanaSendOptions, WalletRequestOptions } from '@latchkey/core'

/** How a wallet signs, in this page or far away. What it cannot do is absent. */
export type Signer = {
  /** Active account. @throws {ConnectorNotConnectedError} The wallet shares none any more. */
  readonly getAddress: () => string
  readonly getNetwork: () => Network
  /** @returns Signature of 64 bytes. */
  readonly signMessage?: (
    message: Uint8Array,
    address: string,
    options: WalletRequestOptions,
  ) => Promise<Uint8Array>
  /** @returns As many signed transactions, in the same order. */
  readonly signTransactions?: (
    transactions: readonly Uint8Array[],
    options: WalletRequestOptions,
  ) => Promise<readonly Uint8Array[]>
  /** @returns Signature, base58. */
  readonly sendTransaction?: (
    transaction: Uint8Array,
    options: SolanaSendOptions,
  ) => Promise<string>
}
