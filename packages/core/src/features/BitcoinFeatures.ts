import type { WalletAccount } from './WalletAccount.ts'
import type { WalletRequestOptions } from './WalletRequestOptions.ts'

/**
 * Protocol with which a Bitcoin wallet signs a text: `ecdsa` is BIP-137, `bip322` is the simple
 * form of BIP-322.
 */
export type BitcoinMessageProtocol = 'ecdsa' | 'bip322'

export type PsbtInputToSign = {
  readonly address: string
  readonly index: number
  readonly sighashTypes?: readonly number[]
}

/**
 * Functions of a Bitcoin wallet. They use the payment account (index 0) by default. The ordinal
 * account (index 1) is only used if the caller names its address.
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
      /** Protocol of the signature. Default: the one that fits the type of the address. */
      readonly protocol?: BitcoinMessageProtocol
    },
    options?: WalletRequestOptions,
  ) => Promise<string>
  /**
   * Signs a PSBT (BIP-174, base64). With `broadcast`, the transaction is also sent and its id
   * returned.
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
   * Sends bitcoin to a recipient.
   *
   * @returns Transaction id.
   */
  readonly sendTransfer: (
    parameters: {
      readonly recipient: string
      readonly amount: bigint
      /** Address to spend from. Default: the payment account. */
      readonly from?: string
      /**
       * True if the user agreed to spend outputs that may carry inscriptions or runes: those of at
       * most 10,000 satoshi on a taproot account or a wallet with a single account, else of at most
       * 546 satoshi. Default: they are not spent, unless the wallet selects the outputs itself.
       */
      readonly spendsInscriptions?: boolean
    },
    options?: WalletRequestOptions,
  ) => Promise<string>
  /** Returns all accounts with their purpose: payment at index 0, ordinal at index 1. */
  readonly getAccountAddresses: (
    options?: WalletRequestOptions,
  ) => Promise<readonly WalletAccount[]>
}
