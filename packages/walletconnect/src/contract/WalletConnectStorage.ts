/** Text storage that can list its keys; `Storage` of a browser has this form. */
export type WalletConnectStorage = {
  readonly length: number
  readonly key: (index: number) => string | null
  readonly getItem: (key: string) => string | null
  readonly setItem: (key: string, value: string) => void
  readonly removeItem: (key: string) => void
}
