import type { ChainNamespace } from '@latchkey/core'
import {
  type Connections,
  getActiveNamespace,
  getConnections,
  isMultiWalletEnabled,
} from '@latchkey/kit'
import { useKitContext } from '../../context/KitContext.ts'
import { useKitFacts } from '../state/useKitFacts.ts'
import { useMultiWallet } from './useMultiWallet.ts'

const none: Connections = { connections: [], recentConnections: [] }

/**
 * Lists the connections of a namespace, the active one first, and the recently used wallets.
 * Default: the active namespace. Without the multi-wallet feature, an alert informs the developer
 * and the lists are empty (K-PROF-10).
 */
export function useConnections(namespace?: ChainNamespace): Connections {
  const { kit } = useKitContext()
  useMultiWallet()
  return useKitFacts(() => {
    if (!isMultiWalletEnabled(kit)) return none
    return getConnections(kit, { namespace: namespace ?? getActiveNamespace(kit) })
  }, none)
}
