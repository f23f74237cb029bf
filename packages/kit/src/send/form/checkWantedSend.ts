import { parseCaipNetworkId } from '@latchkey/core'
import type { WantedSend } from '@latchkey/modal'
import type { Kit } from '../../kit/Kit.ts'
import { getWallet } from '../../state/getWallet.ts'

/**
 * Reason why a transfer that an app requests is impossible: an invalid amount, an unconfigured
 * network, or a wallet that cannot send.
 */
export type WantedFault = 'amount' | 'network' | 'wallet'

/**
 * Returns the reason why a requested transfer is impossible: an invalid amount, an unconfigured
 * network, or a network on which the wallet cannot send. Returns `undefined` if it is possible.
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
