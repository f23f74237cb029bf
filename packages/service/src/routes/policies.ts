import { bodyLimitBytes } from '../config/constants.ts'

/** Route policy of an endpoint that only reads. */
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

/** Route policy of the endpoints for health and metrics. */
export const supervisionPolicy = {
  ...readPolicy,
  access: 'public',
  owner: 'no-owner',
  rate: 'free',
} as const

/** Answer of a change that has no result to return. */
export const done = { ok: true } as const
