import type { Random } from '@latchkey/core/testing'

/** Picks one of a list that may be empty. */
export function pickAny<item>(
  { random }: { readonly random: Random },
  items: readonly item[],
): item | undefined {
  const [first, ...others] = items
  return first === undefined ? undefined : random.pick([first, ...others])
}
