import type {
  CaipAddress,
  CaipNetworkId,
  ChainNamespace,
  ConnectorInfo,
  WalletAccount,
} from '@latchkey/core'
import type { Connection, ConnectionStatus } from '../ConnectionState.ts'
import type { Kit } from '../Kit.ts'
import { getActiveConnection } from './getActiveConnection.ts'
import { getActiveNamespace } from './getActiveNamespace.ts'

/** An account with its ids. */
export type Account = WalletAccount & {
  readonly caipAddress: CaipAddress
  readonly namespace: ChainNamespace
  readonly connectorId: string
}

export type GetAccountReturnType = {
  readonly address: string | undefined
  readonly caipAddress: CaipAddress | undefined
  readonly isConnected: boolean
  readonly status: ConnectionStatus
  readonly namespace: ChainNamespace
  readonly caipNetworkId: CaipNetworkId | undefined
  /** Accounts of the namespace's live connections, the active one first. */
  readonly allAccounts: readonly Account[]
  readonly connectedWalletInfo: ConnectorInfo | undefined
}

function toAccounts(connection: Connection): readonly Account[] {
  const { namespace, connector, caipNetworkId } = connection
  return connection.accounts.map((account) => ({
    ...account,
    namespace,
    connectorId: connector.id,
    caipAddress: `${caipNetworkId}:${account.address}`,
  }))
}

/** Gets the account in use in a namespace, by default the active one, with all others of that namespace. */
export function getAccount(
  kit: Pick<Kit, 'config' | 'connection'>,
  parameters: { readonly namespace?: ChainNamespace | undefined } = {},
): GetAccountReturnType {
  const namespace = parameters.namespace ?? getActiveNamespace(kit)
  const { connections, status } = kit.connection.getState()
  const active = getActiveConnection(kit, { namespace })
  const others = connections.filter((other) => other.namespace === namespace && other !== active)
  const allAccounts = [...(active ? toAccounts(active) : []), ...others.flatMap(toAccounts)]
  const account = active && allAccounts[0]
  return {
    address: account?.address,
    caipAddress: account?.caipAddress,
    isConnected: active !== undefined,
    status: status[namespace] ?? 'disconnected',
    namespace,
    caipNetworkId: active?.caipNetworkId,
    allAccounts,
    connectedWalletInfo: active?.connector,
  }
}
