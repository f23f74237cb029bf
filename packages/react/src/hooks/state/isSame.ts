const isPlain = (value: unknown): value is object => typeof value === 'object' && value !== null

/**
 * Compares two values deeply. Supports only primitives, plain objects and arrays, because the kit's
 * stores contain nothing else.
 */
export function isSame(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true
  if (!isPlain(left) || !isPlain(right)) return false
  const before = Object.entries(left)
  const after = new Map<string, unknown>(Object.entries(right))
  return (
    before.length === after.size &&
    before.every(([key, value]) => after.has(key) && isSame(value, after.get(key)))
  )
}
