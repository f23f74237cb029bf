const isPlain = (value: unknown): value is object => typeof value === 'object' && value !== null

/**
 * Compares plain data deeply. Supports objects, arrays and primitives, because stores hold only
 * small serializable data.
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
