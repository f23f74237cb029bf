/**
 * Attribute of the focus guard, an element that moves the focus from the frame back to the dialog.
 */
export const guardAttribute = 'data-focus-guard'

/**
 * Elements that are never shown, and focus guards, which must stay focusable. Hosts may compare the
 * attributes of scripts and styles.
 */
const exempt = `script, style, link, template, noscript, [${guardAttribute}]`

/** Returns the elements that contain both the dialog and other parts of the page, the body last. */
export function listParents(host: Element, reachable: string): readonly Element[] {
  const parents = new Set<Element>()
  for (const inside of [host, ...document.querySelectorAll(reachable)]) {
    for (let node = inside.parentElement; node; node = node.parentElement) parents.add(node)
  }
  parents.delete(document.documentElement)
  return [...parents]
}

/**
 * Returns the elements of the page beside the dialog and the elements that match `reachable`: the
 * largest ones that contain neither.
 */
export function listBeside(host: Element, reachable: string): readonly Element[] {
  const parents = listParents(host, reachable)
  return parents
    .flatMap((parent) => [...parent.children])
    .filter((child) => child !== host && !child.matches(`${exempt}, ${reachable}`))
    .filter((child) => !parents.includes(child))
}
