import type { EventEmitter } from 'node:events'
import { toCauseLine } from './toCauseLine.ts'

type Events = Pick<EventEmitter, 'on' | 'off'>

export type WatchUncaughtOptions = {
  /** Reports an error: one readable line, and the error itself for the log. */
  readonly tell: (line: string, error: unknown) => void
  /** Saves the state, stops all services, and exits with code 1. */
  readonly stop: () => void
  readonly events?: Events
}

/**
 * Watches for uncaught errors and unhandled rejections.
 *
 * A rejected promise affects its own request alone. It is logged and the sandbox continues, because
 * a developer's chains and sessions matter more than one answer.
 *
 * A thrown error may have left data half changed. The sandbox stops serving, saves the data that is
 * known to be intact, and exits.
 *
 * @returns Stops watching.
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
