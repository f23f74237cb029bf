/** An unspent transaction output of an account, which a transfer can spend. */
export type Coin = {
  readonly txid: string
  readonly index: number
  /** Amount of the output in satoshi. */
  readonly amount: bigint
  readonly confirmed: boolean
}
