const deepest = 16
const mostEntries = 10_000
const longestText = 1_000_000

/**
 * An answer of the wallet exceeds the limits: too deep, too many entries, too long, or not plain
 * data.
 */
export class UnboundedResult extends Error {
  override readonly name = 'UnboundedResult'
}

type Used = { entries: number; text: number }

function copyLeaf(value: unknown, used: Used): unknown {
  if (typeof value === 'bigint') return `${value}`
  if (typeof value === 'string') used.text += value.length
  if (used.text > longestText || typeof value === 'function' || typeof value === 'symbol')
    throw new UnboundedResult()
  return value
}

function copy(value: unknown, depth: number, used: Used): unknown {
  used.entries += 1
  if (depth > deepest || used.entries > mostEntries) throw new UnboundedResult()
  if (typeof value !== 'object' || value === null) return copyLeaf(value, used)
  if (Array.isArray(value)) return value.map((item) => copy(item, depth + 1, used))
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== '__proto__')
      .map(([key, item]) => [key, copy(item, depth + 1, used)]),
  )
}

/**
 * Copies a wallet's answer as plain data within limits (S-62, S-63). Unsafe integers become decimal
 * text.
 *
 * @throws {UnboundedResult} The answer is too deep, too large or not plain data.
 */
export function toPlain(result: unknown): unknown {
  return copy(result, 0, { entries: 0, text: 0 })
}
