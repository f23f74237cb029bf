import type {
  BitcoinMessageProtocol,
  Network,
  PsbtInputToSign,
  Unsubscribe,
  WalletAccount,
  WalletProtocol,
} from '@latchkey/core'

export type Signal = AbortSignal | undefined

/**
 * Runs one request to a wallet under the rules of S-62: the answer is untrusted, a deadline can end
 * the wait, and an abort rejects immediately. Without a deadline the request waits for the user.
 */
export type Ask = (
  what: string,
  run: () => unknown,
  options: {
    readonly signal: Signal
    readonly deadlineMs?: number
    readonly protocol?: WalletProtocol
  },
) => Promise<unknown>

export type TransferRequest = {
  readonly recipient: string
  readonly amount: bigint
  readonly from: WalletAccount
  /** Satoshi per virtual byte. Absent: the wallet chooses. */
  readonly feeRate?: number
}

export type PsbtRequest = {
  readonly psbt: Uint8Array
  readonly signInputs: readonly PsbtInputToSign[]
  readonly broadcast: boolean
}
/**
 * A wallet's answer to a request for a signature, before validation: the PSBT as bytes, base64 or
 * hex, and the transaction id if the wallet has sent the transaction.
 */
export type SignedPsbt = { readonly psbt: unknown; readonly txid?: unknown }

/**
 * Access to a Bitcoin wallet in one provider style. The driver parses accounts and bounds answers.
 * Callers validate signatures and transactions.
 */
export type BitcoinDriver = {
  /** True if the wallet shares a single account at a time, which only the wallet can change. */
  readonly sharesOne?: true
  /** Requests the accounts on the given networks. The wallet may prompt the user. */
  readonly requestAccounts: (
    networks: readonly Network[],
    signal: Signal,
  ) => Promise<readonly WalletAccount[]>
  /** Reads the accounts without a prompt. Returns `[]` if the wallet shares none. */
  readonly readAccounts: (signal: Signal) => Promise<readonly WalletAccount[]>
  /**
   * Returns all addresses with their purpose: payment or ordinal. Absent if the wallet can only
   * list its accounts.
   */
  readonly readAddresses?: (signal: Signal) => Promise<readonly WalletAccount[]>
  /**
   * Returns the wallet's name for its network. `undefined`: the network follows from the addresses.
   */
  readonly readNetworkName: (signal: Signal) => Promise<unknown>
  /**
   * Calls the listeners on events of the wallet until the returned function is called.
   *
   * @param onChange - Called when accounts or network may have changed.
   * @param onGone - Called when the wallet ended the connection.
   */
  readonly watch: (onChange: () => void, onGone: () => void) => Unsubscribe
  readonly disconnect: () => Promise<void>
  readonly switchNetwork?: (network: Network, signal: Signal) => Promise<void>
  /**
   * Requests a signature of a text from the wallet.
   *
   * @returns Signature as base64 text or bytes.
   */
  readonly signMessage: (
    request: {
      readonly message: string
      readonly account: WalletAccount
      readonly protocol: BitcoinMessageProtocol
    },
    signal: Signal,
  ) => Promise<unknown>
  /**
   * Signs a PSBT. Absent if the wallet does not support that. The result has a transaction id only
   * if the wallet sent the transaction.
   */
  readonly signPsbt?: (request: PsbtRequest, signal: Signal) => Promise<SignedPsbt>
  /**
   * Sends a transfer for which the wallet selects the coins. Absent if the wallet cannot send
   * transfers.
   *
   * @returns Transaction id.
   */
  readonly sendTransfer?: (request: TransferRequest, signal: Signal) => Promise<unknown>
  /** True if `sendTransfer` uses the fee rate of the request. */
  readonly takesFeeRate?: true
  /**
   * Returns whether `sendTransfer` can spend from an account. Absent: it can spend from any
   * account.
   */
  readonly sendsFrom?: (account: WalletAccount) => boolean
}
