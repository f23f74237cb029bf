/**
 * Text storage with the interface of the browser's `Storage`. Every method may throw if the storage
 * is blocked or full.
 */
export type StoragePort = {
  readonly getItem: (key: string) => string | null
  readonly setItem: (key: string, value: string) => void
  readonly removeItem: (key: string) => void
}
