import type { Kit } from '../kit/Kit.ts'
import { getPairing } from './getPairing.ts'

/** Marks the current pairing as stale. The next pairing is new. */
export function resetPairing(kit: Pick<Kit, 'connection' | 'slots'>): void {
  getPairing(kit).stale = true
  kit.connection.setState({ pairing: undefined })
}
