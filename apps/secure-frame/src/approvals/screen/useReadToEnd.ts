import { type RefObject, useEffect, useState } from 'react'

/** Pixels by which the last line may be cut and still be readable. */
const slackPx = 8

export type ReadOptions = {
  /** Marks the end of the content to read. */
  readonly end: RefObject<HTMLElement | null>
  readonly content: unknown
}

/**
 * Returns whether the user scrolled to the end mark since the content last changed. Content without
 * overflow counts as read immediately.
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
