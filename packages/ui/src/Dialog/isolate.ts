/** Marks what hands the focus on between the dialog and the frame. */
export const guardAttribute = 'data-focus-guard'

/**
 * Makes everything in the body inert but `host` and what matches `reachable`, also what is added later,
 * until the returned function is called. Elements that were inert before are left alone.
 */
export function isolate(host: Element, reachable: string): () => void {
  const quieted = new Set<Element>()
  const observer = new MutationObserver((records) => {
    for (const record of records) for (const node of record.removedNodes) restore(node)
    quiet(document.body)
  })

  function quiet(parent: Element) {
    observer.observe(parent, { childList: true })
    for (const child of parent.children) {
      if (child === host || child.matches(reachable)) restore(child)
      else if (child.contains(host) || child.querySelector(reachable)) quiet(child)
      else makeInert(child)
    }
  }
  function makeInert(element: Element) {
    if (element.hasAttribute('inert') || isUnseen(element)) return
    element.setAttribute('inert', '')
    quieted.add(element)
  }
  function restore(node: Node) {
    if (node instanceof Element && quieted.delete(node)) node.removeAttribute('inert')
  }

  quiet(document.body)
  return () => {
    observer.disconnect()
    for (const element of quieted) element.removeAttribute('inert')
    quieted.clear()
  }
}

/** Scripts and styles cannot be reached anyway, and hosts compare them; a guard must be reached. */
function isUnseen(element: Element): boolean {
  return element.matches(`script, style, link, template, noscript, [${guardAttribute}]`)
}
