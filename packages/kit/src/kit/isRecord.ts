export type Fields = Readonly<Record<string, unknown>>

/** Says whether what came from storage or another tab is an object with fields, no list. */
export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
