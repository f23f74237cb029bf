/**
 * A JSON-RPC frame. `id` is the original JSON text, because ids have more digits than a number
 * holds: `"1795…"` with its quotes, or `1795…`.
 */
export type Frame =
  | {
      readonly kind: 'request'
      readonly id: string
      readonly method: string
      readonly params: unknown
    }
  | { readonly kind: 'response'; readonly id: string; readonly ok: boolean }
  /** A frame without an id gets no response, because clients fail on the id `null`. */
  | { readonly kind: 'garbage'; readonly id?: string }

const garbage: Frame = { kind: 'garbage' }

/**
 * The third argument of a `JSON.parse` reviver: the source text of a value. The library's types do
 * not have it yet.
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

/** Parses one frame. Never throws. */
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
