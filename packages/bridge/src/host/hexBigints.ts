import { messageLimits } from '../schema/limits.ts'

const toHex = (value: bigint) =>
  value < 0n ? `-0x${(-value).toString(16)}` : `0x${value.toString(16)}`

const isPlain = (value: object) => [null, Object.prototype].includes(Object.getPrototypeOf(value))

/** A value with each bigint as 0x hex (wire §1). What no message carries stays as it is, to be refused. */
export function hexBigints(value: unknown, depth = 0): unknown {
  if (typeof value === 'bigint') return toHex(value)
  if (typeof value !== 'object' || value === null || depth > messageLimits.depth) return value
  if (Array.isArray(value)) return value.map((item) => hexBigints(item, depth + 1))
  if (!isPlain(value)) return value
  const entries = Object.entries(value).map(([key, item]) => [key, hexBigints(item, depth + 1)])
  return Object.fromEntries(entries)
}
