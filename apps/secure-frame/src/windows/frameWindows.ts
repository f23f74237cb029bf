/** A window whose storage and network requests a page can use. */
export type View = Window & typeof globalThis

/**
 * Returns the same-origin window that opened this page: the frame, or a window that the app opened
 * (`findFrameOfOpener`). `undefined` if a foreign window opened the page or the page is framed.
 */
export function readOwnOpener(view: View): View | undefined {
  const opener: View | null = view.opener
  return opener && view.top === view && isOwn(opener, view) ? opener : undefined
}

/**
 * Returns the frame for which this page was opened, whose storage contains the wallet. `undefined`
 * if a foreign window opened the page or the page itself is framed.
 */
export function readOpeningFrame(view: View): View | undefined {
  const opener = readOwnOpener(view)
  return opener && (findFrameOfOpener(opener) ?? opener)
}

/**
 * Finds the wallet's frame inside the app that opened this page. Used by pages that the app opened
 * itself, e.g. for a social login. Returns `undefined` if the app has no such frame.
 */
export function findFrameOfOpener(view: View): View | undefined {
  return listFramesOfOpener(view)[0]
}

/** Returns all of the wallet's frames inside the app that opened this page. Often empty. */
export function listFramesOfOpener(view: View): readonly View[] {
  const opener: Window | null = view.opener
  if (!opener || view.top !== view) return []
  const frames = Array.from({ length: opener.length }, (_, at) => opener[at] as View)
  return frames.filter((frame) => isOwn(frame, view))
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
