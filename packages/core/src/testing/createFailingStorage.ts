import { BaseError } from '../errors/BaseError.ts'
import type { StoragePort } from '../storage/StoragePort.ts'

/** What a blocked or full storage throws in tests. */
export class StorageRefusedError extends BaseError {
  override readonly name = 'StorageRefusedError'
  constructor() {
    super('Storage refused', { code: 'storage_refused', hint: 'Thrown by createFailingStorage.' })
  }
}

export type FailingStorageOptions = {
  /** What throws. `blocked`: everything, as with cookies off. `full`: writing only. */
  readonly reason: 'blocked' | 'full'
  /** What a full storage holds. */
  readonly storage: StoragePort
}

/** Makes a storage that throws as browsers do when it is blocked or full. */
export function createFailingStorage({ reason, storage }: FailingStorageOptions): StoragePort {
  const refuse = () => {
    throw new StorageRefusedError()
  }
  if (reason === 'blocked') return { getItem: refuse, setItem: refuse, removeItem: refuse }
  return { ...storage, setItem: refuse }
}
