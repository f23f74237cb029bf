/** A square of 40 px measures 39.9999 px after a scale animation has finished. */
const leastPx = 40 - 0.01
/**
 * Exceptions of WCAG 2.5.8: links in a sentence. Amounts are focusable for their digits but have no
 * action.
 */
const isExempt = (element: Element) => element.closest('p a') !== null || element.role === 'note'

/**
 * Lists clickable elements smaller than 40 × 40 px, with their sizes. The label of a field or
 * checkbox counts as part of it.
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
