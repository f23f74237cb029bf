import { randomUuid } from '@latchkey/core'
import type { PayloadOf } from '../requests/index.ts'
import type { HostWindow } from './HostWindow.ts'
import type { FrameAddressOptions } from './toFrameAddress.ts'

export type CreateFrameHostOptions = FrameAddressOptions & {
  /**
   * Address of the frame's document (`…/sdk`): https, or http on this machine, with another origin
   * than the page.
   */
  readonly url: string
  /** Name of the kit, if several kits are on the page. The id of the iframe element contains it. */
  readonly name?: string | undefined
  /** Name, icon and other claims of this app about itself, which are sent to the frame. */
  readonly dappData: Omit<PayloadOf<'SYNC_DAPP_DATA'>, 'projectId'>
  /** Receives a line when messages are refused: type and reason, without their content. */
  readonly log?: ((line: string) => void) | undefined
  /** Window of the page that embeds the secure frame. Default: the window of this page. */
  readonly window?: HostWindow
  /** Clock in milliseconds that measures durations. Default: the page's monotonic clock (S-137). */
  readonly now?: () => number
  readonly randomId?: () => string
  readonly setTimer?: (callback: () => void, delayMs: number) => () => void
}

/** Browser functions that the host of a secure frame uses. */
export type HostPorts = {
  readonly window: HostWindow
  readonly now: () => number
  readonly randomId: () => string
  readonly setTimer: (callback: () => void, delayMs: number) => () => void
  readonly log: ((line: string) => void) | undefined
}

/** Returns the browser functions of a host. Tests replace each of them. */
export function toHostPorts(options: CreateFrameHostOptions): HostPorts {
  return {
    window: options.window ?? globalThis.window,
    now: options.now ?? (() => performance.now()),
    randomId: options.randomId ?? randomUuid,
    setTimer:
      options.setTimer ??
      ((callback: () => void, delayMs: number) => {
        const timer = setTimeout(callback, delayMs)
        return () => clearTimeout(timer)
      }),
    log: options.log,
  }
}
