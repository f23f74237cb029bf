export type AccountType = 'eoa' | 'smartAccount' | 'payment' | 'ordinal'

/** One account a wallet shares. */
export type WalletAccount = {
  readonly address: string
  readonly type?: AccountType
  readonly publicKey?: string
}
