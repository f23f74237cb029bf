/**
 * A message of the page or the secure frame whose type has the expected prefix. Its other fields
 * are not checked yet.
 */
export type Envelope = {
  /** Type of the message without its prefix, e.g. `GET_USER`. */
  readonly kind: string
  readonly id: unknown
  readonly payload: unknown
}

export const appPrefix = '@w3m-app/'
export const framePrefix = '@w3m-frame/'

function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

/** Accepts a plain object whose `type` is text that starts with the prefix (S-02, step 3). */
export function readEnvelope(data: unknown, prefix: string): Envelope | undefined {
  if (!isPlainObject(data)) return undefined
  const type = Object.hasOwn(data, 'type') ? data['type'] : undefined
  if (typeof type !== 'string' || !type.startsWith(prefix)) return undefined
  const own = (key: string) => (Object.hasOwn(data, key) ? data[key] : undefined)
  return { kind: type.slice(prefix.length), id: own('id'), payload: own('payload') }
}
