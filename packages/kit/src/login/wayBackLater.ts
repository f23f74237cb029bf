import type { Kit } from '../kit/Kit.ts'
import { wayBackLaterKey } from './storage.ts'

/** Says whether a person has put off a way back for this wallet; then receiving asks no more (S-35g). */
export function wasWayBackPutOff(kit: Pick<Kit, 'storage'>, address: string): boolean {
  return kit.storage.read(wayBackLaterKey) === address
}

/** Notes that a person wants to receive without a way back for now. What is sent asks by itself, in the frame. */
export function putOffWayBack(kit: Pick<Kit, 'storage'>, address: string): void {
  kit.storage.write(wayBackLaterKey, address)
}
