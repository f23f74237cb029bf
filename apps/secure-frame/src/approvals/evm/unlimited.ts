/** From here on an allowance never runs out: nothing has a supply of 2^96 wei-sized units to spend. */
const practicallyUnlimited = 2n ** 96n

/** Tells whether an allowance comes to "as much as there is". `bits` is the width of its field. */
export function isUnlimited(amount: bigint, bits = 256): boolean {
  return amount === 2n ** BigInt(bits) - 1n || amount >= practicallyUnlimited
}
