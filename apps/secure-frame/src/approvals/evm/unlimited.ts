/**
 * An allowance of this amount or more never runs out, because no token has a supply of 2^96 base
 * units to spend.
 */
const practicallyUnlimited = 2n ** 96n

/** Returns whether an allowance is effectively unlimited. `bits` is the width of its field. */
export function isUnlimited(amount: bigint, bits = 256): boolean {
  return amount === 2n ** BigInt(bits) - 1n || amount >= practicallyUnlimited
}
