import type { Hex } from 'viem'
import type { FrameNetwork } from '../accounts/createNetworks.ts'

/** What became of one batch of calls. */
export type Batch = {
  readonly network: FrameNetwork
  readonly version: string
  /** In the order of the calls; fewer when a later one could not be sent. */
  readonly hashes: readonly Hex[]
  readonly callCount: number
}

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
