import { proofNonceMs } from '../config/constants.ts'
import { isSameText, type KeyedHash } from '../keys/keyedHash.ts'

export type ProofNonces = {
  /** The nonce of the answers of this moment. */
  readonly current: (now: number) => string
  /** Tells whether a proof may still carry it: of this period or of the one before. */
  readonly isOurs: (nonce: string | undefined, now: number) => boolean
}

/** Makes the nonces of proofs: one per five minutes, derived, so that several servers agree and none is stored. */
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
