import type { ChainNamespace, WalletAccount } from '@latchkey/core'
import type { ConnectionState } from '../ConnectionState.ts'

/** Replaces the accounts of a connection; the active one comes first. */
export function withAccounts(
  state: ConnectionState,
  key: { readonly namespace: ChainNamespace; readonly connectorId: string },
  accounts: readonly [WalletAccount, ...WalletAccount[]],
): ConnectionState {
  return {
    ...state,
    connections: state.connections.map((connection) =>
      connection.namespace === key.namespace && connection.connector.id === key.connectorId
        ? { ...connection, accounts }
        : connection,
    ),
  }
}
