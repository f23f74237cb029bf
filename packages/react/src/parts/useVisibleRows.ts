import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { findScroller } from './findScroller.ts'

/**
 * Number of additional rows above and below the visible area, so that fast scrolling shows no gaps.
 */
const spareRows = 2
/** Number of rows that are rendered if no layout is known: on a server and in tests. */
const firstRows = 12

export type Rows = {
  /** Index of the first rendered row. */
  readonly start: number
  /** Index after the last rendered row. */
  readonly end: number
  readonly columns: number
  readonly rowHeightPx: number
}

export type VisibleRows = Rows & {
  /** Scrolls just far enough to make the row with this index visible. */
  readonly reveal: (row: number) => void
}

function readRows(list: HTMLElement, scroller: HTMLElement): Rows | undefined {
  const [item] = list.children
  if (!(item instanceof HTMLElement) || item.offsetHeight === 0) return undefined
  const { columnGap, rowGap } = getComputedStyle(list)
  const rowHeightPx = item.offsetHeight + (Number.parseFloat(rowGap) || 0)
  const width = item.offsetWidth + (Number.parseFloat(columnGap) || 0)
  const columns = Math.max(1, Math.round(list.clientWidth / width))
  const above = scroller.getBoundingClientRect().top - list.getBoundingClientRect().top
  const first = Math.floor(above / rowHeightPx) - spareRows
  const last = Math.ceil((above + scroller.clientHeight) / rowHeightPx) + spareRows
  return { start: Math.max(0, first), end: Math.max(1, last), columns, rowHeightPx }
}

const isSame = (one: Rows, two: Rows) =>
  one.start === two.start &&
  one.end === two.end &&
  one.columns === two.columns &&
  one.rowHeightPx === two.rowHeightPx

/**
 * Returns which rows of a long grid are visible and must be rendered. `list` is the element of the
 * grid and its first child an item. All items must have the same size.
 *
 * @param count - Number of all items. A change measures the grid again.
 * @param coverPx - Height in px of a sticky element that covers the top of the grid.
 */
export function useVisibleRows(
  list: RefObject<HTMLElement | null>,
  { count, coverPx }: { readonly count: number; readonly coverPx: number },
): VisibleRows {
  const [rows, setRows] = useState<Rows>({ start: 0, end: firstRows, columns: 4, rowHeightPx: 0 })
  const scroller = useRef<HTMLElement>(undefined)

  const measure = useCallback(() => {
    if (!list.current) return
    scroller.current ??= findScroller(list.current)
    const next = readRows(list.current, scroller.current)
    if (next) setRows((before) => (isSame(before, next) ? before : next))
  }, [list])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the number of items measures again
  useLayoutEffect(measure, [measure, count])

  useLayoutEffect(() => {
    const element = list.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const parent = findScroller(element)
    scroller.current = parent
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    observer.observe(parent)
    parent.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      parent.removeEventListener('scroll', measure)
    }
  }, [list, measure])

  const reveal = useCallback(
    (row: number) => {
      const parent = scroller.current
      if (!parent || !list.current || rows.rowHeightPx === 0) return
      const edge = parent.getBoundingClientRect()
      const top = list.current.getBoundingClientRect().top + row * rows.rowHeightPx - edge.top
      const over = top - coverPx
      const under = top + rows.rowHeightPx - parent.clientHeight
      if (over < 0) parent.scrollTop += over
      else if (under > 0) parent.scrollTop += under
      measure()
    },
    [list, measure, rows.rowHeightPx, coverPx],
  )
  return { ...rows, reveal }
}
