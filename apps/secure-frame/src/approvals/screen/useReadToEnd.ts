import { type RefObject, useEffect, useState } from 'react'

/** A line may be cut by less than this and still be read. */
const slackPx = 8

export type ReadOptions = {
  /** Stands where what has to be read ends. */
  readonly end: RefObject<HTMLElement | null>
  readonly content: unknown
}

/** Says whether a mark in what scrolls was in view since the content last changed; at once where nothing has to scroll. */
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
