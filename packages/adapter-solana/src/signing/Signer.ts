import type {
  Network,
  SolanaSendOptions,
  SolanaTransactionVersion,
  WalletRequestOptions,
} from '@latchkey/core'

/** Signing functions of a wallet, on this page or remote. An unsupported function is absent. */
export type Signer = {
  /**
   * Returns the active account.
   *
   * @throws {WalletLockedError} The wallet of the page shares no account, because it is locked.
   * @throws {ConnectorNotConnectedError} A WalletConnect session or login has no account any more.
   */
  readonly getAddress: () => string
  readonly getNetwork: () => Network
  /** Versions of transactions that the wallet accepts; `undefined` if it lists none. */
  readonly versions: readonly SolanaTransactionVersion[] | undefined
  /**
   * Signs bytes with an account.
   *
   * @returns Ed25519 signature of 64 bytes.
   */
  readonly signMessage?: (
    message: Uint8Array,
    address: string,
    options: WalletRequestOptions,
  ) => Promise<Uint8Array>
  /**
   * Signs transactions without sending them.
   *
   * @returns The signed transactions, in the same order.
   */
  readonly signTransactions?: (
    transactions: readonly Uint8Array[],
    options: WalletRequestOptions,
  ) => Promise<readonly Uint8Array[]>
  /**
   * Signs a transaction and sends it.
   *
   * @returns Signature, base58.
   */
  readonly sendTransaction?: (
    transaction: Uint8Array,
    options: SolanaSendOptions,
  ) => Promise<string>
}
