/** Reads an amount of satoshi as JSON gives it. `undefined`: no whole number from 0. */
export function toSatoshi(value: unknown): bigint | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
    ? BigInt(value)
    : undefined
}
