import type { WriteField } from './WriteField.ts'

const maxText = 256
const mostTexts = 16

/**
 * Creates a filter that logs only the listed fields, each converted by its `WriteField`, and limits
 * the length of texts (S-104). Types alone cannot guarantee this at run time.
 */
export function createFieldFilter(list: Readonly<Record<string, WriteField>>) {
  const allowed = new Map<string, WriteField>(Object.entries(list))
  return (fields: object): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, value]) => {
        const written = value === undefined ? undefined : allowed.get(name)?.(value)
        return written === undefined ? [] : [[name, bound(written)]]
      }),
    )
}

function bound(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, mostTexts).map(bound)
  return typeof value === 'string' ? value.slice(0, maxText) : value
}
