import { ConnectorNotConnectedError, type Wallet } from '@latchkey/core'
import type { Connection } from '../ConnectionState.ts'
import type { Kit } from '../Kit.ts'
import { toConnectorKey } from '../state/toConnectorKey.ts'
import { toTypedAccounts } from '../state/withAccounts.ts'
import { withConnection, withRestoredConnection } from '../state/withConnection.ts'
import { toConnectorIdKey } from '../storage/keys.ts'
import { storeEnded } from '../storage/storedConnections.ts'
import { saveConnections } from './saveConnections.ts'
import { watchWallet } from './watchWallet.ts'

/**
 * Asks a connected wallet for its accounts and network (S-133: no connection is shown that does not work).
 *
 * @throws {ConnectorNotConnectedError} It shares no account.
 */
export async function readConnection(wallet: Wallet, signal: AbortSignal): Promise<Connection> {
  const [accounts, caipNetworkId] = await Promise.all([
    wallet.getAccounts({ signal }),
    wallet.getNetworkId({ signal }),
  ])
  signal.throwIfAborted()
  if (accounts.length === 0) throw new ConnectorNotConnectedError()
  const connector = wallet.connector.info
  const { namespace } = connector
  const approvedNetworkIds = wallet.features.getApprovedNetworkIds?.()
  return {
    connector,
    namespace,
    accounts: toTypedAccounts(namespace, accounts),
    caipNetworkId,
    ...(approvedNetworkIds && { approvedNetworkIds }),
  }
}

export type KeepWalletOptions = {
  /** It came back by itself: it is in use only where it was, or where no other is. */
  readonly restored?: boolean
}

function isStoredActive(kit: Kit, { namespace, connector }: Connection): boolean {
  return kit.runtime.storage.read(toConnectorIdKey(namespace)) === connector.id
}

/** Holds on to a wallet that has told what it shares, and follows it from now on. */
export function keepWallet(
  kit: Kit,
  live: { readonly wallet: Wallet; readonly connection: Connection },
  { restored = false }: KeepWalletOptions = {},
): void {
  const { wallet, connection } = live
  const { namespace, connector } = connection
  storeEnded(kit, { namespace, connectorId: connector.id }, false)
  kit.wallets.set(toConnectorKey(namespace, connector.id), wallet)
  watchWallet(kit, wallet)
  const wasActive = isStoredActive(kit, connection)
  kit.connection.setState((state) =>
    restored
      ? withRestoredConnection(state, connection, { wasActive })
      : withConnection(state, connection),
  )
  saveConnections(kit, namespace, { keepsActive: restored })
}
