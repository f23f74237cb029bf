import type { ErrorCode } from '@latchkey/product-api'

/** Everything a log line may carry (S-104). What is not here is not logged: no bodies, cookies, tokens, texts. */
export type LogFields = {
  readonly ref?: string
  readonly method?: string
  /** Template, never the path asked for. */
  readonly route?: string
  readonly status?: number
  readonly durationMs?: number
  readonly code?: ErrorCode
  /** For developers; made of fixed words and CAIP ids only. */
  readonly hint?: string | undefined
  readonly errorName?: string
  /** Places in the code, without the message. */
  readonly errorFrames?: readonly string[]
  /** Shortened when written: first six, last four. */
  readonly address?: string
  readonly chainId?: string
  readonly signer?: string
  readonly directive?: string
  /** Origin alone. */
  readonly blockedOrigin?: string
  readonly database?: string
  readonly host?: string
  readonly port?: number
  readonly signal?: string
}

const allowed = {
  ref: true,
  method: true,
  route: true,
  status: true,
  durationMs: true,
  code: true,
  hint: true,
  errorName: true,
  errorFrames: true,
  address: true,
  chainId: true,
  signer: true,
  directive: true,
  blockedOrigin: true,
  database: true,
  host: true,
  port: true,
  signal: true,
} as const satisfies Record<keyof LogFields, true>

const maxText = 256

/** Keeps the allowed fields, bounds texts, shortens addresses. Types do not bind at run time, so this does. */
export function toLogged(fields: LogFields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name, value]) => Object.hasOwn(allowed, name) && value !== undefined)
      .map(([name, value]) => [name, name === 'address' ? shorten(String(value)) : bound(value)]),
  )
}

function shorten(address: string): string {
  return address.length <= 10 ? '…' : `${address.slice(0, 6)}…${address.slice(-4)}`
}

function bound(value: unknown): unknown {
  return typeof value === 'string' ? value.slice(0, maxText) : value
}
