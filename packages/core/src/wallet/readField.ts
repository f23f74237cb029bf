/** Reads a field of something foreign. `undefined` too where there is none or its getter throws. */
export function readField(value: unknown, field: string): unknown {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return undefined
  try {
    return Reflect.get(value, field)
  } catch {
    return undefined
  }
}
