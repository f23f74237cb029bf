const lockAttribute = 'data-lk-scroll-lock'
const scrollbarAttribute = 'data-lk-scrollbar'
const rootAttribute = 'data-lk-root-overflow'

/**
 * Disables scrolling of the page until the returned function is called. A stylesheet rule reacts to
 * attributes of the root element, so that the page's own styles stay unchanged. One attribute
 * counts the open dialogs, because two kits on one page may close in any order.
 *
 * The rule locks the element from which the viewport takes `overflow`. If it locked root element
 * and body, the body would become a scroll container, and sticky elements would leave their
 * position.
 */
export function lockScroll(): () => void {
  const root = document.documentElement
  const hasScrollbar = window.innerWidth > root.clientWidth
  const held = Number(root.getAttribute(lockAttribute) ?? 0)
  if (held === 0) {
    root.toggleAttribute(scrollbarAttribute, hasScrollbar)
    root.toggleAttribute(rootAttribute, isScrolledByRoot())
  }
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
    root.removeAttribute(rootAttribute)
  }
}

/**
 * Returns whether the viewport takes `overflow` from the root element. It takes that of the body if
 * that of the root element is `visible` and neither has containment (CSS Overflow 3, §3.3).
 */
function isScrolledByRoot(): boolean {
  const styles = [document.documentElement, document.body].map((one) => getComputedStyle(one))
  const isContained = styles.some(
    ({ contain, containerType }) => contain !== 'none' || containerType !== 'normal',
  )
  return isContained || styles[0]?.overflow !== 'visible'
}
