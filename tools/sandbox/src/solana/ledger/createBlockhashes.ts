import { randomBytes } from 'node:crypto'
import { base58 } from '@scure/base'

/** Number of blocks after which a Solana blockhash expires. */
export const BLOCKHASH_LIFE = 150

export type Blockhashes = {
  readonly getLatest: () => string
  readonly isValid: (blockhash: string) => boolean
  /** Adds a blockhash for each new block of the cluster. The oldest ones are removed. */
  readonly advance: (blocks: number) => void
  /** Returns the blockhashes that transactions may use, oldest first. */
  readonly list: () => readonly string[]
}

const create = () => base58.encode(randomBytes(32))

/**
 * Creates the list of a cluster's recent blockhashes. litesvm only accepts the latest one, which
 * would be outdated when a client's transaction arrives.
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
