import type { ConnectorInfo } from '@latchkey/core'
import type { KitConfig } from '../kit/KitConfig.ts'
import { walletConnectId } from '../kit/walletConnectId.ts'
import { getNamespaces } from './getNamespaces.ts'

/**
 * Creates the WalletConnect connector for each configured namespace. It is available before wallet
 * discovery has finished.
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
