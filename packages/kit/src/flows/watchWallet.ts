import type { Wallet, WalletAccount } from '@latchkey/core'
import type { Kit } from '../Kit.ts'
import { toConnectorKey } from '../state/toConnectorKey.ts'
import { withAccounts } from '../state/withAccounts.ts'
import { storeConnections } from '../storage/storedConnections.ts'
import { dropConnection } from './dropConnection.ts'
import { followAccount } from './followAccount.ts'
import { moveToNetwork } from './moveToNetwork.ts'

function takeAccounts(kit: Kit, wallet: Wallet, accounts: readonly WalletAccount[]): void {
  const { namespace, id: connectorId } = wallet.connector.info
  const [first, ...rest] = accounts
  if (!first) {
    dropConnection(kit, { namespace, connectorId })
    return
  }
  const { connections, activeConnectors } = kit.connection.getState()
  const before = connections.find(
    (other) => other.namespace === namespace && other.connector.id === connectorId,
  )
  kit.connection.setState((state) =>
    withAccounts(state, { namespace, connectorId }, [first, ...rest]),
  )
  storeConnections(kit, namespace)
  const isActive = activeConnectors[namespace] === connectorId
  if (isActive && before?.accounts[0]?.address !== first.address) {
    followAccount(kit).catch(() => undefined) // Reported by toast and state.
  }
}

/** Follows what a wallet says about itself until the connection ends. */
export function watchWallet(kit: Kit, wallet: Wallet): void {
  const { namespace, id: connectorId } = wallet.connector.info
  const key = toConnectorKey(namespace, connectorId)
  kit.runtime.wallets.get(key)?.()
  const stop = wallet.watch({
    accountsChanged: (accounts) => takeAccounts(kit, wallet, accounts),
    networkChanged: (caipNetworkId) => {
      const isActive = kit.connection.getState().activeConnectors[namespace] === connectorId
      if (isActive) moveToNetwork(kit, caipNetworkId)
    },
    disconnected: () => dropConnection(kit, { namespace, connectorId }),
  })
  kit.runtime.wallets.set(key, stop)
}
