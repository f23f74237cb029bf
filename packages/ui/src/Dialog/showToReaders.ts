/** Attributes by which a host page hides the rest of the page while its own dialog is open. */
const hiding = ['aria-hidden', 'inert']

/**
 * Keeps the dialog and the elements around it visible to screen readers until the signal is
 * aborted: removes attributes with which the host page hides what is not its own dialog
 * (K-WORLD-19).
 */
export function showToReaders(host: HTMLElement, signal: AbortSignal): void {
  const observer = new MutationObserver(show)
  const chain: Element[] = []
  for (let node: Element | null = host; node && node !== document.body; node = node.parentElement)
    chain.push(node)
  function show() {
    for (const element of chain)
      for (const name of hiding) if (element.hasAttribute(name)) element.removeAttribute(name)
  }
  show()
  for (const element of chain) observer.observe(element, { attributeFilter: hiding })
  signal.addEventListener('abort', () => observer.disconnect())
}
