import { type RefObject, useEffect, useState } from 'react'

/** Tolerance in pixels: the last line is still readable if this much of it is cut off. */
const slackPx = 8

export type ReadOptions = {
  /** Element at the end of the content to read. */
  readonly end: RefObject<HTMLElement | null>
  readonly content: unknown
}

/**
 * Returns whether the user has scrolled to the end since the content last changed. Content that
 * fits without scrolling counts as read immediately.
 */
export function useReadToEnd(
  target: RefObject<HTMLElement | null>,
  { end, content }: ReadOptions,
): boolean {
  const [read, setRead] = useState<{ readonly content: unknown }>()
  useEffect(() => {
    const element = target.current
    if (!element) return
    const look = () => {
      const mark = end.current?.getBoundingClientRect().bottom
      const edge = element.getBoundingClientRect().bottom
      if (mark !== undefined && mark <= edge + slackPx) setRead({ content })
    }
    look()
    element.addEventListener('scroll', look, { passive: true })
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => {
      element.removeEventListener('scroll', look)
      observer.disconnect()
    }
  }, [target, end, content])
  return read !== undefined && read.content === content
}
