import { readField } from '@latchkey/core'

/** Reads a bounded list of an untrusted object. Returns `undefined` if the field is not a list. */
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
