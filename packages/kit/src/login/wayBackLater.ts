import { isText, type StorageKey } from '@latchkey/core'
import type { Kit } from '../kit/Kit.ts'

/** Address of the wallet for which a way back was put off last. Our own key: with a version (S-100). */
export const wayBackLaterKey: StorageKey<string | undefined> = {
  name: '@latchkey/way_back_later',
  version: 1,
  fallback: undefined,
  parse: (raw) => (isText(raw) ? raw : undefined),
}

/** Says whether a person has put off a way back for this wallet; then receiving asks no more (S-35g). */
export function wasWayBackPutOff(kit: Pick<Kit, 'storage'>, address: string): boolean {
  return kit.storage.read(wayBackLaterKey) === address
}

/** Notes that a person wants to receive without a way back for now. What is sent asks by itself, in the frame. */
export function putOffWayBack(kit: Pick<Kit, 'storage'>, address: string): void {
  kit.storage.write(wayBackLaterKey, address)
}
