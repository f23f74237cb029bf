import { isShown } from './isShown.ts'
import { listBeside } from './listBeside.ts'

/**
 * Makes the rest of the page inert: every visible element of the body except `host` and elements
 * that match `reachable`. The returned function makes them interactive again. Elements that were
 * already inert stay inert. Elements that appear later stay usable, because they may belong to a
 * wallet, a captcha or a password manager (K-WORLD-20).
 */
export function isolate(host: Element, reachable: string): () => void {
  const quieted = listBeside(host, reachable).filter(
    (element) => !element.hasAttribute('inert') && isShown(element),
  )
  for (const element of quieted) element.setAttribute('inert', '')
  return () => {
    for (const element of quieted) element.removeAttribute('inert')
  }
}
