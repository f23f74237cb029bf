import { BaseError } from '../errors/BaseError.ts'
import type { StoragePort } from '../storage/StoragePort.ts'

/** Error of a blocked or full storage in tests. */
export class StorageRefusedError extends BaseError {
  override readonly name = 'StorageRefusedError'
  constructor() {
    super('Storage refused', { code: 'storage_refused', hint: 'Thrown by createFailingStorage.' })
  }
}

export type FailingStorageOptions = {
  /** `blocked`: every method throws, as with disabled cookies. `full`: only writing throws. */
  readonly reason: 'blocked' | 'full'
  /** Storage whose content can still be read if `reason` is `full`. */
  readonly storage: StoragePort
}

/** Creates a storage that throws like a blocked or full storage of a browser. */
export function createFailingStorage({ reason, storage }: FailingStorageOptions): StoragePort {
  const refuse = () => {
    throw new StorageRefusedError()
  }
  if (reason === 'blocked') return { getItem: refuse, setItem: refuse, removeItem: refuse }
  return { ...storage, setItem: refuse }
}
