/** A window whose storage and network requests a page can use. */
export type View = Window & typeof globalThis

/**
 * Returns the frame that opened this page, or `undefined` if another window opened it or the page
 * itself is framed.
 */
export function readOpeningFrame(view: View): View | undefined {
  const opener: View | null = view.opener
  return opener && view.top === view && isOwn(opener, view) ? opener : undefined
}

/**
 * Finds the wallet's frame inside the app that opened this page. Used by pages that the app opened
 * itself, e.g. for a social login. Returns `undefined` if the app has no such frame.
 */
export function findFrameOfOpener(view: View): View | undefined {
  const opener: Window | null = view.opener
  if (!opener || view.top !== view) return undefined
  const frames = Array.from({ length: opener.length }, (_, at) => opener[at] as View)
  return frames.find((frame) => isOwn(frame, view))
}

/**
 * Returns whether two windows have the same origin. Reading a property of a window with another
 * origin throws, which counts as `false` (decision 0017).
 */
function isOwn(other: View, view: View): boolean {
  try {
    return other.location.origin === view.location.origin
  } catch {
    return false
  }
}
