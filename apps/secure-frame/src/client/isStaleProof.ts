import { BaseError } from '@latchkey/core'

/**
 * Returns whether the server only requests a proof with its newest nonce and has done nothing else.
 */
export const isStaleProof = (error: unknown): boolean =>
  error instanceof BaseError && error.code === 'use_dpop_nonce'
