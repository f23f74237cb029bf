import { bodyLimitBytes } from '../constants.ts'

/** Policy of a read of the contract. */
export const read = {
  rate: 'read',
  bodyLimitBytes,
  idempotency: 'safe',
  csrf: 'safe-method',
  contentType: 'application/json',
} as const

/** Policy of a change of the contract that can be repeated without harm. */
export const change = {
  rate: 'write',
  bodyLimitBytes,
  idempotency: 'repeatable',
  csrf: 'required',
  contentType: 'application/json',
} as const

/** Answer of what only has to be done. */
export const done = { ok: true } as const
