/**
 * Amount in base units from which an allowance counts as unlimited, because no token has a supply
 * of 2^96.
 */
const practicallyUnlimited = 2n ** 96n

/**
 * Returns whether an allowance is effectively unlimited: the largest value of its type, or more
 * than any supply.
 *
 * @param bits - Width in bits of the amount's type.
 */
export function isUnlimited(amount: bigint, bits = 256): boolean {
  return amount === 2n ** BigInt(bits) - 1n || amount >= practicallyUnlimited
}
