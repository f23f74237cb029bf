import { BaseError } from '@latchkey/core'

/**
 * Returns whether the server rejected a call only because its proof needs a newer nonce. The call
 * had no effect.
 */
export const isStaleProof = (error: unknown): boolean =>
  error instanceof BaseError && error.code === 'use_dpop_nonce'
