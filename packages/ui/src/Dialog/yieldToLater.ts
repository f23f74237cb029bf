import { isFloating, isShown } from './isShown.ts'
import { listBeside, listParents } from './listBeside.ts'
import { lower, raiseDialog } from './topLayer.ts'

export type YieldOptions = {
  /** Selector of elements outside the dialog that belong to the kit: the secure frame. */
  readonly reachable: string
  /** Called with `true` when the dialog yields, and with `false` when it is back. */
  readonly onChange: (yields: boolean) => void
  readonly signal: AbortSignal
}

/**
 * Takes the dialog out of the top layer while an element lies over the page that was not visible
 * when the dialog opened, such as the dialog of a wallet or a captcha. Its overlay then takes no
 * presses, so that the element can be answered (K-WORLD-20).
 */
export function yieldToLater(host: HTMLDialogElement, options: YieldOptions): void {
  const { reachable, onChange, signal } = options
  const beside = () => [...listBeside(host, reachable), ...listOutsideBody()]
  const known = new WeakSet(beside().filter(isShown))
  const watched = new WeakSet<Element>()
  let yields = false

  const observer = new MutationObserver(update)
  function update() {
    const later = beside().filter((element) => !known.has(element))
    for (const element of later) {
      if (watched.has(element)) continue
      watched.add(element)
      observer.observe(element, { attributes: true, childList: true, subtree: true })
    }
    const now = later.some(isFloating)
    if (now === yields) return
    yields = now
    host.toggleAttribute('data-yields', yields)
    if (yields) lower(host)
    else raiseDialog(host, reachable)
    onChange(yields)
  }

  for (const parent of [document.documentElement, ...listParents(host, reachable)])
    observer.observe(parent, { childList: true })
  update()
  signal.addEventListener('abort', () => {
    observer.disconnect()
    host.removeAttribute('data-yields')
  })
}

/** Browser extensions add their elements beside the body. */
const listOutsideBody = () =>
  [...document.documentElement.children].filter((child) => !child.matches('head, body'))
