import type { StoragePort } from '@latchkey/core'
import type { Device } from './Device.ts'

export type { StoragePort }

/** Channel for messages between tabs of one origin. */
export type TabChannel = {
  readonly post: (message: unknown) => void
  readonly subscribe: (listener: (message: unknown) => void) => () => void
}

/** The functions of `@latchkey/walletconnect` that the kit uses. */
export type WalletConnectModule = Pick<
  typeof import('@latchkey/walletconnect'),
  'createWalletConnect' | 'createUniversalWallet'
>

/**
 * The functions of `@latchkey/bridge/host` that the kit uses to create and talk to the secure
 * frame.
 */
export type FrameHostModule = Pick<typeof import('@latchkey/bridge/host'), 'createFrameHost'>

/** A `postMessage` message from another window to this page. */
export type WindowMessage = {
  readonly origin: string
  readonly source: unknown
  readonly data: unknown
}

/** Browser functions that analytics need. */
export type AnalyticsPorts = {
  /**
   * Queues a text for sending, even if the page closes. Returns false if the browser refuses it.
   */
  readonly sendBeacon: (url: string, body: string) => boolean
  /** Calls `onLeave` when the page is hidden, frozen or left. */
  readonly watchLeave: (onLeave: () => void) => () => void
  /** Calls `onError` for uncaught errors in the page. Returns a function that stops this. */
  readonly watchErrors: (onError: (error: unknown) => void) => () => void
}

/**
 * All access of the kit to its environment, such as fetch, clock and storage. Tests replace these
 * functions.
 */
export type Ports = {
  readonly fetch: typeof fetch
  readonly storage: StoragePort
  /**
   * Returns the time of day in epoch milliseconds. The user may change it while the page is open.
   */
  readonly now: () => number
  /** Returns milliseconds of a monotonic clock with an arbitrary start, for durations (S-137). */
  readonly elapsed: () => number
  readonly randomId: () => string
  readonly setTimer: (callback: () => void, delayMs: number) => () => void
  /** Loads the WalletConnect package. Default: `import()` on first use. */
  readonly loadWalletConnect?: () => Promise<WalletConnectModule>
  /**
   * Loads the code that creates and talks to the secure frame. Default: `import()` at the first
   * login or for a stored one.
   */
  readonly loadFrameHost?: () => Promise<FrameHostModule>
  /** Subscribes to messages from other windows. Default: the page's `message` events. */
  readonly listenToMessages?: (listener: (message: WindowMessage) => void) => () => void
  /** Browser functions for analytics. Default: those of the page, once analytics are started. */
  readonly analytics?: AnalyticsPorts
  /** Replaces the page's URL without navigation. Default: the browser's history. */
  readonly replaceAddress?: (url: string) => void
  /** Reloads the page. Default: `location.reload`. */
  readonly reloadPage?: () => void
  readonly openChannel: (name: string) => TabChannel
  /**
   * Runs a function while no other tab of the origin runs one with the same name. Default: Web
   * Locks.
   */
  readonly takeTurns?: <result>(name: string, run: () => Promise<result>) => Promise<result>
  /** Shows a warning to the developer in the console, hidden from users. */
  readonly warn: (message: string) => void
  readonly openWindow: (url: string, target: string, features: string) => Window | null
  /**
   * Facts about the page: URL, title, device, and whether another kit's dialog is in the document.
   */
  readonly page: {
    readonly href: () => string
    readonly title: () => string
    /** Returns the kind of device and how it opens wallet apps. */
    readonly device: () => Device
    /** Returns whether the page runs as an installed app. Default: the browser's answer. */
    readonly installed?: () => boolean
    /**
     * Returns the origin of the outermost page around this one; `undefined` if the page is not
     * framed or the browser hides the origin.
     */
    readonly topOrigin: () => string | undefined
    /** Returns whether the page is hidden. Default: the page's visibility. */
    readonly isHidden?: () => boolean
    /** Calls `onReturn` when the browser restores this page from its back/forward cache. */
    readonly watchReturn?: (onReturn: () => void) => () => void
    /**
     * Runs a function once the page is idle, but not with data saving. Returns a function that
     * cancels it. Absent: no code is loaded in advance.
     */
    readonly whenQuiet?: (run: () => void) => () => void
    /**
     * Reserves a name in this page for a running kit. The first kit has an empty name.
     *
     * @returns A function that gives the name back. `undefined`: another running kit has the name.
     */
    readonly claimName: (name: string) => (() => void) | undefined
  }
}
