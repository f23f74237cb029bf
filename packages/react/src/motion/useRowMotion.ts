import { type RefObject, useLayoutEffect, useRef } from 'react'
import { type Origin, playFrom } from './playFrom.ts'

/** A row that comes from further away than one sees is simply there. */
const mostRows = 8

export type DrawnRows<item> = {
  readonly items: readonly item[]
  readonly toKey: (item: item) => string
  /** The item of the first element. */
  readonly first: number
  readonly rowHeightPx: number
}

/**
 * Moves the rows of a list from where they stood before its items changed, and lets those fade in that came between. What is
 * added at the end is simply there, and scrolling moves nothing.
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
