import type { WalletAccount } from './WalletAccount.ts'
import type { WalletRequestOptions } from './WalletRequestOptions.ts'

/** `ecdsa` is BIP-137; `bip322` the simple form. */
export type BitcoinMessageProtocol = 'ecdsa' | 'bip322'

export type PsbtInputToSign = {
  readonly address: string
  readonly index: number
  readonly sighashTypes?: readonly number[]
}

/**
 * What a Bitcoin wallet can do. The payment account (index 0) is used unless an address is named; the ordinal
 * account (index 1) is never spent from unless it is named.
 */
export type BitcoinFeatures = {
  /** @returns Signature, base64. */
  readonly signMessage: (
    parameters: {
      readonly message: string
      readonly address?: string
      /** Default: what suits the address type. */
      readonly protocol?: BitcoinMessageProtocol
    },
    options?: WalletRequestOptions,
  ) => Promise<string>
  /** BIP-174, base64. With `broadcast` the wallet sends it and the transaction id is in the answer. */
  readonly signPsbt?: (
    parameters: {
      readonly psbt: string
      readonly signInputs: readonly PsbtInputToSign[]
      readonly broadcast?: boolean
    },
    options?: WalletRequestOptions,
  ) => Promise<{ readonly psbt: string; readonly txid?: string }>
  /** Amount in satoshi. @returns Transaction id. */
  readonly sendTransfer: (
    parameters: {
      readonly recipient: string
      readonly amount: bigint
      /** Account to spend from; the payment account when absent. */
      readonly from?: string
    },
    options?: WalletRequestOptions,
  ) => Promise<string>
  /** Every account with its purpose: payment at index 0, ordinal at index 1. */
  readonly getAccountAddresses: (
    options?: WalletRequestOptions,
  ) => Promise<readonly WalletAccount[]>
}
