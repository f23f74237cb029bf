/** An output that an account may spend. */
export type Coin = {
  readonly txid: string
  readonly index: number
  /** Satoshi. */
  readonly amount: bigint
  readonly confirmed: boolean
}
