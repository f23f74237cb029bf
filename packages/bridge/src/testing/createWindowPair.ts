import type { FrameTarget } from '../host/HostWindow.ts'

/** One message in a test, as a window receives it. */
export type Delivery = {
  readonly data: unknown
  readonly origin: string
  readonly source: MessagePort | null
  readonly ports?: readonly MessagePort[]
}

/** A window from the view of another window, and its listeners. */
export type FakeWindow = {
  readonly origin: string
  /** Reference that other windows hold: `contentWindow`, `parent`, `event.source`. */
  readonly target: MessagePort & FrameTarget
  readonly listen: (listener: (event: Event) => void) => () => void
  /** Delivers any message, like a hostile page: in a microtask, in order. */
  readonly deliver: (delivery: Delivery) => void
  /** Passes an event to the listeners synchronously. */
  readonly dispatch: (event: Event) => void
  /** All messages posted to this window, with their target origins. */
  readonly posted: { readonly data: unknown; readonly targetOrigin: string }[]
}

type Clone = { readonly message: unknown; readonly transfer: readonly unknown[] }

const isPort = (value: unknown): value is MessagePort => value instanceof MessagePort

function createFakeWindow(origin: string, getSender: () => FakeWindow): FakeWindow {
  const listeners = new Set<(event: Event) => void>()
  const posted: FakeWindow['posted'] = []

  const dispatch = (event: Event) => {
    for (const listener of [...listeners]) listener(event)
  }

  const deliver = ({ ports = [], ...delivery }: Delivery) =>
    queueMicrotask(() => dispatch(new MessageEvent('message', { ...delivery, ports: [...ports] })))

  const postMessage = (message: unknown, targetOrigin: string, transfer: Transferable[] = []) => {
    const clone: Clone = structuredClone({ message, transfer }, { transfer })
    posted.push({ data: clone.message, targetOrigin })
    if (targetOrigin !== '*' && targetOrigin !== origin) return
    const sender = getSender()
    deliver({
      data: clone.message,
      origin: sender.origin,
      source: sender.target,
      ports: clone.transfer.filter(isPort),
    })
  }

  return {
    origin,
    // Without a document engine, an event accepts only a port as its source.
    target: Object.assign(new MessageChannel().port1, { postMessage }),
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    deliver,
    dispatch,
    posted,
  }
}

/**
 * Creates two windows of two origins that post to each other like browsers: cloned, asynchronous,
 * with source and origin.
 */
export function createWindowPair(origins: { readonly host: string; readonly frame: string }): {
  readonly host: FakeWindow
  readonly frame: FakeWindow
} {
  const host: FakeWindow = createFakeWindow(origins.host, () => frame)
  const frame: FakeWindow = createFakeWindow(origins.frame, () => host)
  return { host, frame }
}
