/** The expected rendering after an event. */
export type Wanted = {
  readonly event: 'click' | 'input'
  /** Selector of elements. The first match must have a size and be opaque. */
  readonly selector: string
  /** Whether the matching elements must differ from those before the event. */
  readonly changed?: boolean
}

declare global {
  interface Window {
    /**
     * Milliseconds between the event and the frame after the first one with the expected rendering.
     */
    paints?: Promise<number>
    /** Starts to watch for an event and the expected rendering after it. */
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
