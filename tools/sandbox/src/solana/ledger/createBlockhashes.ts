import { randomBytes } from 'node:crypto'
import { base58 } from '@scure/base'

/** Number of blocks for which a blockhash is valid. */
export const BLOCKHASH_LIFE = 150

export type Blockhashes = {
  readonly getLatest: () => string
  readonly isValid: (blockhash: string) => boolean
  /** Creates a blockhash for each new block. The oldest ones expire. */
  readonly advance: (blocks: number) => void
  /** Oldest first. */
  readonly list: () => readonly string[]
}

const create = () => base58.encode(randomBytes(32))

/**
 * Stores the recent blockhashes of a cluster. litesvm remembers only the newest, which clients
 * never get in time.
 */
export function createBlockhashes(saved: readonly string[] = []): Blockhashes {
  let hashes = saved.length > 0 ? saved : [create()]
  return {
    getLatest: () => hashes.at(-1) ?? '',
    isValid: (blockhash) => hashes.includes(blockhash),
    advance: (blocks) => {
      const fresh = Array.from({ length: Math.min(blocks, BLOCKHASH_LIFE) }, create)
      hashes = [...hashes, ...fresh].slice(-BLOCKHASH_LIFE)
    },
    list: () => hashes,
  }
}
