import { asIs, createFieldFilter, shortened, type WriteField } from '@latchkey/core/log'

/**
 * Allowed log fields of every service (S-104). Other data is not logged: no bodies, cookies, tokens
 * or texts.
 */
export type LogFields = {
  readonly ref?: string
  readonly method?: string
  /** Template of the route, never the requested path. */
  readonly route?: string
  readonly status?: number
  readonly durationMs?: number
  readonly code?: string
  /** Hint for developers. It consists of fixed words and CAIP ids only. */
  readonly hint?: string | undefined
  readonly errorName?: string
  /** Stack frames, without the error message. */
  readonly errorFrames?: readonly string[]
  /** Shortened to the first six and last four characters when written. */
  readonly address?: string
  readonly chainId?: string
  readonly directive?: string
  /** The origin, without path and query. */
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

/**
 * Creates the filter for the allowed fields of every service and of one server. The server cannot
 * override the format of a shared field.
 */
export function createServiceFilter(own: Readonly<Record<string, WriteField>>) {
  return createFieldFilter({ ...own, ...shared })
}
