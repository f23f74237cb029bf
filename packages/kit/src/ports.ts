/** Text storage. Shaped like `Storage`; every method may throw (blocked, full). */
export type StoragePort = {
  readonly getItem: (key: string) => string | null
  readonly setItem: (key: string, value: string) => void
  readonly removeItem: (key: string) => void
}

/** Messages between tabs of one origin. */
export type TabChannel = {
  readonly post: (message: unknown) => void
  readonly subscribe: (listener: (message: unknown) => void) => () => void
}

/** Everything outside the kit. Replaced in tests. */
export type Ports = {
  readonly fetch: typeof fetch
  readonly storage: StoragePort
  readonly now: () => number
  readonly randomId: () => string
  readonly setTimer: (callback: () => void, delayMs: number) => () => void
  readonly openChannel: (name: string) => TabChannel
  readonly openWindow: (url: string, target: string, features: string) => Window | null
  /** Facts of the page: origin, title, whether another kit's dialog is in the document, phone-sized or not. */
  readonly page: {
    readonly href: () => string
    readonly title: () => string
    readonly mobile: () => boolean
    readonly otherKitMounted: () => boolean
  }
}
