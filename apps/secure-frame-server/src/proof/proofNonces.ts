import { proofNonceMs } from '../config/constants.ts'
import { isSameText, type KeyedHash } from '../keys/keyedHash.ts'

export type ProofNonces = {
  /** Returns the nonce for device proofs that responses carry at the given time. */
  readonly current: (now: number) => string
  /** Returns whether a proof's nonce is valid, i.e. from the current or the previous period. */
  readonly isOurs: (nonce: string | undefined, now: number) => boolean
}

/**
 * Creates the nonces for device proofs. They change every five minutes and are derived from a key,
 * so that several servers use the same ones without storing them.
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
