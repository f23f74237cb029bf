import { BaseError } from '@latchkey/core'

/** Tells that the server wants a proof with its newest nonce, and did nothing else. */
export const isStaleProof = (error: unknown): boolean =>
  error instanceof BaseError && error.code === 'use_dpop_nonce'
