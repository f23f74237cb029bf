import type { Random } from '@latchkey/core/testing'

/** Picks a random item of a list, or `undefined` if the list is empty. */
export function pickAny<item>(
  { random }: { readonly random: Random },
  items: readonly item[],
): item | undefined {
  const [first, ...others] = items
  return first === undefined ? undefined : random.pick([first, ...others])
}
