import { bodyLimitBytes } from '../config/constants.ts'

/** Default policy for routes that only read: safe to repeat, without a CSRF token. */
export const readPolicy = {
  rate: 'read',
  bodyLimitBytes,
  idempotency: 'safe',
  csrf: 'safe-method',
  contentType: 'application/json',
} as const

/** Route policy of a change that may be sent repeatedly without harm. */
export const changePolicy = {
  rate: 'write',
  bodyLimitBytes,
  idempotency: 'repeatable',
  csrf: 'required',
  contentType: 'application/json',
} as const

/** Policy of the routes for health checks and metrics, which no user calls. */
export const supervisionPolicy = {
  ...readPolicy,
  access: 'public',
  owner: 'no-owner',
  rate: 'free',
} as const

/** Response of a route that changes data and has no result to return. */
export const done = { ok: true } as const
