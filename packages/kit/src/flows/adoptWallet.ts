import { ConnectorNotConnectedError, type Wallet } from '@latchkey/core'
import type { Connection } from '../ConnectionState.ts'
import type { Kit } from '../Kit.ts'
import { toConnectorKey } from '../state/toConnectorKey.ts'
import { withConnection } from '../state/withConnection.ts'
import { storeConnections } from '../storage/storedConnections.ts'
import { watchWallet } from './watchWallet.ts'

/**
 * Makes a connected wallet the active one of its namespace, once it has told its accounts and network (S-133: no
 * connection is shown that does not work).
 *
 * @throws {ConnectorNotConnectedError} It shares no account.
 */
export async function adoptWallet(
  kit: Kit,
  wallet: Wallet,
  signal: AbortSignal,
): Promise<Connection> {
  const [accounts, caipNetworkId] = await Promise.all([
    wallet.getAccounts({ signal }),
    wallet.getNetworkId({ signal }),
  ])
  signal.throwIfAborted()
  if (accounts.length === 0) throw new ConnectorNotConnectedError()
  const connector = wallet.connector.info
  const { namespace } = connector
  const connection: Connection = { connector, namespace, accounts, caipNetworkId }
  kit.wallets.set(toConnectorKey(namespace, connector.id), wallet)
  watchWallet(kit, wallet)
  kit.connection.setState((state) => withConnection(state, connection))
  storeConnections(kit, namespace)
  return connection
}
