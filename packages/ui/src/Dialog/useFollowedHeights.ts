import { type RefObject, useLayoutEffect } from 'react'

type ElementRef = RefObject<HTMLElement | null>

type Parts = {
  readonly content: ElementRef
  readonly footer: ElementRef
  readonly alert: ElementRef
}

/**
 * Sets the current heights of content, footer and alert on the card as `--lk-content-height`,
 * `--lk-footer-height` and `--lk-alert-height`. CSS needs them because it can only animate between
 * known heights, and because the secure frame's area excludes the alert.
 */
export function useFollowedHeights(card: ElementRef, { content, footer, alert }: Parts) {
  useLayoutEffect(() => {
    const root = card.current
    if (!root || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => {
      // Reads all heights before writing any, because each write would force a new layout for the
      // next read.
      const heights = [
        ['--lk-content-height', content.current?.offsetHeight],
        ['--lk-footer-height', footer.current?.offsetHeight],
        ['--lk-alert-height', alert.current?.offsetHeight],
      ] as const
      for (const [name, height] of heights)
        if (height !== undefined) root.style.setProperty(name, `${height}px`)
    })
    for (const { current } of [content, footer, alert]) if (current) observer.observe(current)
    return () => observer.disconnect()
  }, [card, content, footer, alert])
}
