import { type RefObject, useLayoutEffect } from 'react'

type ElementRef = RefObject<HTMLElement | null>

/**
 * Publishes the heights of content and footer on the card as `--lk-content-height` and
 * `--lk-footer-height`. CSS can only animate between known heights, so the card needs the number.
 */
export function useFollowedHeights(card: ElementRef, content: ElementRef, footer: ElementRef) {
  useLayoutEffect(() => {
    const root = card.current
    if (!root || typeof ResizeObserver === 'undefined') return
    const publish = (name: string, element: HTMLElement | null) => {
      if (element) root.style.setProperty(name, `${element.offsetHeight}px`)
    }
    const observer = new ResizeObserver(() => {
      publish('--lk-content-height', content.current)
      publish('--lk-footer-height', footer.current)
    })
    for (const element of [content.current, footer.current]) if (element) observer.observe(element)
    return () => observer.disconnect()
  }, [card, content, footer])
}
