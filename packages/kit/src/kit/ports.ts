import type { StoragePort } from '@latchkey/core'
import type { Device } from './Device.ts'

export type { StoragePort }

/** Messages between tabs of one origin. */
export type TabChannel = {
  readonly post: (message: unknown) => void
  readonly subscribe: (listener: (message: unknown) => void) => () => void
}

/** What the kit uses of `@latchkey/walletconnect`. */
export type WalletConnectModule = Pick<
  typeof import('@latchkey/walletconnect'),
  'createWalletConnect' | 'createUniversalWallet'
>

/** What the kit uses of `@latchkey/bridge/host`. */
export type FrameHostModule = Pick<typeof import('@latchkey/bridge/host'), 'createFrameHost'>

/** A message another window has posted to this one. */
export type WindowMessage = {
  readonly origin: string
  readonly source: unknown
  readonly data: unknown
}

/** What analytics need of the page. */
export type AnalyticsPorts = {
  /** Has the browser send a text, also when the page goes; false where it does not take it. */
  readonly sendBeacon: (url: string, body: string) => boolean
  /** Tells when the page is hidden, frozen or left. */
  readonly watchLeave: (onLeave: () => void) => () => void
  /** Tells of errors that nobody caught. */
  readonly watchErrors: (onError: (error: unknown) => void) => () => void
}

/** Everything outside the kit. Replaced in tests. */
export type Ports = {
  readonly fetch: typeof fetch
  readonly storage: StoragePort
  /** The time of day, in milliseconds since 1970. It may be set while the page is open. */
  readonly now: () => number
  /** Milliseconds by a clock that nobody can set, from any beginning: for durations (S-137). */
  readonly elapsed: () => number
  readonly randomId: () => string
  readonly setTimer: (callback: () => void, delayMs: number) => () => void
  /** Default: the package itself, fetched when first needed. */
  readonly loadWalletConnect?: () => Promise<WalletConnectModule>
  /** Default: the package itself, fetched with the first login or for a stored one. */
  readonly loadFrameHost?: () => Promise<FrameHostModule>
  /** Default: the page's own messages. */
  readonly listenToMessages?: (listener: (message: WindowMessage) => void) => () => void
  /** Default: the page itself, where analytics are started. */
  readonly analytics?: AnalyticsPorts
  /** Takes an address in the place of the page's own, without going there. Default: the browser's history. */
  readonly replaceAddress?: (url: string) => void
  /** Loads the page anew. Default: the browser. */
  readonly reloadPage?: () => void
  readonly openChannel: (name: string) => TabChannel
  /** Runs something while no other tab of the origin runs something of that name. Absent: by Web Locks. */
  readonly takeTurns?: <result>(name: string, run: () => Promise<result>) => Promise<result>
  /** Tells a developer of something the visitor need not know. */
  readonly warn: (message: string) => void
  readonly openWindow: (url: string, target: string, features: string) => Window | null
  /** Facts of the page: origin, title, device, whether another kit's dialog is in the document. */
  readonly page: {
    readonly href: () => string
    readonly title: () => string
    /** Whether this is a phone, and how wallet apps are reached from here. */
    readonly device: () => Device
    /** Whether the page runs as an installed app. Default: the browser's word. */
    readonly installed?: () => boolean
    /** Origin of the outermost page around this one; absent where there is none, or it does not show. */
    readonly topOrigin: () => string | undefined
    /** Whether nobody sees the page. Default: the page itself. */
    readonly isHidden?: () => boolean
    /** Tells when the browser brings this page back as it was, from its cache of pages that were left. */
    readonly watchReturn?: (onReturn: () => void) => () => void
    /**
     * Runs something once when the page has nothing to do, never where bytes are dear; the answer takes it back. Without it
     * nothing is fetched ahead.
     */
    readonly whenQuiet?: (run: () => void) => () => void
    /** Whether a kit of this name (the first has none) shows its dialog in the document. */
    readonly otherKitMounted: (name: string) => boolean
  }
}
