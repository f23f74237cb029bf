import type { WalletAccount } from './WalletAccount.ts'
import type { WalletRequestOptions } from './WalletRequestOptions.ts'

/** `ecdsa` is BIP-137; `bip322` is the simple form of BIP-322. */
export type BitcoinMessageProtocol = 'ecdsa' | 'bip322'

export type PsbtInputToSign = {
  readonly address: string
  readonly index: number
  readonly sighashTypes?: readonly number[]
}

/**
 * Features of a Bitcoin wallet. They use the payment account (index 0) unless an address is named.
 * The ordinal account (index 1) is spent from only if the caller names it.
 */
export type BitcoinFeatures = {
  /**
   * Signs a text with an account of the wallet.
   *
   * @returns Signature, base64.
   */
  readonly signMessage: (
    parameters: {
      readonly message: string
      readonly address?: string
      /** Default: the protocol that fits the address type. */
      readonly protocol?: BitcoinMessageProtocol
    },
    options?: WalletRequestOptions,
  ) => Promise<string>
  /**
   * Signs a PSBT (BIP-174, base64). With `broadcast` the transaction is also sent, and the answer
   * has its id.
   */
  readonly signPsbt?: (
    parameters: {
      readonly psbt: string
      readonly signInputs: readonly PsbtInputToSign[]
      readonly broadcast?: boolean
    },
    options?: WalletRequestOptions,
  ) => Promise<{ readonly psbt: string; readonly txid?: string }>
  /**
   * Sends `amount` satoshi.
   *
   * @returns Transaction id.
   */
  readonly sendTransfer: (
    parameters: {
      readonly recipient: string
      readonly amount: bigint
      /** Account to spend from. Default: the payment account. */
      readonly from?: string
    },
    options?: WalletRequestOptions,
  ) => Promise<string>
  /** Returns all accounts with their purpose: payment at index 0, ordinal at index 1. */
  readonly getAccountAddresses: (
    options?: WalletRequestOptions,
  ) => Promise<readonly WalletAccount[]>
}
