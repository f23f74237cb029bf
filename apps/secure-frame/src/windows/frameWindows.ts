/** A window whose storage and requests a page may use. */
export type View = Window & typeof globalThis

/**
 * Returns the frame that opened this page. `undefined`: another window opened it, or the page
 * itself is framed.
 */
export function readOpeningFrame(view: View): View | undefined {
  const opener: View | null = view.opener
  return opener && view.top === view && isOwn(opener, view) ? opener : undefined
}

/**
 * Returns the frame inside the app that opened this page, for a page that the app sent to a
 * provider. `undefined`: the app has no such frame.
 */
export function findFrameOfOpener(view: View): View | undefined {
  const opener: Window | null = view.opener
  if (!opener || view.top !== view) return undefined
  const frames = Array.from({ length: opener.length }, (_, at) => opener[at] as View)
  return frames.find((frame) => isOwn(frame, view))
}

/**
 * Returns whether both windows have one origin. Browsers block property access to other origins
 * (decision 0017).
 */
function isOwn(other: View, view: View): boolean {
  try {
    return other.location.origin === view.location.origin
  } catch {
    return false
  }
}
