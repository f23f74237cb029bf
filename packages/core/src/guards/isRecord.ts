export type Fields = Readonly<Record<string, unknown>>

/** Says whether something foreign is an object with fields, no list. */
export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
