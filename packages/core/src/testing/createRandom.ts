/** Generator of pseudo-random numbers for tests. The same seed gives the same numbers. */
export type Random = {
  /** Returns an integer between `min` and `max`, both included. */
  readonly int: (min: number, max: number) => number
  readonly pick: <item>(items: readonly [item, ...item[]]) => item
  readonly chance: (probability: number) => boolean
}

/** Creates a generator of pseudo-random numbers from a seed (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    int,
    pick: (items) => items[int(0, items.length - 1)] ?? items[0],
    chance: (probability) => next() < probability,
  }
}
