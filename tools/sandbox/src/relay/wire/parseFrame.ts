/**
 * A parsed JSON-RPC frame of a relay's client. `id` is the JSON text of the id, such as `"1795…"`
 * with its quotes or `1795…`, because ids may have more digits than a number can represent.
 */
export type Frame =
  | {
      readonly kind: 'request'
      readonly id: string
      readonly method: string
      readonly params: unknown
    }
  | { readonly kind: 'response'; readonly id: string; readonly ok: boolean }
  /** An invalid frame. Without an id it gets no response, because clients fail on the id `null`. */
  | { readonly kind: 'garbage'; readonly id?: string }

const garbage: Frame = { kind: 'garbage' }

/**
 * The third argument of a reviver for `JSON.parse`, with the source text of a value. TypeScript's
 * types do not contain it yet.
 */
type Source = readonly [context?: { readonly source?: string }]

function parseWithId(text: string): { readonly value: unknown; readonly id: string | undefined } {
  const ids = new WeakMap<object, string>()
  function revive(this: object, key: string, ...[value, context]: [unknown, ...Source]) {
    if (key !== 'id') return value
    if (typeof value === 'number') ids.set(this, context?.source ?? `${value}`)
    if (typeof value === 'string') ids.set(this, JSON.stringify(value))
    return value
  }
  const value: unknown = JSON.parse(text, revive)
  return { value, id: typeof value === 'object' && value !== null ? ids.get(value) : undefined }
}

/**
 * Parses one JSON-RPC frame of a relay's client. Returns kind `garbage` for an invalid frame
 * instead of throwing.
 */
export function parseFrame(text: string): Frame {
  let parsed: ReturnType<typeof parseWithId>
  try {
    parsed = parseWithId(text)
  } catch {
    return garbage
  }
  const { value, id } = parsed
  if (id === undefined || id.length > 64 || typeof value !== 'object' || value === null)
    return garbage
  if ('method' in value && typeof value.method === 'string')
    return {
      kind: 'request',
      id,
      method: value.method,
      params: 'params' in value ? value.params : {},
    }
  if ('result' in value || 'error' in value) return { kind: 'response', id, ok: 'result' in value }
  return { kind: 'garbage', id }
}
