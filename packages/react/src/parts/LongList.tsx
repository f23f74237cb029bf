import { Skeleton } from '@latchkey/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { useRowMotion } from '../motion/useRowMotion.ts'
import styles from './LongList.module.css'
import { useVisibleRows } from './useVisibleRows.ts'

/** Number of placeholder rows for the next page. */
const placeholders = 7

export type LongListProps<item> = {
  readonly 'aria-label': string
  readonly items: readonly item[]
  readonly toKey: (item: item) => string
  /** Renders the content of a row. All rows have the height of two lines of text. */
  readonly children: (item: item) => ReactNode
  /** Whether more pages exist. Placeholder rows are then shown at the end. */
  readonly hasMore?: boolean | undefined
  /** Called when a placeholder row becomes visible, so that the caller loads the next page. */
  readonly onReachEnd?: (() => void) | undefined
}

/** A list that renders only its visible rows, so that thousands of rows scroll smoothly. */
export function LongList<item>(props: LongListProps<item>) {
  const { items, toKey, children, hasMore = false, onReachEnd } = props
  const list = useRef<HTMLUListElement>(null)
  const count = items.length + (hasMore ? placeholders : 0)
  const { start, end, rowHeightPx } = useVisibleRows(list, { count, coverPx: 0 })
  const first = Math.min(start, Math.max(0, count - 1))
  const last = Math.min(count, end)
  useRowMotion(list, { items, toKey, first, rowHeightPx })
  const seesEnd = hasMore && last > items.length
  useEffect(() => {
    if (seesEnd) onReachEnd?.()
  }, [seesEnd, onReachEnd])
  return (
    <ul
      aria-label={props['aria-label']}
      className={styles['list']}
      ref={list}
      style={{
        minBlockSize: rowHeightPx > 0 ? count * rowHeightPx : undefined,
        paddingBlockStart: first * rowHeightPx,
      }}
    >
      {items.slice(first, last).map((item, offset) => (
        <li
          aria-posinset={first + offset + 1}
          aria-setsize={hasMore ? -1 : items.length}
          className={styles['row']}
          key={toKey(item)}
        >
          {children(item)}
        </li>
      ))}
      {Array.from({ length: Math.max(0, last - Math.max(first, items.length)) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places, not things
        <li aria-hidden="true" className={styles['row']} key={index}>
          <Skeleton shape="row" />
        </li>
      ))}
    </ul>
  )
}
