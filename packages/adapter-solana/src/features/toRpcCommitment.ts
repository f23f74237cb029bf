import { type SolanaCommitment, solanaCommitments } from '@latchkey/core'
import { CommitmentInvalidError } from '../errors/transactionErrors.ts'

/**
 * Maps the eight commitments that any Solana version accepts to the three of current clusters. The
 * other five are old names.
 */
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
 * Converts a commitment to its current name. Default: `confirmed`.
 *
 * @throws {CommitmentInvalidError} The commitment is not exactly one of the eight values
 * (K-CHAIN-04).
 */
export function toRpcCommitment(commitment: unknown = 'confirmed'): RpcCommitment {
  const known = solanaCommitments.find((each) => each === commitment)
  if (known === undefined) throw new CommitmentInvalidError()
  return current[known]
}
