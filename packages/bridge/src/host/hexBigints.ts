import { messageLimits } from '../schema/limits.ts'

const toHex = (value: bigint) =>
  value < 0n ? `-0x${(-value).toString(16)}` : `0x${value.toString(16)}`

const isPlain = (value: object) => [null, Object.prototype].includes(Object.getPrototypeOf(value))

/**
 * Replaces each bigint in a value by 0x hex (wire §1). Values that a message cannot carry stay and
 * are refused later.
 */
export function hexBigints(value: unknown, depth = 0): unknown {
  if (typeof value === 'bigint') return toHex(value)
  if (typeof value !== 'object' || value === null || depth > messageLimits.depth) return value
  if (Array.isArray(value)) return value.map((item) => hexBigints(item, depth + 1))
  if (!isPlain(value)) return value
  const entries = Object.entries(value).map(([key, item]) => [key, hexBigints(item, depth + 1)])
  return Object.fromEntries(entries)
}
