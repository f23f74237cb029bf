import type { EventEmitter } from 'node:events'
import { toCauseLine } from './toCauseLine.ts'

type Events = Pick<EventEmitter, 'on' | 'off'>

export type WatchUncaughtOptions = {
  /** One line for people, and the error itself for the log. */
  readonly tell: (line: string, error: unknown) => void
  /** Saves and stops what runs, and ends the process with exit code 1. */
  readonly stop: () => void
  readonly events?: Events
}

/**
 * Watches for errors that no code was waiting for.
 *
 * A rejected promise ends alone: the request it belonged to is lost, everything else is as it was. So it is
 * told and the sandbox keeps serving; a developer's chains and sessions are worth more than one answer.
 * A thrown error has left some function half-way, and what it was changing may be half changed: then nothing
 * is served any more, what is known to be whole is saved, and the process ends.
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
