import type { FrameTarget } from '../host/HostWindow.ts'

/** One message as a window gets it. */
export type Delivery = {
  readonly data: unknown
  readonly origin: string
  readonly source: MessagePort | null
  readonly ports?: readonly MessagePort[]
}

/** A window as another one sees it, and the listeners within. */
export type FakeWindow = {
  readonly origin: string
  /** What others hold of it: `contentWindow`, `parent`, `event.source`. */
  readonly target: MessagePort & FrameTarget
  readonly listen: (listener: (event: Event) => void) => () => void
  /** Delivers anything, as a hostile page could; in a microtask, in order. */
  readonly deliver: (delivery: Delivery) => void
  /** Hands an event to the listeners, now. */
  readonly dispatch: (event: Event) => void
  /** Everything that was posted to it, with the origin it was meant for. */
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
    // Events take no other object as their source where there is no document.
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

/** Two windows of two origins that post to each other as browsers do: cloned, later, with source and origin. */
export function createWindowPair(origins: { readonly host: string; readonly frame: string }): {
  readonly host: FakeWindow
  readonly frame: FakeWindow
} {
  const host: FakeWindow = createFakeWindow(origins.host, () => frame)
  const frame: FakeWindow = createFakeWindow(origins.frame, () => host)
  return { host, frame }
}
