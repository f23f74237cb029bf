/** Distance in CSS px that a pointer may move during a press. */
const restPx = 10

type Press = { readonly began: Element; readonly x: number; readonly y: number }

/**
 * Assigns each click to the control on which the press began. Browsers click the element under the
 * pointer at release, which may be another control if the card has grown. A pointer that leaves the
 * control clicks nothing.
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

/**
 * Returns whether a key or a script caused the click, which then has no pointer press before it.
 */
const isByKey = ({ detail }: MouseEvent) => detail === 0
