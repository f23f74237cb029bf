import { isText, type StorageKey } from '@latchkey/core'
import type { Kit } from '../kit/Kit.ts'

/**
 * Storage key for the address of the wallet whose recovery setup the user last postponed. The value
 * has a version, because the key belongs to the kit (S-100).
 */
export const recoveryPostponedKey: StorageKey<string | undefined> = {
  name: '@latchkey/way_back_later',
  version: 1,
  fallback: undefined,
  parse: (raw) => (isText(raw) ? raw : undefined),
}

/**
 * Returns whether the user has postponed the recovery setup for this wallet. If so, the receive
 * page does not offer it again (S-35g).
 */
export function wasWayBackPutOff(kit: Pick<Kit, 'storage'>, address: string): boolean {
  return kit.storage.read(recoveryPostponedKey) === address
}

/**
 * Stores that the user has postponed the recovery setup on the receive page. The secure frame still
 * offers the setup before a transfer.
 */
export function putOffWayBack(kit: Pick<Kit, 'storage'>, address: string): void {
  kit.storage.write(recoveryPostponedKey, address)
}
