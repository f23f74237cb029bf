/**
 * A user event, and the elements that the page must show after the event. A benchmark measures the
 * time between both.
 */
export type Wanted = {
  readonly event: 'click' | 'input'
  /** CSS selector of the elements to show. The first match must have a size and be opaque. */
  readonly selector: string
  /** Whether the text of the elements must differ from their text before the event. */
  readonly changed?: boolean
}

declare global {
  interface Window {
    /**
     * Milliseconds between the event and the paint of the wanted elements. The time is taken one
     * frame later, when they are certainly painted.
     */
    paints?: Promise<number>
    /**
     * Waits for the event that `wanted` names and then for the paint of the wanted elements. Stores
     * the time of the paint in `paints`.
     */
    watchPaint?: (wanted: Wanted) => void
  }
}

/**
 * Adds `watchPaint` to the page's window, for a benchmark. Runs in the page before its own code.
 */
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
