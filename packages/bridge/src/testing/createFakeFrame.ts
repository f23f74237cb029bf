import { createFrameServer } from '../frame/createFrameServer.ts'
import type { FrameHandlers } from '../frame/FrameHandlers.ts'
import type { FrameWindow } from '../frame/FrameWindow.ts'
import { postRefusal } from '../frame/postRefusal.ts'
import { createFakePage, type FakePage } from './createFakePage.ts'
import { createWindowPair, type FakeWindow } from './createWindowPair.ts'
import { fillHandlers } from './fillHandlers.ts'

/**
 * A document in the frame's window. It may listen and post, and ends when another document starts.
 */
export type FakeDocument = (window: FrameWindow) => { readonly close: () => void }

/**
 * Result of the next load: a frame, no message at all, or the document that refuses the host's
 * origin.
 */
export type FakeFrameMode = 'ready' | 'silent' | 'refused'

export type CreateFakeFrameOptions = {
  /**
   * Handlers of the frame. A request without a handler is answered with an error that names the
   * request.
   */
  readonly handlers?: Partial<FrameHandlers>
  /** Replaces the frame server, e.g. by a peer of another vendor. */
  readonly document?: FakeDocument
  readonly mode?: FakeFrameMode
  /** Whether the frame offers a port. Default false, because ports deliver outside fake timers. */
  readonly channel?: boolean
  readonly hostOrigin?: string
  readonly origin?: string
  readonly now?: () => number
}

/** A page and its secure frame in one process, for tests. */
export type FakeFrame = {
  /** URL of the fake frame, to pass to `createFrameHost`. */
  readonly url: string
  /** The fake host page. Pass its `window` to `createFrameHost`. */
  readonly page: FakePage
  readonly window: FakePage['window']
  readonly hostWindow: FakeWindow
  readonly frameWindow: FakeWindow
  /** Messages that the host posted to the frame's window, oldest first. */
  readonly getMessages: () => readonly unknown[]
  readonly getLoadCount: () => number
  setMode: (mode: FakeFrameMode) => void
  /** Starts another document in the fake frame, as a reload does. */
  readonly reload: () => void
  readonly close: () => void
}

function toFrameWindow(host: FakeWindow, frame: FakeWindow): FrameWindow {
  const stops = new Map<unknown, () => void>()
  return {
    self: frame.target,
    parent: host.target,
    top: host.target,
    location: { ancestorOrigins: { length: 1 } },
    addEventListener: (_type, listener) => stops.set(listener, frame.listen(listener)),
    removeEventListener: (_type, listener) => stops.get(listener)?.(),
  }
}

/**
 * Creates a page and a frame whose windows post to each other. The frame starts when the host
 * attaches it.
 */
export function createFakeFrame(options: CreateFakeFrameOptions = {}): FakeFrame {
  const origins = {
    host: options.hostOrigin ?? 'https://app.example',
    frame: options.origin ?? 'https://secure.example',
  }
  const { host, frame } = createWindowPair(origins)
  const handlers = fillHandlers(options.handlers ?? {})
  const serve: FakeDocument = (window) =>
    createFrameServer({
      handlers,
      window,
      isAllowedOrigin: (origin) => origin === origins.host,
      version: 'fake',
      channel: options.channel ?? false,
      ...(options.now && { now: options.now }),
    })
  let mode = options.mode ?? 'ready'
  let loadCount = 0
  let current: ReturnType<FakeDocument> | undefined

  const load = () => {
    current?.close()
    current = undefined
    loadCount += 1
    const mine = loadCount
    queueMicrotask(() => {
      if (mine !== loadCount) return
      const window = toFrameWindow(host, frame)
      if (mode === 'refused') postRefusal(window, 'fake')
      if (mode === 'ready') current = (options.document ?? serve)(window)
    })
  }

  const page = createFakePage({ host, frame, onLoad: load })
  return {
    url: `${origins.frame}/sdk`,
    page,
    window: page.window,
    hostWindow: host,
    frameWindow: frame,
    getMessages: () => frame.posted.map((message) => message.data),
    getLoadCount: () => loadCount,
    setMode: (next) => {
      mode = next
    },
    reload: load,
    close: () => {
      loadCount += 1
      current?.close()
    },
  }
}
