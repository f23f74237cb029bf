/** The part of the parent window that the frame uses. */
export type ParentTarget = {
  readonly postMessage: (message: unknown, targetOrigin: string) => void
}

/** The part of the frame's window that the frame uses. A `Window` fits. */
export type FrameWindow = {
  readonly self: unknown
  readonly parent: ParentTarget
  readonly top: unknown
  readonly location: {
    /** Absent in engines without this list. */
    readonly ancestorOrigins?: { readonly length: number }
  }
  addEventListener: (type: 'message', listener: (event: Event) => void) => void
  removeEventListener: (type: 'message', listener: (event: Event) => void) => void
}
