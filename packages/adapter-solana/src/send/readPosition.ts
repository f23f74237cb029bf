import { InvalidAnswerError, readField } from '@latchkey/core'
import { isExpired, readBlockhash } from '../features/readBlockhash.ts'
import type { Rpc } from '../rpc/Rpc.ts'

type Place = { readonly from: string; readonly since?: string | undefined }
type Signal = { readonly signal: AbortSignal | undefined }

/** Signature of the account's latest transaction. Empty for an account without transactions. */
async function readLatest(rpc: Rpc, from: string, { signal }: Signal): Promise<string> {
  const params = [from, { limit: 1, commitment: 'confirmed' }]
  const answer = await rpc.request('getSignaturesForAddress', params, { signal })
  if (!Array.isArray(answer)) throw invalid('no list of signatures')
  if (answer.length === 0) return ''
  const signature = readField(answer[0], 'signature')
  if (typeof signature !== 'string') throw invalid('no signature')
  return signature
}

const invalid = (reason: string) => new InvalidAnswerError({ host: 'the cluster', reason })

/**
 * Reads the position of an account: the signature of its latest transaction and the last block that
 * may contain a transaction with the latest blockhash, separated by `@`. With `since` and a newer
 * transaction, the answer is its signature alone.
 *
 * @throws {InvalidAnswerError} No transaction is visible, but a transaction that was signed at
 * `since` can still be confirmed, because its blockhash has not expired.
 */
export async function readPosition(
  rpc: Rpc,
  { from, since }: Place,
  { signal }: Signal,
): Promise<string> {
  if (since === undefined) {
    const latest = await readLatest(rpc, from, { signal })
    const { lastValidBlockHeight } = await readBlockhash(rpc, { signal })
    if (lastValidBlockHeight === undefined) throw invalid('no block height')
    return `${latest}@${lastValidBlockHeight}`
  }
  const [before, height] = since.split('@')
  // The height is read first, so that a transaction of the last valid block is visible afterwards.
  const isOver = await isExpired(rpc, Number(height), { signal })
  const latest = await readLatest(rpc, from, { signal })
  if (latest !== before) return latest
  if (!isOver) throw invalid('a blockhash that has not expired')
  return since
}
