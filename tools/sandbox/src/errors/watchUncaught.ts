import type { EventEmitter } from 'node:events'
import { toCauseLine } from './toCauseLine.ts'

type Events = Pick<EventEmitter, 'on' | 'off'>

export type WatchUncaughtOptions = {
  /** Called with a readable line for the terminal, and with the error itself for the log. */
  readonly tell: (line: string, error: unknown) => void
  /** Called to save all state, stop all services, and exit with code 1. */
  readonly stop: () => void
  readonly events?: Events
}

/**
 * Handles uncaught errors and unhandled rejections of the sandbox's process.
 *
 * A rejected promise concerns its own request only. The rejection is logged and the sandbox
 * continues, because a developer's chains and sessions matter more than one response.
 *
 * A thrown error may have left data half changed. The sandbox stops serving, saves the data that is
 * known to be intact, and exits.
 *
 * @returns A function that ends the handling.
 */
export function watchUncaught(options: WatchUncaughtOptions): () => void {
  const { tell, stop, events = process } = options
  const onRejection = (reason: unknown) =>
    tell(`an answer was lost, the rest keeps running: ${toCauseLine(reason)}`, reason)
  const onException = (error: unknown) => {
    tell(`stopping after an error of the sandbox itself: ${toCauseLine(error)}`, error)
    stop()
  }
  events.on('unhandledRejection', onRejection)
  events.on('uncaughtException', onException)
  return () => {
    events.off('unhandledRejection', onRejection)
    events.off('uncaughtException', onException)
  }
}
