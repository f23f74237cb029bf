/** An account's balance of the native currency or of one token. */
export type Holding = {
  /**
   * CAIP-2 of the network for its native currency, or CAIP-10 of a token. Prices are looked up by
   * it.
   */
  readonly asset: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** Absent: no icon is known. */
  readonly iconUrl?: string | undefined
  /** In the smallest unit. */
  readonly amount: bigint
}
