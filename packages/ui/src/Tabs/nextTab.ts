export type TabKey = { readonly key: string; readonly rightToLeft: boolean }

/**
 * Returns the id of the tab that a key selects. Arrow keys wrap around at the ends. Returns
 * `undefined` for keys that select no tab.
 */
export function nextTab(
  ids: readonly string[],
  value: string,
  { key, rightToLeft }: TabKey,
): string | undefined {
  if (key === 'Home') return ids[0]
  if (key === 'End') return ids.at(-1)
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return undefined
  const step = (key === 'ArrowRight') === rightToLeft ? -1 : 1
  return ids.at((ids.indexOf(value) + step) % ids.length)
}
