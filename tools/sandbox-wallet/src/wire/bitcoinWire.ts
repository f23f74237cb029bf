/** Bitcoin types of the messages between wallet service, page script and approval pages. */

/**
 * A Bitcoin address of an account, as a page receives it. The payment address comes before the
 * ordinals address.
 */
export type BitcoinAddress = {
  readonly address: string
  /** Public key in hex: 33 bytes for payments, 32 x-only bytes for ordinals. */
  readonly publicKey: string
  readonly path: string
  readonly intention: 'payment' | 'ordinal'
}

export type PsbtInput = {
  readonly address: string
  readonly index: number
  readonly sighashTypes?: readonly number[]
}

/**
 * An input or output of a Bitcoin transaction: its address, or the type of a script without an
 * address, and its satoshis as decimal text.
 */
export type BitcoinAmount = {
  readonly address: string
  readonly amount: string
  /** Ids of the inscriptions that the transaction's input spends. */
  readonly inscriptions?: readonly string[]
}

/** A Bitcoin request that the user has to approve in the wallet, by its kind. */
export type BitcoinPrompt =
  | {
      readonly kind: 'sign-bitcoin-message'
      readonly address: string
      readonly message: string
      readonly protocol: 'ecdsa' | 'bip322'
    }
  | {
      readonly kind: 'send-bitcoin'
      readonly from: string
      readonly to: string
      /** Amount of the transfer in satoshis, as decimal text. */
      readonly amount: string
      readonly changeAddress: string
      readonly memo?: string
      /** Fee in satoshis as decimal text; absent if the transfer cannot be built. */
      readonly fee?: string
      /** Reason for which the transfer would fail, as a sentence for the user. */
      readonly warning?: string
      /** Ids of inscriptions that the transfer would spend. */
      readonly inscriptions?: readonly string[]
    }
  | {
      readonly kind: 'sign-psbt'
      /** PSBT (partially signed Bitcoin transaction) to sign, in base64. */
      readonly psbt: string
      readonly inputs: readonly PsbtInput[]
      readonly broadcast: boolean
      /** Whether to finalize the signed inputs, which removes data that only signers need. */
      readonly finalize?: boolean
      /** All inputs of the transaction, including those of other owners. */
      readonly spends: readonly BitcoinAmount[]
      readonly outputs: readonly BitcoinAmount[]
    }
