/** Elements that are checked below one element. More would cost time and show nothing new. */
const mostChecked = 500

/** Returns an element and its descendants, those of open shadow roots included. */
function* walk(element: Element): Generator<Element> {
  yield element
  for (const child of element.shadowRoot?.children ?? []) yield* walk(child)
  for (const child of element.children) yield* walk(child)
}

function some(root: Element, matches: (element: Element) => boolean): boolean {
  let checked = 0
  for (const element of walk(root)) {
    if (matches(element)) return true
    checked += 1
    if (checked >= mostChecked) return false
  }
  return false
}

function hasArea(element: Element, least = 0): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width * height > least
}

/**
 * Returns whether an element or a descendant has an area. In documents without a layout, such as
 * those of jsdom, every element counts as shown.
 */
export function isShown(root: Element): boolean {
  if (!hasArea(document.documentElement)) return true
  return getComputedStyle(root).display !== 'none' && some(root, (element) => hasArea(element))
}

/** Least area in CSS px² of an element that a user can press. */
const leastArea = 400

/**
 * Returns whether an element or a descendant lies over the page and takes presses: a dialog, a
 * popover, or a box with a fixed or absolute position.
 */
export function isFloating(root: Element): boolean {
  if (getComputedStyle(root).display === 'none') return false
  return some(root, (element) => {
    if (!hasArea(element, leastArea)) return false
    const { position, visibility, opacity, pointerEvents } = getComputedStyle(element)
    if (visibility !== 'visible' || opacity === '0' || pointerEvents === 'none') return false
    return position === 'fixed' || position === 'absolute' || element.matches('dialog[open]')
  })
}
