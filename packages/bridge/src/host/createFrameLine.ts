import { texts } from '../errors/texts.ts'
import { createRejectionLog } from '../messages/createRejectionLog.ts'
import { isWithinLimits } from '../messages/isWithinLimits.ts'
import { type ParsedFrameMessage, parseFrameMessage } from '../messages/parseFrameMessage.ts'
import { appPrefix, framePrefix, readEnvelope } from '../messages/readEnvelope.ts'
import { readEvent } from '../messages/readEvent.ts'
import type { FrameTarget, HostWindow } from './HostWindow.ts'

/** A message from the page to the secure frame. */
export type AppMessage = {
  readonly id?: string
  readonly type: `@w3m-app/${string}`
  readonly payload?: unknown
}

/**
 * Message connection to the frame. Checks origin and source of a message before reading its data.
 */
export type FrameLine = {
  readonly listen: () => void
  /** Posts to the exact origin, or to the port. Without a frame nothing is sent. */
  readonly post: (message: AppMessage) => void
  /** Moves the messages of this document to a separate port (S-11). */
  readonly openPort: () => void
  /** Posts messages to the frame's window again, because a new document has no port yet. */
  readonly closePort: () => void
  /** Counts a refused message of the frame for the log. */
  readonly refuse: (reason: string) => void
  readonly close: () => void
}

type CreateFrameLineOptions = {
  readonly window: HostWindow
  readonly origin: string
  readonly getTarget: () => FrameTarget | undefined
  readonly onMessage: (message: ParsedFrameMessage) => void
  readonly log: ((line: string) => void) | undefined
  readonly now: () => number
}

/** Creates the message connection between the page and its secure frame. */
export function createFrameLine(options: CreateFrameLineOptions): FrameLine {
  const { window, origin, getTarget, onMessage } = options
  const rejections = createRejectionLog({ ...options, text: texts.invalidFrameEvent })
  let port: MessagePort | undefined

  /**
   * Validates a message from the frame: prefix, size, channel and payload (S-02, steps 3 to 6).
   * Sender and origin (steps 1 and 2) are already known.
   */
  const take = (data: unknown, over: 'window' | 'port') => {
    const envelope = readEnvelope(data, framePrefix)
    if (!envelope) return rejections.note('not a message of the frame')
    if (!isWithinLimits(data)) return rejections.note('a message beyond the bounds')
    // A document that uses its port posts nothing over the window. Only the READY of a new document
    // is accepted there.
    const isReady = envelope.kind === 'READY'
    if (over === 'window' ? port && !isReady : isReady)
      return rejections.note('a message beside its line')
    onMessage(parseFrameMessage(envelope))
  }

  const onWindowMessage = (event: Event) => {
    const received = readEvent(event)
    const target = getTarget()
    if (!received || !target || received.source !== target) return
    if (received.origin !== origin) return rejections.note('another origin')
    take(received.data, 'window')
  }

  const closePort = () => {
    port?.close()
    port = undefined
  }

  return {
    listen: () => window.addEventListener('message', onWindowMessage),
    post: (message) => {
      if (port) port.postMessage(message)
      else getTarget()?.postMessage(message, origin)
    },
    openPort: () => {
      closePort()
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = (event) => port === port1 && take(event.data, 'port')
      getTarget()?.postMessage({ type: `${appPrefix}INIT_CHANNEL` }, origin, [port2])
      port = port1
    },
    closePort,
    refuse: rejections.note,
    close: () => {
      closePort()
      window.removeEventListener('message', onWindowMessage)
    },
  }
}
