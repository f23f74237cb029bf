/** What the frame needs of the page above it. */
export type ParentTarget = {
  readonly postMessage: (message: unknown, targetOrigin: string) => void
}

/** What the frame needs of its own window; a `Window` fits. */
export type FrameWindow = {
  readonly self: unknown
  readonly parent: ParentTarget
  readonly top: unknown
  readonly location: {
    /** Absent where the engine has no such list. */
    readonly ancestorOrigins?: { readonly length: number }
  }
  addEventListener: (type: 'message', listener: (event: Event) => void) => void
  removeEventListener: (type: 'message', listener: (event: Event) => void) => void
}
