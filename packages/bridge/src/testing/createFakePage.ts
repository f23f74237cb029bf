import type { FrameNode, HostWindow } from '../host/HostWindow.ts'
import type { FakeWindow } from './createWindowPair.ts'

/** The iframe of a fake page. Records attributes, styles and listeners. */
export type FakeNode = FrameNode & {
  readonly attributes: Readonly<Record<string, string>>
  readonly styles: Readonly<Record<string, string>>
  /** Names of the styles that have priority over the page's rules. */
  readonly important: ReadonlySet<string>
  readonly emitError: () => void
}

export type FakePage = {
  /** Fake window of the page, to pass to `createFrameHost`. */
  readonly window: HostWindow & { innerWidth: number; innerHeight: number; top: unknown }
  /** Fake iframes that are attached to the page now. */
  readonly nodes: readonly FakeNode[]
  /** Returns how often an iframe was appended to the page. */
  readonly getAppendCount: () => number
  readonly resize: (width: number, height: number) => void
}

type CreateFakePageOptions = {
  readonly host: FakeWindow
  readonly frame: FakeWindow
  /** Called when an attached iframe gets a URL in `src`. */
  readonly onLoad: (src: string) => void
}

function createFakeNode(options: CreateFakePageOptions, nodes: FakeNode[]): FakeNode {
  const attributes: Record<string, string> = {}
  const styles: Record<string, string> = {}
  const important = new Set<string>()
  const errorListeners: (() => void)[] = []
  let address = ''
  const node: FakeNode = {
    id: '',
    name: '',
    title: '',
    get src() {
      return address
    },
    set src(value) {
      address = value
      if (nodes.includes(node)) options.onLoad(value)
    },
    attributes,
    styles,
    important,
    style: {
      setProperty: (name, value, priority) => {
        if (priority === 'important') important.add(name)
        else important.delete(name)
        styles[name] = value
      },
    },
    get contentWindow() {
      return nodes.includes(node) ? options.frame.target : null
    },
    setAttribute: (name, value) => {
      attributes[name] = value
    },
    addEventListener: (_type, listener) => errorListeners.push(listener),
    remove: () => void nodes.splice(nodes.indexOf(node), 1),
    emitError: () => {
      for (const listener of errorListeners) listener()
    },
  }
  return node
}

/** Creates a page without a document engine. It has only the parts that the host uses. */
export function createFakePage(options: CreateFakePageOptions): FakePage {
  const nodes: FakeNode[] = []
  const resizeListeners = new Set<(event: Event) => void>()
  const stops = new Map<unknown, () => void>()
  let appendCount = 0
  const self = {}

  const append = (node: FakeNode) => {
    appendCount += 1
    nodes.push(node)
    if (node.src !== '') options.onLoad(node.src)
  }

  const window: FakePage['window'] = {
    self,
    top: self,
    location: { origin: options.host.origin },
    innerWidth: 1_280,
    innerHeight: 800,
    document: {
      body: {
        append,
        get clientWidth() {
          return window.innerWidth
        },
      },
      createElement: () => createFakeNode(options, nodes),
      getElementById: (id) => nodes.find((node) => node.id === id) ?? null,
    },
    addEventListener: (type, listener) => {
      if (type === 'resize') resizeListeners.add(listener)
      else if (!stops.has(listener)) stops.set(listener, options.host.listen(listener))
    },
    removeEventListener: (type, listener) => {
      if (type === 'resize') resizeListeners.delete(listener)
      stops.get(listener)?.()
      stops.delete(listener)
    },
  }

  return {
    window,
    nodes,
    getAppendCount: () => appendCount,
    resize: (width, height) => {
      Object.assign(window, { innerWidth: width, innerHeight: height })
      for (const listener of resizeListeners) listener(new Event('resize'))
    },
  }
}
