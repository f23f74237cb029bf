import type {
  BitcoinMessageProtocol,
  Network,
  PsbtInputToSign,
  Unsubscribe,
  WalletAccount,
} from '@latchkey/core'

export type Signal = AbortSignal | undefined

/** Runs one call of the wallet under the rules of S-62. Without a deadline it waits for a person. */
export type Ask = (
  what: string,
  run: () => unknown,
  options: { readonly signal: Signal; readonly deadlineMs?: number },
) => Promise<unknown>

export type TransferRequest = {
  readonly recipient: string
  readonly amount: bigint
  readonly from: WalletAccount
}

export type PsbtRequest = {
  readonly psbt: Uint8Array
  readonly signInputs: readonly PsbtInputToSign[]
  readonly broadcast: boolean
}
/** Unchecked: bytes, base64 or hex. */
export type SignedPsbt = { readonly psbt: unknown; readonly txid?: unknown }

/**
 * One style of speaking to a Bitcoin wallet. What it gives is read and bounded, but not yet judged: accounts are
 * parsed, signatures and transactions are checked by who asked.
 */
export type BitcoinDriver = {
  /** The wallet shares one account at a time: which one, only it can say. */
  readonly sharesOne?: true
  /** May ask the person. */
  readonly requestAccounts: (
    networks: readonly Network[],
    signal: Signal,
  ) => Promise<readonly WalletAccount[]>
  /** Asks nobody; `[]` when the wallet shares none. */
  readonly readAccounts: (signal: Signal) => Promise<readonly WalletAccount[]>
  /** Every address with its purpose, where the wallet tells more of them than accounts. */
  readonly readAddresses?: (signal: Signal) => Promise<readonly WalletAccount[]>
  /** What the wallet calls its network. `undefined`: it does not say, its addresses must. */
  readonly readNetworkName: (signal: Signal) => Promise<unknown>
  /**
   * @param onChange - Something about accounts or network may have changed.
   * @param onGone - The connection was ended from the other side.
   */
  readonly watch: (onChange: () => void, onGone: () => void) => Unsubscribe
  readonly disconnect: () => Promise<void>
  readonly switchNetwork?: (network: Network, signal: Signal) => Promise<void>
  /** @returns Base64 text or bytes. */
  readonly signMessage: (
    request: {
      readonly message: string
      readonly account: WalletAccount
      readonly protocol: BitcoinMessageProtocol
    },
    signal: Signal,
  ) => Promise<unknown>
  /** Absent: the wallet signs no PSBT. A transaction id comes only where the wallet itself sent it. */
  readonly signPsbt?: (request: PsbtRequest, signal: Signal) => Promise<SignedPsbt>
  /** Absent: the wallet sends nothing by itself. @returns Transaction id. */
  readonly sendTransfer?: (request: TransferRequest, signal: Signal) => Promise<unknown>
  /** Whether that takes its coins from an account; absent: from any. */
  readonly sendsFrom?: (account: WalletAccount) => boolean
}
