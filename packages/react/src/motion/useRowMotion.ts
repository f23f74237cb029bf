import { type RefObject, useLayoutEffect, useRef } from 'react'
import { type Origin, playFrom } from './playFrom.ts'

/**
 * Maximum number of rows by which an animated row moves. A row that moves further appears at its
 * new position without an animation.
 */
const mostRows = 8

export type DrawnRows<item> = {
  readonly items: readonly item[]
  readonly toKey: (item: item) => string
  /** Index of the item that the first child of the list shows. */
  readonly first: number
  readonly rowHeightPx: number
}

/**
 * Animates list rows when the items change: moved rows slide from their old position, inserted rows
 * fade in. Rows added at the end and scrolling are not animated.
 */
export function useRowMotion<item>(
  list: RefObject<HTMLElement | null>,
  { items, toKey, first, rowHeightPx }: DrawnRows<item>,
): void {
  const shown = useRef<readonly item[]>(undefined)
  const places = useRef<ReadonlyMap<string, number>>(new Map())
  useLayoutEffect(() => {
    if (!list.current || shown.current === items) return
    shown.current = items
    const old = places.current
    places.current = new Map(items.map((item, place) => [toKey(item), place]))
    items.slice(first, first + list.current.children.length).forEach((item, offset) => {
      const origin = toOrigin(old, { key: toKey(item), place: first + offset, rowHeightPx })
      const row = list.current?.children[offset]
      if (row && origin) playFrom(row, origin)
    })
  })
}

type Row = { readonly key: string; readonly place: number; readonly rowHeightPx: number }

function toOrigin(
  old: ReadonlyMap<string, number>,
  { key, place, rowHeightPx }: Row,
): Origin | undefined {
  const from = old.get(key)
  if (from === undefined) return place < old.size ? { opacity: 0 } : undefined
  const rows = from - place
  if (rows === 0 || Math.abs(rows) > mostRows) return undefined
  return { translate: `0 ${rows * rowHeightPx}px` }
}
