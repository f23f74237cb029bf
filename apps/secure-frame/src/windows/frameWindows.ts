/** A window whose storage and requests its pages may work through. */
export type View = Window & typeof globalThis

/** The frame that opened this page. `undefined`: something else did, or the page is framed itself. */
export function readOpeningFrame(view: View): View | undefined {
  const opener: View | null = view.opener
  return opener && view.top === view && isOwn(opener, view) ? opener : undefined
}

/** The frame in the app that opened this page, for one that the app sent on to a provider. `undefined`: there is none. */
export function findFrameOfOpener(view: View): View | undefined {
  const opener: Window | null = view.opener
  if (!opener || view.top !== view) return undefined
  const frames = Array.from({ length: opener.length }, (_, at) => opener[at] as View)
  return frames.find((frame) => isOwn(frame, view))
}

/** Whether both are of one origin: browsers let a page look into no other window (decision 0017). */
function isOwn(other: View, view: View): boolean {
  try {
    return other.location.origin === view.location.origin
  } catch {
    return false
  }
}
