import type { Hex } from 'viem'
import type { FrameNetwork } from '../../accounts/createNetworks.ts'

type BatchCommon = { readonly network: FrameNetwork; readonly version: string }

/** A batch of calls that was sent as a separate transaction for each call. */
export type SentBatch = BatchCommon & {
  /**
   * Transaction hashes in the order of the calls. Fewer than `callCount` if a later call could not
   * be sent.
   */
  readonly hashes: readonly Hex[]
  readonly callCount: number
}

/**
 * A batch of calls that was sent. A smart account sends it as one user operation, identified by its
 * hash.
 */
export type Batch = SentBatch | (BatchCommon & { readonly operation: string })

/** The batches of calls (`wallet_sendCalls`) that this document has sent, by id. */
export type Batches = {
  readonly get: (id: string) => Batch | undefined
  readonly set: (id: string, batch: Batch) => void
}

const mostBatches = 256

/**
 * Creates an empty list of sent batches of calls. When it is full, a new batch replaces the oldest.
 */
export function createBatches(): Batches {
  const batches = new Map<string, Batch>()
  return {
    get: (id) => batches.get(id),
    set(id, batch) {
      const [oldest] = batches.keys()
      if (batches.size >= mostBatches && oldest !== undefined) batches.delete(oldest)
      batches.set(id, batch)
    },
  }
}
