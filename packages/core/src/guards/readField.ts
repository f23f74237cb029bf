/**
 * Reads a field of an untrusted value. Returns `undefined` if the field is missing or its getter
 * throws.
 */
export function readField(value: unknown, field: string): unknown {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return undefined
  try {
    return Reflect.get(value, field)
  } catch {
    return undefined
  }
}
