import { ConnectorNotConnectedError, type Wallet, type WalletAccount } from '@latchkey/core'
import type { Connection } from '../../kit/ConnectionState.ts'
import type { Kit } from '../../kit/Kit.ts'
import { toConnectorKey } from '../../state/toConnectorKey.ts'
import { toTypedAccounts } from '../../state/withAccounts.ts'
import { withConnection, withRestoredConnection } from '../../state/withConnection.ts'
import { saveConnections } from '../../storage/saveConnections.ts'
import { isStoredActive, storeEnded, storeNetwork } from '../../storage/storedConnections.ts'
import { watchWallet } from './watchWallet.ts'

/**
 * Reads the accounts of a wallet. Selects the previously active account if the site may choose and
 * the wallet still shares it.
 */
async function readAccounts(
  wallet: Wallet,
  signal: AbortSignal,
  wanted: string | undefined,
): Promise<readonly WalletAccount[]> {
  const { namespace } = wallet.connector.info
  const accounts = toTypedAccounts(namespace, await wallet.getAccounts({ signal }))
  const { selectAccount } = wallet.features
  const isElsewhere = accounts.slice(1).some(({ address }) => address === wanted)
  if (wanted === undefined || !selectAccount || !isElsewhere) return accounts
  selectAccount(wanted)
  return toTypedAccounts(namespace, await wallet.getAccounts({ signal }), accounts)
}

/**
 * Reads accounts and network of a wallet, so that only a working connection is shown (S-133).
 *
 * @param wanted - The account to activate, if possible.
 * @throws {ConnectorNotConnectedError} The wallet shares no account.
 */
export async function readConnection(
  wallet: Wallet,
  signal: AbortSignal,
  wanted?: string,
): Promise<Connection> {
  const [accounts, caipNetworkId] = await Promise.all([
    readAccounts(wallet, signal, wanted),
    wallet.getNetworkId({ signal }),
  ])
  signal.throwIfAborted()
  if (accounts.length === 0) throw new ConnectorNotConnectedError()
  const connector = wallet.connector.info
  const approvedNetworkIds = wallet.features.getApprovedNetworkIds?.()
  return {
    connector,
    namespace: connector.namespace,
    accounts,
    caipNetworkId,
    ...(approvedNetworkIds && { approvedNetworkIds }),
  }
}

export type KeepWalletOptions = {
  /**
   * Whether the connection was restored from storage. A restored connection becomes active only if
   * it was active at the last visit or its namespace has no active connection.
   */
  readonly restored?: boolean
}

/**
 * Stores a connected wallet and its connection in the kit, and follows the wallet's events from now
 * on.
 */
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
  const wasActive = isStoredActive(kit, { namespace, connectorId: connector.id })
  kit.connection.setState((state) =>
    restored
      ? withRestoredConnection(state, connection, { wasActive })
      : withConnection(state, connection),
  )
  saveConnections(kit, namespace, { keepsActive: restored })
  // Stores the network again, because the wallet may have changed its network since the last visit.
  if (restored && wasActive) storeNetwork(kit)
}
