import { parseCaipNetworkId } from '@latchkey/core'
import type { WantedSend } from '@latchkey/modal'
import type { Kit } from '../../kit/Kit.ts'
import { getWallet } from '../../state/getWallet.ts'

/** Why what an app wants sent cannot be. */
export type WantedFault = 'amount' | 'network' | 'wallet'

/**
 * Says what speaks against what an app wants sent: an amount that is none, a network that the app does not have, or that
 * the connected wallet cannot send on. `undefined`: nothing.
 */
export function checkWantedSend(
  kit: Pick<Kit, 'config' | 'connection' | 'wallets'>,
  { amount, caipNetworkId }: WantedSend,
): WantedFault | undefined {
  if (!(/^\d*\.?\d+$/.test(amount) && /[1-9]/.test(amount))) return 'amount'
  const { namespace } = parseCaipNetworkId(caipNetworkId)
  if (!kit.config.networks.some((network) => network.caipNetworkId === caipNetworkId)) {
    return 'network'
  }
  return getWallet(kit, { namespace })?.features.send ? undefined : 'wallet'
}
