import type { Kit } from '../kit/Kit.ts'
import { getPairing } from './getPairing.ts'

/** Forgets the pairing that is shown: the next one is new. */
export function resetPairing(kit: Pick<Kit, 'connection' | 'slots'>): void {
  getPairing(kit).stale = true
  kit.connection.setState({ pairing: undefined })
}
