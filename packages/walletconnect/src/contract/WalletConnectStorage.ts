/** Text storage that can list its keys, in the form of the browser's `Storage`. */
export type WalletConnectStorage = {
  readonly length: number
  readonly key: (index: number) => string | null
  readonly getItem: (key: string) => string | null
  readonly setItem: (key: string, value: string) => void
  readonly removeItem: (key: string) => void
}
