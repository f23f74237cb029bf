export type AccountType = 'eoa' | 'smartAccount' | 'payment' | 'ordinal'

/** An account that a wallet shares with this page. */
export type WalletAccount = {
  readonly address: string
  readonly type?: AccountType
  readonly publicKey?: string
}
