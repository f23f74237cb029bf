import type { CaipNetworkId, ChainNamespace, ConnectorInfo, WalletAccount } from '@latchkey/core'

export type ConnectionStatus = 'disconnected' | 'connecting' | 'connected' | 'reconnecting'

/** A live connection: one wallet in one namespace. Plain data. */
export type Connection = {
  readonly connector: ConnectorInfo
  readonly namespace: ChainNamespace
  /** Active account first. Never empty. */
  readonly accounts: readonly WalletAccount[]
  /** The network the wallet is on; may be one that is not configured. */
  readonly caipNetworkId: CaipNetworkId
}

/** Something a wallet was asked for and has not answered. */
export type PendingRequest = {
  readonly type: 'connect' | 'switchNetwork' | 'signIn'
  readonly namespace: ChainNamespace
  readonly connectorId: string
  /** No answer for a minute: the wallet's window may be hidden (S-133). */
  readonly stillWaiting: boolean
}

/** Sign-in of the active account. `unknown` until asked, `off` without a plug-in. */
export type SignInState =
  | 'unknown'
  | 'off'
  | 'required'
  | 'optional'
  | 'pending'
  | 'signed'
  | 'unreachable'

/** What the kit knows of wallets. Plain readonly data that could go to another tab. */
export type ConnectionState = {
  /** False until the stored state is read and the UI has mounted. */
  readonly initialized: boolean
  readonly activeNamespace: ChainNamespace | undefined
  /** Network chosen per namespace; absent until chosen, restored or told by a wallet. */
  readonly networks: Partial<Record<ChainNamespace, CaipNetworkId>>
  readonly connections: readonly Connection[]
  /** Connector id of the active connection per namespace. */
  readonly activeConnectors: Partial<Record<ChainNamespace, string>>
  readonly status: Partial<Record<ChainNamespace, ConnectionStatus>>
  /** Wallets found in this page, all namespaces. */
  readonly connectors: readonly ConnectorInfo[]
  /** Directory-free recents: ids of the last two connectors, newest first. */
  readonly recentConnectorIds: readonly string[]
  /** What a wallet is being asked for; one thing at a time. */
  readonly pending: PendingRequest | undefined
  readonly signIn: SignInState
}
