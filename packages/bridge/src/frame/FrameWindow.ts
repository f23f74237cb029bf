/** The part of the parent window that the secure frame uses to post messages. */
export type ParentTarget = {
  readonly postMessage: (message: unknown, targetOrigin: string) => void
}

/** The part of the secure frame's window that the frame server uses. A `Window` fits. */
export type FrameWindow = {
  readonly self: unknown
  readonly parent: ParentTarget
  readonly top: unknown
  readonly location: {
    /** Origins of the windows around this one. Absent in browsers that do not expose them. */
    readonly ancestorOrigins?: { readonly length: number }
  }
  addEventListener: (type: 'message', listener: (event: Event) => void) => void
  removeEventListener: (type: 'message', listener: (event: Event) => void) => void
}
