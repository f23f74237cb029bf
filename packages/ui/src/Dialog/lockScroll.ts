const lockAttribute = 'data-lk-scroll-lock'
const scrollbarAttribute = 'data-lk-scrollbar'

/**
 * Disables scrolling of the page until the returned function is called. A stylesheet rule reacts to
 * an attribute of the root element, so that the page's own styles stay unchanged. The attribute
 * counts the open dialogs, because two kits on one page may close in any order.
 */
export function lockScroll(): () => void {
  const root = document.documentElement
  const hasScrollbar = window.innerWidth > root.clientWidth
  const held = Number(root.getAttribute(lockAttribute) ?? 0)
  if (held === 0) root.toggleAttribute(scrollbarAttribute, hasScrollbar)
  root.setAttribute(lockAttribute, String(held + 1))
  let released = false
  return () => {
    if (released) return
    released = true
    const left = Number(root.getAttribute(lockAttribute) ?? 1) - 1
    if (left > 0) {
      root.setAttribute(lockAttribute, String(left))
      return
    }
    root.removeAttribute(lockAttribute)
    root.removeAttribute(scrollbarAttribute)
  }
}
