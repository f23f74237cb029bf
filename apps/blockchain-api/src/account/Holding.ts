/** What an account holds of the coin, or of one token. */
export type Holding = {
  /** CAIP-2 of the coin's network, or CAIP-10 of a token: what it is priced by. */
  readonly asset: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** Absent: none is known. */
  readonly iconUrl?: string | undefined
  /** Smallest unit. */
  readonly amount: bigint
}
