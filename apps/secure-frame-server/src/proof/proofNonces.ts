import { proofNonceMs } from '../config/constants.ts'
import { isSameText, type KeyedHash } from '../keys/keyedHash.ts'

export type ProofNonces = {
  /** Returns the nonce for responses at a given time. */
  readonly current: (now: number) => string
  /** Returns whether a proof may use a nonce: the nonce of the current or the previous period. */
  readonly isOurs: (nonce: string | undefined, now: number) => boolean
}

/**
 * Creates the nonces of proofs: one per five minutes, derived from a key, so that several servers
 * agree without storing any.
 */
export function createProofNonces(hash: KeyedHash): ProofNonces {
  const of = (period: number) => hash('nonce', String(period))
  const periodOf = (now: number) => Math.floor(now / proofNonceMs)
  return {
    current: (now) => of(periodOf(now)),
    isOurs(nonce, now) {
      if (nonce === undefined) return false
      const period = periodOf(now)
      return isSameText(nonce, of(period)) || isSameText(nonce, of(period - 1))
    },
  }
}
