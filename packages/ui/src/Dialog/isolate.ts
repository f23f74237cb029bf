/**
 * Attribute of the focus guard: an element behind the secure frame that moves the focus from the
 * frame back to the dialog.
 */
export const guardAttribute = 'data-focus-guard'

/**
 * Makes the rest of the page inert: every element of the body except `host` and elements that match
 * `reachable`, including elements added later. The returned function makes them interactive again.
 * Elements that were already inert stay inert.
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

/**
 * Returns whether an element must not become inert. Scripts and styles cannot be focused, and the
 * page's code may compare their attributes. Focus guards must stay focusable.
 */
function isUnseen(element: Element): boolean {
  return element.matches(`script, style, link, template, noscript, [${guardAttribute}]`)
}
