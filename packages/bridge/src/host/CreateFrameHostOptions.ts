import type { PayloadOf } from '../requests/index.ts'
import type { HostWindow } from './HostWindow.ts'
import type { FrameAddressOptions } from './toFrameAddress.ts'

export type CreateFrameHostOptions = FrameAddressOptions & {
  /** Address of the frame's document (`…/sdk`): https, or http on this machine, and of another origin. */
  readonly url: string
  /** Name of a further kit of the page; part of the element's id. */
  readonly name?: string | undefined
  /** Who this app says it is. */
  readonly dappData: Omit<PayloadOf<'SYNC_DAPP_DATA'>, 'projectId'>
  /** Written to when messages are refused: type and reason, never what they held. */
  readonly log?: ((line: string) => void) | undefined
  /** Default: the page's. */
  readonly window?: HostWindow
  /** For durations. Default: the page's monotonic clock (S-137). */
  readonly now?: () => number
  readonly randomId?: () => string
  readonly setTimer?: (callback: () => void, delayMs: number) => () => void
}

/** What a host reaches the outside through. */
export type HostPorts = {
  readonly window: HostWindow
  readonly now: () => number
  readonly randomId: () => string
  readonly setTimer: (callback: () => void, delayMs: number) => () => void
  readonly log: ((line: string) => void) | undefined
}

/** The edges of a host, each replaceable in a test. */
export function toHostPorts(options: CreateFrameHostOptions): HostPorts {
  return {
    window: options.window ?? globalThis.window,
    now: options.now ?? (() => performance.now()),
    randomId: options.randomId ?? (() => crypto.randomUUID()),
    setTimer:
      options.setTimer ??
      ((callback: () => void, delayMs: number) => {
        const timer = setTimeout(callback, delayMs)
        return () => clearTimeout(timer)
      }),
    log: options.log,
  }
}
