import type { Hex } from 'viem'
import type { FrameNetwork } from '../../accounts/createNetworks.ts'

type BatchCommon = { readonly network: FrameNetwork; readonly version: string }

/** A batch that was sent call by call. */
export type SentBatch = BatchCommon & {
  /** In the order of the calls; fewer when a later one could not be sent. */
  readonly hashes: readonly Hex[]
  readonly callCount: number
}

/** What was sent for one batch of calls; of a smart account it is one user operation, named by its hash. */
export type Batch = SentBatch | (BatchCommon & { readonly operation: string })

/** The batches of this document by id. */
export type Batches = {
  readonly get: (id: string) => Batch | undefined
  readonly set: (id: string, batch: Batch) => void
}

const mostBatches = 256

/** Makes the list; the oldest batch goes when it is full. */
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
