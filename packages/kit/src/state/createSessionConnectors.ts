import type { ConnectorInfo } from '@latchkey/core'
import type { KitConfig } from '../KitConfig.ts'
import { getNamespaces } from '../selectors/getNamespaces.ts'
import { walletConnectId } from '../walletConnectId.ts'

/** WalletConnect, once per configured namespace; known before any wallet is looked for. */
export function createSessionConnectors(config: KitConfig): readonly ConnectorInfo[] {
  const namespaces = config.relayUrl ? getNamespaces({ config }) : []
  return namespaces.map((namespace) => ({
    id: walletConnectId,
    type: 'WALLET_CONNECT',
    name: 'WalletConnect',
    namespace,
  }))
}
