import type { WriteField } from './WriteField.ts'

const maxText = 256
const mostTexts = 16

/**
 * Makes what keeps the fields on a list, each as it may be written, and bounds texts. What is not on the list is not
 * written (S-104). Types do not bind at run time, so this does.
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
