import { bodyLimitBytes } from '../config/constants.ts'

/** Policy of a read of a contract. */
export const readPolicy = {
  rate: 'read',
  bodyLimitBytes,
  idempotency: 'safe',
  csrf: 'safe-method',
  contentType: 'application/json',
} as const

/** Policy of a change of a contract that can be repeated without harm. */
export const changePolicy = {
  rate: 'write',
  bodyLimitBytes,
  idempotency: 'repeatable',
  csrf: 'required',
  contentType: 'application/json',
} as const

/** Policy of what supervisors ask. */
export const supervisionPolicy = {
  ...readPolicy,
  access: 'public',
  owner: 'nobody-in-particular',
  rate: 'free',
} as const

/** Answer of what only has to be done. */
export const done = { ok: true } as const
