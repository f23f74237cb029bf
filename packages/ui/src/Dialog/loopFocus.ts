import { createFocusTrap } from 'focus-trap'
import { guardAttribute } from './listBeside.ts'

export type LoopFocusOptions = {
  /** Receives the focus if the dialog contains no focusable element. */
  readonly card: HTMLElement
  /** Selector of elements outside the dialog that the Tab key also reaches: the secure frame. */
  readonly reachable: string
  readonly signal: AbortSignal
}

// `includeContainer`: the frame itself is a container of the focus trap and its only tab stop. The
// library passes this option on but does not type it.
const tabbableOptions = { includeContainer: true, displayCheck: 'full' } as const

/**
 * Makes Tab cycle through the dialog and the frame beside it until the signal is aborted. Focus
 * that is already inside stays where it is. The caller restores the focus afterwards.
 *
 * @returns A function that releases the focus with `true`, so that another element can hold it, and
 *   takes it back with `false`.
 */
export function loopFocus(
  host: HTMLElement,
  { card, reachable, signal }: LoopFocusOptions,
): (released: boolean) => void {
  const openedStops = new Set<Element>()
  const containers = () => [host, ...findFrames(reachable, openedStops)]
  const trap = createFocusTrap(containers(), {
    initialFocus: false,
    fallbackFocus: card,
    returnFocusOnDeactivate: false,
    escapeDeactivates: false,
    clickOutsideDeactivates: false,
    allowOutsideClick: true,
    delayInitialFocus: false,
    preventScroll: true,
    tabbableOptions,
    trapStack: [],
  })
  const guard = createGuard(card)
  const update = () => {
    trap.updateContainerElements(containers())
    const last = [...document.querySelectorAll(reachable)].at(-1)
    if (last && last.nextElementSibling !== guard) last.after(guard)
  }
  trap.activate()
  update()
  const observer = new MutationObserver(update)
  observer.observe(document.body, { childList: true })
  signal.addEventListener('abort', () => {
    observer.disconnect()
    trap.deactivate()
    guard.remove()
    for (const frame of openedStops) frame.removeAttribute('tabindex')
  })
  return (released) => {
    if (released) return void trap.pause()
    trap.unpause()
    if (!host.contains(document.activeElement)) card.focus({ preventScroll: true })
  }
}

/**
 * Returns the frames, each with a `tabindex`. Browsers also tab into a frame without one, but the
 * focus-trap library ignores such a frame.
 */
function findFrames(reachable: string, openedStops: Set<Element>): HTMLElement[] {
  const frames = [...document.querySelectorAll<HTMLElement>(reachable)]
  for (const frame of frames) {
    if (frame.hasAttribute('tabindex')) continue
    frame.setAttribute('tabindex', '0')
    openedStops.add(frame)
  }
  return frames
}

/**
 * Creates a tab stop behind the frame that moves the focus to the card. Without it, Tab would move
 * from the last control of the frame to the browser's own controls. The page cannot handle that
 * key, because it receives no key events from a cross-origin frame.
 */
function createGuard(card: HTMLElement): HTMLElement {
  const guard = document.createElement('span')
  guard.setAttribute(guardAttribute, '')
  guard.tabIndex = 0
  guard.addEventListener('focus', () => card.focus({ preventScroll: true }))
  return guard
}
