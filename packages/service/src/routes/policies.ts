import { bodyLimitBytes } from '../config/constants.ts'

/** Policy of a read endpoint. */
export const readPolicy = {
  rate: 'read',
  bodyLimitBytes,
  idempotency: 'safe',
  csrf: 'safe-method',
  contentType: 'application/json',
} as const

/** Policy of a change that can be repeated without harm. */
export const changePolicy = {
  rate: 'write',
  bodyLimitBytes,
  idempotency: 'repeatable',
  csrf: 'required',
  contentType: 'application/json',
} as const

/** Policy of supervision endpoints. */
export const supervisionPolicy = {
  ...readPolicy,
  access: 'public',
  owner: 'nobody-in-particular',
  rate: 'free',
} as const

/** Answer of a change without a result. */
export const done = { ok: true } as const
