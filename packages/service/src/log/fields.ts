import { asIs, createFieldFilter, shortened, type WriteField } from '@latchkey/core/log'

/**
 * Log fields that every service may write (S-104). All other data stays out of the log, such as
 * bodies, cookies, tokens and texts of users.
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
  /** Frames of the error's stack, without its message. */
  readonly errorFrames?: readonly string[]
  /** An account's address. The log shortens it to the first six and last four characters. */
  readonly address?: string
  readonly chainId?: string
  readonly directive?: string
  /** Origin of a URL that a policy blocked, without path and query. */
  readonly blockedOrigin?: string
  readonly database?: string
  readonly host?: string
  readonly port?: number
  readonly signal?: string
  /** SQL statement without its parameter values. */
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
 * Creates the filter for the log fields of a server: those of every service and its own. A server
 * cannot change the format of a shared field.
 */
export function createServiceFilter(own: Readonly<Record<string, WriteField>>) {
  return createFieldFilter({ ...own, ...shared })
}
