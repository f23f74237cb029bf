/** Effect of one instruction of a Solana transaction. Amounts are base units as decimal strings. */
export type SolanaStep =
  | { readonly kind: 'transfer'; readonly to: string; readonly lamports: string }
  | {
      readonly kind: 'token-transfer'
      /** The token account that receives the tokens. */
      readonly to: string
      /** Owner of the receiving token account, if the account exists. */
      readonly owner?: string
      readonly amount: string
      /** Absent: the instruction does not name the mint. */
      readonly mint?: string
      readonly decimals?: number
      readonly symbol?: string
    }
  | {
      readonly kind: 'create-token-account'
      readonly owner: string
      readonly mint: string
      readonly symbol?: string
    }
  | { readonly kind: 'memo'; readonly text: string }
  | { readonly kind: 'other'; readonly programId: string; readonly data: string }

/** Effects and fee of a Solana transaction, as far as the wallet can decode them. */
export type SolanaSummary = {
  readonly steps: readonly SolanaStep[]
  /** Lamports as decimal string. */
  readonly fee?: string
  /** Why the simulation failed. */
  readonly warning?: string
}
