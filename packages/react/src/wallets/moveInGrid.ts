export type GridPlace = {
  readonly index: number
  readonly count: number
  readonly columns: number
  readonly rightToLeft: boolean
}

/** Number of rows by which Page Up and Page Down move the focus. */
const pageRows = 3

const steps: Readonly<Record<string, (columns: number) => number>> = {
  ArrowUp: (columns) => -columns,
  ArrowDown: (columns) => columns,
  PageUp: (columns) => -columns * pageRows,
  PageDown: (columns) => columns * pageRows,
}

/**
 * Returns the index of the item to which a key moves the focus, in a grid that is filled row by
 * row. Returns `undefined` for keys that do not move it.
 */
export function moveInGrid(key: string, place: GridPlace): number | undefined {
  const { index, count, columns, rightToLeft } = place
  const last = count - 1
  if (key === 'Home') return 0
  if (key === 'End') return last
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const step = (key === 'ArrowRight') === rightToLeft ? -1 : 1
    return Math.min(last, Math.max(0, index + step))
  }
  const step = steps[key]?.(columns)
  if (step === undefined) return undefined
  const next = index + step
  // If the last row has no item in this column, moves to the last item. In the last row, stays.
  if (next > last) return Math.floor(index / columns) < Math.floor(last / columns) ? last : index
  return next < 0 ? index % columns : next
}
