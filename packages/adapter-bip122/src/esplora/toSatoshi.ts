/** Parses satoshi from JSON. Returns `undefined` if the value is not a safe integer from 0. */
export function toSatoshi(value: unknown): bigint | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
    ? BigInt(value)
    : undefined
}
