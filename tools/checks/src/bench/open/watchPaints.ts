/** What has to be seen after an event. */
export type Wanted = {
  readonly event: 'click' | 'input'
  /** The first element of it has a size and is opaque. */
  readonly selector: string
  /** Its elements also have to be others than at the event. */
  readonly changed?: boolean
}

declare global {
  interface Window {
    /** Milliseconds from the event that was waited for to the frame after the first in which it was seen. */
    paints?: Promise<number>
    /** Begins to wait for an event, and for what has to be seen after it. */
    watchPaint?: (wanted: Wanted) => void
  }
}

/** Runs in the page, before its own code. */
export function watchPaints(): void {
  const isOpaque = (node: Element) => {
    for (let at: Element | null = node; at; at = at.parentElement)
      if (Number(getComputedStyle(at).opacity) < 0.99) return false
    return true
  }
  const readTexts = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent).join()

  window.watchPaint = ({ event, selector, changed }) => {
    window.paints = new Promise((resolve) => {
      const begin = ({ timeStamp }: Event) => {
        const before = readTexts(selector)
        const look = () => {
          const first = document.querySelector(selector)
          const isThere =
            first !== null && first.getBoundingClientRect().height > 0 && isOpaque(first)
          if (isThere && (!changed || readTexts(selector) !== before))
            requestAnimationFrame((time) => resolve(time - timeStamp))
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }
      window.addEventListener(event, begin, { capture: true, once: true })
    })
  }
}
