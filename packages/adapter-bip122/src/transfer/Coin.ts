/** An unspent output of an account. */
export type Coin = {
  readonly txid: string
  readonly index: number
  /** Amount in satoshi. */
  readonly amount: bigint
  readonly confirmed: boolean
}
