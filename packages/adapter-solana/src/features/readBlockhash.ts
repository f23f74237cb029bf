import { InvalidAnswerError, RpcError, readField } from '@latchkey/core'
import type { Rpc } from '../rpc/Rpc.ts'

type Signal = { readonly signal?: AbortSignal | undefined }

export type Lifetime = {
  readonly blockhash: string
  /** Last block that may contain a transaction with this blockhash. */
  readonly lastValidBlockHeight: number | undefined
}

const commitment = 'confirmed'

/** Reads the latest blockhash. */
export async function readBlockhash(rpc: Rpc, { signal }: Signal): Promise<Lifetime> {
  const answer = await rpc.request('getLatestBlockhash', [{ commitment }], { signal })
  const value = readField(answer, 'value')
  const blockhash = readField(value, 'blockhash')
  const height = readField(value, 'lastValidBlockHeight')
  if (typeof blockhash !== 'string') {
    throw new InvalidAnswerError({ host: 'the cluster', reason: 'no blockhash' })
  }
  return { blockhash, lastValidBlockHeight: typeof height === 'number' ? height : undefined }
}

/**
 * Returns whether no block can contain a transaction any more. Returns `undefined` if the cluster
 * does not tell.
 */
export async function isExpired(
  rpc: Rpc,
  lastValidBlockHeight: number,
  { signal }: Signal,
): Promise<boolean | undefined> {
  try {
    const height = await rpc.request('getBlockHeight', [{ commitment }], { signal })
    return typeof height === 'number' ? height > lastValidBlockHeight : undefined
  } catch (error) {
    if (error instanceof RpcError) return undefined
    throw error
  }
}
