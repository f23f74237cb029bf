/** Text storage. Shaped like `Storage`; every method may throw (blocked, full). */
export type StoragePort = {
  readonly getItem: (key: string) => string | null
  readonly setItem: (key: string, value: string) => void
  readonly removeItem: (key: string) => void
}
