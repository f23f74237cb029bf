import { Skeleton } from '@latchkey/ui'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useWalletText } from '../messages/wallets.ts'
import { useVisibleRows } from '../parts/useVisibleRows.ts'
import { moveInGrid } from './moveInGrid.ts'
import { toEntryKey, type WalletEntry } from './WalletEntry.ts'
import styles from './WalletGrid.module.css'
import tileStyles from './WalletTile.module.css'
import { WalletTile } from './WalletTile.tsx'

/** Number of placeholder tiles for the next page. */
const placeholders = 16

export type WalletGridProps = {
  readonly entries: readonly WalletEntry[]
  /** Whether more wallets exist. Placeholder tiles are then shown at the end. */
  readonly hasMore: boolean
  /** Called when a placeholder tile becomes visible, so that the caller loads the next page. */
  readonly onReachEnd: () => void
  /** Height in px of a sticky element that covers the top of the scroll area. */
  readonly coverPx: number
}

/**
 * A grid of wallets that renders only its visible rows, so that thousands of wallets scroll
 * smoothly.
 */
export function WalletGrid({ entries, hasMore, onReachEnd, coverPx }: WalletGridProps) {
  const text = useWalletText()
  const list = useRef<HTMLUListElement>(null)
  const count = entries.length + (hasMore ? placeholders : 0)
  const rows = useVisibleRows(list, { count, coverPx })
  const { columns, rowHeightPx } = rows
  const first = Math.min(rows.start, Math.max(0, Math.ceil(count / columns) - 1)) * columns
  const last = Math.min(count, rows.end * columns)
  const { current, onKeyDown } = useGridKeys(list, { ...rows, count: entries.length })
  const seesEnd = hasMore && last > entries.length
  useEffect(() => {
    if (seesEnd) onReachEnd()
  }, [seesEnd, onReachEnd])

  const height = Math.ceil(count / columns) * rowHeightPx
  return (
    <ul
      aria-label={text('wallets.list')}
      className={styles['grid']}
      onKeyDown={onKeyDown}
      ref={list}
      style={{
        minBlockSize: rowHeightPx > 0 ? height : undefined,
        paddingBlockStart: (first / columns) * rowHeightPx,
      }}
    >
      {entries.slice(first, last).map((entry, offset) => {
        const index = first + offset
        return (
          <li aria-posinset={index + 1} aria-setsize={entries.length} key={toEntryKey(entry)}>
            <WalletTile current={index === current} entry={entry} index={index} />
          </li>
        )
      })}
      {Array.from({ length: Math.max(0, last - Math.max(first, entries.length)) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places, not things
        <li aria-hidden="true" key={index}>
          <Placeholder />
        </li>
      ))}
    </ul>
  )
}

function Placeholder() {
  return (
    <span className={`${tileStyles['tile']} ${tileStyles['placeholder']}`}>
      <Skeleton shape="image" />
      <Skeleton shape="caption" width={75} />
    </span>
  )
}

type GridKeysOptions = {
  readonly count: number
  readonly columns: number
  readonly reveal: (row: number) => void
}

/** Handles the arrow keys, which move the focus between tiles. The grid is a single tab stop. */
function useGridKeys(
  list: { readonly current: HTMLElement | null },
  { count, columns, reveal }: GridKeysOptions,
) {
  const [wanted, setWanted] = useState(0)
  const moved = useRef(false)
  const current = Math.min(wanted, Math.max(0, count - 1))

  useLayoutEffect(() => {
    if (!moved.current) return
    moved.current = false
    list.current
      ?.querySelector<HTMLElement>(`[data-index="${current}"]`)
      ?.focus({ preventScroll: true })
  })

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, key, currentTarget } = event
    const index = target instanceof HTMLElement ? Number(target.dataset['index']) : Number.NaN
    if (Number.isNaN(index) || event.altKey || event.ctrlKey || event.metaKey) return
    const rightToLeft = getComputedStyle(currentTarget).direction === 'rtl'
    const next = moveInGrid(key, { index, count, columns, rightToLeft })
    if (next === undefined) return
    event.preventDefault()
    moved.current = true
    setWanted(next)
    reveal(Math.floor(next / columns))
  }
  return { current, onKeyDown }
}
