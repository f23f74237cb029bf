import type { Unsubscribe } from '@latchkey/core'
import type { FrameSuccess } from '../messages/parseFrameMessage.ts'
import type { FrameReport } from '../requests/defineRequest.ts'
import type { FrameHostListener, FrameStart } from './FrameHost.ts'

/** Notifies the listeners that the page has registered at the host of a secure frame. */
export type FrameEvents = {
  readonly report: (report: FrameReport) => void
  readonly started: (start: FrameStart) => void
  readonly answered: (answer: FrameSuccess) => void
  readonly sessionUpdated: (token: string) => void
  readonly watch: (listener: FrameHostListener) => Unsubscribe
  readonly clear: () => void
}

/** Creates the list of listeners of a secure frame's host. */
export function createFrameEvents(): FrameEvents {
  const listeners = new Set<FrameHostListener>()
  const notify = (call: (listener: FrameHostListener) => void) => {
    for (const listener of [...listeners]) call(listener)
  }
  return {
    report: (report) => notify((listener) => listener.reported?.(report)),
    started: (start) => notify((listener) => listener.started?.(start)),
    answered: (answer) => notify((listener) => listener.answered?.(answer)),
    sessionUpdated: (token) => notify((listener) => listener.sessionUpdated?.(token)),
    watch: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    clear: () => listeners.clear(),
  }
}
