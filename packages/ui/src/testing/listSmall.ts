/**
 * Minimum size in px. The tolerance is needed because a square of 40 px measures 39.9999 px after a
 * scale animation.
 */
const leastPx = 40 - 0.01
/**
 * Exceptions of WCAG 2.5.8: links in a sentence, and amounts, which are focusable to show all their
 * digits but have no action.
 */
const isExempt = (element: Element) => element.closest('p a') !== null || element.role === 'note'

/**
 * Lists the clickable elements that are smaller than 40 × 40 px, with their sizes. The label of a
 * field or checkbox counts as part of it.
 *
 * @returns `[]` if all elements are large enough.
 */
export function listSmall(root: Element): readonly string[] {
  const all = root.querySelectorAll(
    'a[href], button, summary, input, select, [role="button"], [tabindex="0"]',
  )
  return [...all].flatMap((element) => {
    const { width, height } = (element.closest('label') ?? element).getBoundingClientRect()
    const isShown = width > 0 && height > 0
    if (!isShown || isExempt(element) || (width >= leastPx && height >= leastPx)) return []
    return [`${element.outerHTML.slice(0, 120)} ${width} × ${height}`]
  })
}
