import type { SigningRequest } from '../requests/SigningRequest.ts'
import { type DecodeOptions, decodeRequest } from './decodeRequest.ts'
import { readEvmFacts } from './facts/readEvmFacts.ts'
import { readLookupTables, readSolanaFacts } from './facts/readSolanaFacts.ts'
import type { Approval } from './model/Approval.ts'
import { type Facts, noFacts } from './model/Facts.ts'
import { toApproval } from './toApproval.ts'

export type PrepareOptions = Pick<DecodeOptions, 'now' | 'nameZones'> & {
  readonly signal: AbortSignal
}

/**
 * Prepares the approval screen: decodes a request and reads its facts from the chain. Facts that
 * the chain did not return are marked as unknown. The decoded effects do not depend on them.
 *
 * @throws {RequestRefusedError} A rule forbids the request.
 * @throws {InvalidRequestError} The parameters are invalid for the method.
 */
export async function prepareApproval(
  request: SigningRequest,
  { now, nameZones, signal }: PrepareOptions,
): Promise<Approval> {
  const first = decodeRequest(request, { now, nameZones })
  if (!request.method.startsWith('solana_')) {
    const needsFacts = request.method !== 'personal_sign'
    const facts = needsFacts ? await readEvmFacts(request, first, { signal }) : noFacts
    return toApproval(request, first, facts)
  }
  if (request.method === 'solana_signMessage') return toApproval(request, first, noFacts)
  const tables = await readLookupTables(request, { signal })
  const decoded = tables.size > 0 ? decodeRequest(request, { now, tables }) : first
  const facts: Facts = await readSolanaFacts(request, decoded, { signal, tables })
  return toApproval(request, decoded, facts)
}
