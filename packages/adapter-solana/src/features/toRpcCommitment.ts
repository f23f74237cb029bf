import { type SolanaCommitment, solanaCommitments } from '@latchkey/core'
import { CommitmentInvalidError } from '../errors/transactionErrors.ts'

/** Five of the eight are old names; clusters of today know three. */
const current = {
  processed: 'processed',
  recent: 'processed',
  confirmed: 'confirmed',
  single: 'confirmed',
  singleGossip: 'confirmed',
  finalized: 'finalized',
  root: 'finalized',
  max: 'finalized',
} as const satisfies Record<SolanaCommitment, string>

export type RpcCommitment = (typeof current)[SolanaCommitment]

/**
 * Turns a commitment into what clusters of today call it; `confirmed` where none is given.
 *
 * @throws {CommitmentInvalidError} None of the eight, spelled exactly (K-CHAIN-04).
 */
export function toRpcCommitment(commitment: unknown = 'confirmed'): RpcCommitment {
  const known = solanaCommitments.find((each) => each === commitment)
  if (known === undefined) throw new CommitmentInvalidError()
  return current[known]
}
