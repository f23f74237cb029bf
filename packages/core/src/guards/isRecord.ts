export type Fields = Readonly<Record<string, unknown>>

/** Returns whether an untrusted value is an object with fields. Arrays are not. */
export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
