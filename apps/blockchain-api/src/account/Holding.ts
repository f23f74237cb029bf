/** An account's balance of the native currency or of one token. */
export type Holding = {
  /**
   * The held asset: the network's CAIP-2 id for its native currency, or the CAIP-10 address of a
   * token. The asset's price is found by this text.
   */
  readonly asset: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** URL of the asset's icon; absent if no icon is known. */
  readonly iconUrl?: string | undefined
  /** Held amount in the smallest unit of the asset. */
  readonly amount: bigint
}
