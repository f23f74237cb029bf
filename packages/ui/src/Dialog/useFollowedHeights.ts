import { type RefObject, useLayoutEffect } from 'react'

type ElementRef = RefObject<HTMLElement | null>

type Parts = {
  readonly content: ElementRef
  readonly footer: ElementRef
  readonly alert: ElementRef
}

/**
 * Publishes the heights of content, footer and alert on the card as `--lk-content-height`, `--lk-footer-height` and
 * `--lk-alert-height`. CSS can only animate between known heights, and what must be whole leaves room for the alert.
 */
export function useFollowedHeights(card: ElementRef, { content, footer, alert }: Parts) {
  useLayoutEffect(() => {
    const root = card.current
    if (!root || typeof ResizeObserver === 'undefined') return
    const publish = (name: string, element: HTMLElement | null) => {
      if (element) root.style.setProperty(name, `${element.offsetHeight}px`)
    }
    const observer = new ResizeObserver(() => {
      publish('--lk-content-height', content.current)
      publish('--lk-footer-height', footer.current)
      publish('--lk-alert-height', alert.current)
    })
    for (const { current } of [content, footer, alert]) if (current) observer.observe(current)
    return () => observer.disconnect()
  }, [card, content, footer, alert])
}
