import { isText, type StorageKey } from '@latchkey/core'
import type { Kit } from '../kit/Kit.ts'

/**
 * Address of the wallet for which the user last postponed the recovery setup. This key is
 * Latchkey's own, so it has a version (S-100).
 */
export const recoveryPostponedKey: StorageKey<string | undefined> = {
  name: '@latchkey/way_back_later',
  version: 1,
  fallback: undefined,
  parse: (raw) => (isText(raw) ? raw : undefined),
}

/**
 * Returns whether the user has postponed the recovery setup for this wallet. If so, receiving does
 * not prompt again (S-35g).
 */
export function wasWayBackPutOff(kit: Pick<Kit, 'storage'>, address: string): boolean {
  return kit.storage.read(recoveryPostponedKey) === address
}

/**
 * Stores that the user postpones the recovery setup when receiving. Sending still prompts, inside
 * the frame.
 */
export function putOffWayBack(kit: Pick<Kit, 'storage'>, address: string): void {
  kit.storage.write(recoveryPostponedKey, address)
}
