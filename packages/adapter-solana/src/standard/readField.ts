/** Reads a field of a foreign object. `undefined` too where there is none or its getter throws. */
export function readField(value: unknown, field: string): unknown {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return undefined
  try {
    return Reflect.get(value, field)
  } catch {
    return undefined
  }
}

/** Reads a list of a foreign object, at most this many entries. `undefined`: no list. */
export function readList(
  value: unknown,
  field: string,
  most: number,
): readonly unknown[] | undefined {
  const list = readField(value, field)
  try {
    return Array.isArray(list)
      ? Array.from({ length: Math.min(list.length, most) }, (_, index) => list[index])
      : undefined
  } catch {
    return undefined
  }
}
