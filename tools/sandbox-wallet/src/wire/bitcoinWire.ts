/** Wire types for Bitcoin. */

/**
 * A Bitcoin address as sent to a page. The payment address comes first, the ordinals address
 * second.
 */
export type BitcoinAddress = {
  readonly address: string
  /** Hex; 33 bytes for payments, x-only for ordinals. */
  readonly publicKey: string
  readonly path: string
  readonly intention: 'payment' | 'ordinal'
}

export type PsbtInput = {
  readonly address: string
  readonly index: number
  readonly sighashTypes?: readonly number[]
}

/** An address or an unspendable script, with its satoshi as a decimal string. */
export type BitcoinAmount = {
  readonly address: string
  readonly amount: string
  /** Ids of the inscriptions on an input. */
  readonly inscriptions?: readonly string[]
}

/** A Bitcoin request to approve. */
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
      /** Satoshi as decimal string. */
      readonly amount: string
      readonly changeAddress: string
      readonly memo?: string
      /** Satoshi as decimal string; absent when the transfer cannot be built. */
      readonly fee?: string
      /** Why the transfer would fail. */
      readonly warning?: string
      /** Ids of inscriptions that the transfer would spend. */
      readonly inscriptions?: readonly string[]
    }
  | {
      readonly kind: 'sign-psbt'
      /** Base64. */
      readonly psbt: string
      readonly inputs: readonly PsbtInput[]
      readonly broadcast: boolean
      /** Finalizes the signed inputs and removes data that only signers need. */
      readonly finalize?: boolean
      /** All inputs, including those of other parties. */
      readonly spends: readonly BitcoinAmount[]
      readonly outputs: readonly BitcoinAmount[]
    }
