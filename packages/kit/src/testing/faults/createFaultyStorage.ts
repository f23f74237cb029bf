import { createMemoryStorage } from '@latchkey/core/testing'
import type { StoragePort } from '../../kit/ports.ts'

/** A fake browser storage of an origin that can be full or blocked for a while. */
export type FaultyStorage = StoragePort & {
  readonly setFault: (fault: 'none' | 'full' | 'blocked') => void
  /** Reads the stored value even while the storage is faulty, so that tests can check it. */
  readonly peek: (key: string) => string | null
  /** Writes a value even while the storage is faulty, as other code of the page does. */
  readonly poke: (key: string, value: string) => void
}

/** Creates a fake browser storage, without faults at first. */
export function createFaultyStorage(): FaultyStorage {
  const kept = createMemoryStorage()
  let fault: 'none' | 'full' | 'blocked' = 'none'
  const failOn = (...faults: readonly (typeof fault)[]) => {
    if (faults.includes(fault)) throw new DOMException(fault, 'QuotaExceededError')
  }
  return {
    getItem: (key) => {
      failOn('blocked')
      return kept.getItem(key)
    },
    setItem: (key, value) => {
      failOn('blocked', 'full')
      kept.setItem(key, value)
    },
    removeItem: (key) => {
      failOn('blocked')
      kept.removeItem(key)
    },
    setFault: (next) => {
      fault = next
    },
    peek: kept.getItem,
    poke: kept.setItem,
  }
}
