import type { ConnectorInfo } from '@latchkey/core'
import type { KitConfig } from '../kit/KitConfig.ts'
import { walletConnectId } from '../kit/walletConnectId.ts'
import { getNamespaces } from './getNamespaces.ts'

/**
 * Lists the WalletConnect connector once per configured namespace. It exists before wallet
 * discovery.
 */
export function createRemoteConnectors(config: KitConfig): readonly ConnectorInfo[] {
  const namespaces = config.relayUrl ? getNamespaces({ config }) : []
  return namespaces.map((namespace) => ({
    id: walletConnectId,
    type: 'WALLET_CONNECT',
    name: 'WalletConnect',
    namespace,
  }))
}
