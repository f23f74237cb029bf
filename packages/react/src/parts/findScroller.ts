/** Finds what scrolls an element: the nearest ancestor that does, else the document. */
export function findScroller(element: HTMLElement): HTMLElement {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent
  }
  return document.documentElement
}
