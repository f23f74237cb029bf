import type { Kit } from '../kit/Kit.ts'
import { getPairing } from './getPairing.ts'

/**
 * Makes the next call of `pair` start a new WalletConnect pairing instead of showing the current
 * one.
 */
export function resetPairing(kit: Pick<Kit, 'connection' | 'slots'>): void {
  getPairing(kit).stale = true
  kit.connection.setState({ pairing: undefined })
}
