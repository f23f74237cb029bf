/** Text storage with the interface of the browser's `Storage`, extended by a list of the keys. */
export type WalletConnectStorage = {
  readonly length: number
  readonly key: (index: number) => string | null
  readonly getItem: (key: string) => string | null
  readonly setItem: (key: string, value: string) => void
  readonly removeItem: (key: string) => void
}
