/**
 * Amount in base units from which an allowance counts as unlimited, because no token has a supply
 * of 2^96.
 */
const practicallyUnlimited = 2n ** 96n

/**
 * Returns whether an allowance is effectively unlimited.
 *
 * @param bits - Width of the amount's field in bits.
 */
export function isUnlimited(amount: bigint, bits = 256): boolean {
  return amount === 2n ** BigInt(bits) - 1n || amount >= practicallyUnlimited
}
