/**
 * Shape of a drawn key, which decorates screens and identifies a seed. Equal seeds give equal
 * shapes.
 */
export type KeyShape = {
  readonly bow: 'ring' | 'square' | 'trefoil' | 'hexagon' | 'oval'
  /** Length of the shaft below the bow, in drawing units. */
  readonly shaft: number
  /** Lengths of the key's teeth in drawing units, from the bow down. 0 is a gap. */
  readonly teeth: readonly number[]
  readonly collars: 1 | 2
}

const bows = ['ring', 'square', 'trefoil', 'hexagon', 'oval'] as const

/** Returns the shape of the key for a seed, such as an address or a name. Ignores letter case. */
export function cutKey(seed: string): KeyShape {
  const next = createSequence(seed.toLowerCase())
  const bow = bows[next(bows.length)] ?? 'ring'
  const shaft = 52 + next(4) * 5
  const teeth = Array.from({ length: 4 }, () => next(4) * 4)
  const bitten = teeth.some((length) => length > 0)
  return { bow, shaft, teeth: bitten ? teeth : [12, 4, 8, 12], collars: next(2) === 0 ? 1 : 2 }
}

/**
 * Creates a pseudo-random number generator, which returns the same integers from 0 to `below - 1`
 * in every browser. It is an xorshift generator, seeded with the FNV-1a hash of the text.
 */
function createSequence(seed: string): (below: number) => number {
  let state = 0x811c9dc5
  for (const character of seed) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  state = state === 0 ? 1 : state
  return (below) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % below
  }
}
