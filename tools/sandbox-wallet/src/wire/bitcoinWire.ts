/** The part of what is said that is about Bitcoin. */

/** A Bitcoin address as a page gets it; payments come first, ordinals second. */
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

/** An address, or a script nobody can spend, with its satoshi as decimal string. */
export type BitcoinAmount = {
  readonly address: string
  readonly amount: string
  /** Ids of what an input carries. */
  readonly inscriptions?: readonly string[]
}

/** What a person is asked. */
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
      /** Ids of inscriptions that would be spent with it. */
      readonly inscriptions?: readonly string[]
    }
  | {
      readonly kind: 'sign-psbt'
      /** Base64. */
      readonly psbt: string
      readonly inputs: readonly PsbtInput[]
      readonly broadcast: boolean
      /** The signed inputs come back complete, without what only signers need. */
      readonly finalize?: boolean
      /** Every input, also those of others. */
      readonly spends: readonly BitcoinAmount[]
      readonly outputs: readonly BitcoinAmount[]
    }
