/** Largest number of decimals that a token can have: ERC-20 stores them in eight bits. */
const mostDecimals = 255

/**
 * Returns whether a value is a possible number of decimals: a whole number from 0 to 255 (S-142).
 * A token may report any value, so each reported one is checked where it is read.
 */
export function isDecimals(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= mostDecimals
}
