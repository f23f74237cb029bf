/** The part of the iframe's window that the host uses to post messages. */
export type FrameTarget = {
  readonly postMessage: (message: unknown, targetOrigin: string, transfer?: Transferable[]) => void
}

/** The part of an iframe that the host uses. An `HTMLIFrameElement` fits. */
export type FrameNode = {
  id: string
  name: string
  src: string
  title: string
  readonly style: {
    setProperty: (name: string, value: string, priority: string) => void
  }
  readonly contentWindow: FrameTarget | null
  setAttribute: (name: string, value: string) => void
  addEventListener: (type: 'error', listener: () => void) => void
  remove: () => void
}

/** The part of the page that the host uses. A `Window` fits. */
export type HostWindow = {
  readonly top: unknown
  readonly self: unknown
  readonly location: { readonly origin: string }
  readonly innerWidth: number
  readonly innerHeight: number
  readonly document: {
    readonly body: { append: (node: never) => void; readonly clientWidth: number }
    createElement: (name: 'iframe') => FrameNode
    getElementById: (id: string) => unknown
  }
  addEventListener: (type: 'message' | 'resize', listener: (event: Event) => void) => void
  removeEventListener: (type: 'message' | 'resize', listener: (event: Event) => void) => void
}
