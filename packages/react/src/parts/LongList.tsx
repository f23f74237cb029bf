import { Skeleton } from '@latchkey/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { useRowMotion } from '../motion/useRowMotion.ts'
import styles from './LongList.module.css'
import { useVisibleRows } from './useVisibleRows.ts'

/** Rows that stand for what is not here yet. */
const placeholders = 7

export type LongListProps<item> = {
  readonly 'aria-label': string
  readonly items: readonly item[]
  readonly toKey: (item: item) => string
  /** What stands in a row; all rows are as high as two lines. */
  readonly children: (item: item) => ReactNode
  /** More may come: places are kept for it. */
  readonly hasMore?: boolean | undefined
  /** A place of what is missing is in sight. */
  readonly onReachEnd?: (() => void) | undefined
}

/** Rows below each other. Only what is in sight is drawn, so thousands scroll like a few. */
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
