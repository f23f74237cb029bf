import { asIs, createFieldFilter, shortened, type WriteField } from '@latchkey/core/log'

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
  /** SQL without its values. */
  readonly statement?: string
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
  statement: asIs,
} as const satisfies Record<keyof LogFields, WriteField>

/** Makes what keeps the fields of every service and those of one, which cannot write more of a shared field. */
export function createServiceFilter(own: Readonly<Record<string, WriteField>>) {
  return createFieldFilter({ ...own, ...shared })
}
