/** What one instruction of a Solana transaction does. Amounts are base units as decimal strings. */
export type SolanaStep =
  | { readonly kind: 'transfer'; readonly to: string; readonly lamports: string }
  | {
      readonly kind: 'token-transfer'
      /** The account that gets the tokens. */
      readonly to: string
      /** Whose account that is, where it exists already. */
      readonly owner?: string
      readonly amount: string
      /** Absent: the site left it to the chain to know the token. */
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

/** What a Solana transaction does and costs, as far as the wallet can tell. */
export type SolanaSummary = {
  readonly steps: readonly SolanaStep[]
  /** Lamports as decimal string. */
  readonly fee?: string
  /** Why the cluster would not execute it. */
  readonly warning?: string
}
