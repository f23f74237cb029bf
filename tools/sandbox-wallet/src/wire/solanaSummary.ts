/** Effect of an instruction in a Solana transaction. Amounts are in base units as decimal text. */
export type SolanaStep =
  | { readonly kind: 'transfer'; readonly to: string; readonly lamports: string }
  | {
      readonly kind: 'token-transfer'
      /** Address of the token account that receives the tokens. */
      readonly to: string
      /** Owner of the receiving token account; absent if the account does not exist. */
      readonly owner?: string
      readonly amount: string
      /** Mint of the token; absent if the instruction does not name it. */
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

/**
 * Effects and fee of a Solana transaction for the approval page, as far as the wallet could decode
 * them.
 */
export type SolanaSummary = {
  readonly steps: readonly SolanaStep[]
  /** Fee of the transaction in lamports, as decimal text. */
  readonly fee?: string
  /** Reason for which the simulation of the transaction failed. */
  readonly warning?: string
}
