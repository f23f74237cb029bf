/** What a hand that means to rest moves, in CSS px. */
const restPx = 10

type Press = { readonly began: Element; readonly x: number; readonly y: number }

/**
 * Lets a press count for what it began on. A browser gives the click to what is under the pointer at its end: where the
 * card has grown meanwhile, that is another control, or none. A pointer that has left goes on to press nothing.
 */
export function keepPresses(host: HTMLElement, signal: AbortSignal): void {
  let press: Press | undefined

  const begin = ({ target, clientX: x, clientY: y }: PointerEvent) => {
    if (target instanceof Element) press = { began: target.closest('button, a') ?? target, x, y }
  }

  const redirect = (event: MouseEvent) => {
    const kept = press
    press = undefined
    if (!(kept?.began instanceof HTMLElement) || isByKey(event)) return
    if (event.target instanceof Node && kept.began.contains(event.target)) return
    if (Math.hypot(event.clientX - kept.x, event.clientY - kept.y) > restPx) return
    event.preventDefault()
    event.stopPropagation()
    kept.began.click()
  }

  host.addEventListener('pointerdown', begin, { capture: true, signal })
  host.addEventListener('click', redirect, { capture: true, signal })
}

/** A key, and code, click without a press. */
const isByKey = ({ detail }: MouseEvent) => detail === 0
