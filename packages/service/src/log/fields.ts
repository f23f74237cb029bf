/** What every service may log (S-104). What is not allowed is not logged: no bodies, cookies, tokens, texts. */
export type LogFields = {
  readonly ref?: string
  readonly method?: string
  /** Template, never the path asked for. */
  readonly route?: string
  readonly status?: number
  readonly durationMs?: number
  readonly code?: string
  /** For developers; made of fixed words and CAIP ids only. */
  readonly hint?: string | undefined
  readonly errorName?: string
  /** Places in the code, without the message. */
  readonly errorFrames?: readonly string[]
  /** Shortened when written: first six, last four. */
  readonly address?: string
  readonly chainId?: string
  readonly directive?: string
  /** Origin alone. */
  readonly blockedOrigin?: string
  readonly database?: string
  readonly host?: string
  readonly port?: number
  readonly signal?: string
}

/** How a field is written: as it is, or made less of. */
export type WriteField = (value: unknown) => unknown

/** Writes a value as it is; texts are bounded in any case. */
export const asIs: WriteField = (value) => value

/** Writes the first six and last four letters of an account's address. */
export const shortened: WriteField = (value) => {
  const address = String(value)
  return address.length <= 10 ? '…' : `${address.slice(0, 6)}…${address.slice(-4)}`
}

const shared = {
  ref: asIs,
  method: asIs,
  route: asIs,
  status: asIs,
  durationMs: asIs,
  code: asIs,
  hint: asIs,
  errorName: asIs,
  errorFrames: asIs,
  address: shortened,
  chainId: asIs,
  directive: asIs,
  blockedOrigin: asIs,
  database: asIs,
  host: asIs,
  port: asIs,
  signal: asIs,
} as const satisfies Record<keyof LogFields, WriteField>

const maxText = 256
const mostTexts = 16

/** Makes what keeps the allowed fields and bounds texts. Types do not bind at run time, so this does. */
export function createFieldFilter(own: Readonly<Record<string, WriteField>>) {
  const allowed = new Map<string, WriteField>(Object.entries({ ...own, ...shared }))
  return (fields: object): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, value]) => {
        const write = allowed.get(name)
        return write && value !== undefined ? [[name, bound(write(value))]] : []
      }),
    )
}

function bound(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, mostTexts).map(bound)
  return typeof value === 'string' ? value.slice(0, maxText) : value
}
