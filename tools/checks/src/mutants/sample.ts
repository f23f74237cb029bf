/** Creates a generator of pseudo-random numbers in [0, 1) from a seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/**
 * Picks at most `count` random items, in their original order. The same seed picks the same items.
 */
export function sample<item>(
  items: readonly item[],
  count: number,
  random: () => number,
): readonly item[] {
  return items
    .map((item, index) => ({ item, index, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, count)
    .toSorted((a, b) => a.index - b.index)
    .map(({ item }) => item)
}
