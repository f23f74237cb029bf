import type { StoragePort } from '@latchkey/core'

export type { StoragePort }

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
    /** Whether a kit of this name (the first has none) shows its dialog in the document. */
    readonly otherKitMounted: (name: string) => boolean
  }
}
