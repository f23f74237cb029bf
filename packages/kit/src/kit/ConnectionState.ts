import type {
  CaipNetworkId,
  ChainNamespace,
  ConnectorInfo,
  DirectoryWallet,
  WalletAccount,
} from '@latchkey/core'
import type { AddressLabel, Lists } from './AddressLabel.ts'
import type { LoginInfo } from './LoginInfo.ts'
import type { SocialName } from './SocialName.ts'

export type ConnectionStatus = 'disconnected' | 'connecting' | 'connected' | 'reconnecting'

/** A live connection: one wallet in one namespace. Plain data. */
export type Connection = {
  readonly connector: ConnectorInfo
  readonly namespace: ChainNamespace
  /** Accounts of the connection, the active one first. Never empty. */
  readonly accounts: readonly WalletAccount[]
  /** The wallet's current network. It may not be among the configured networks. */
  readonly caipNetworkId: CaipNetworkId
  /** Networks the wallet has approved, in its order. Absent: all networks (kit-state §4.3). */
  readonly approvedNetworkIds?: readonly CaipNetworkId[]
  /**
   * True while the wallet shares no account, because it is locked. `accounts` then has the accounts
   * from before (K-WORLD-06).
   */
  readonly locked?: true
  /** Present for a login by e-mail or social network. */
  readonly login?: LoginInfo
}

/** An earlier connection that the user may restore. Stored while several wallets are allowed. */
export type RecentConnection = {
  readonly namespace: ChainNamespace
  /**
   * Name, icon and type of the connector, as stored. If the wallet is not in the page, `name` is
   * the connector's id.
   */
  readonly connector: ConnectorInfo
  /** Accounts that have no live connection. Never empty. */
  readonly accounts: readonly WalletAccount[]
  readonly caipNetworkId?: CaipNetworkId
  /** For a login: its method and user name. */
  readonly auth?: { readonly name: SocialName | 'email'; readonly username?: string }
}

/**
 * `connected`: the active connection. `active`: live, but another connection of the namespace is
 * active.
 */
export type ConnectorStatus = 'connected' | 'active' | 'disconnected'

/** The WalletConnect pairing that is shown as a QR code or opened as a link. */
export type PairingState = {
  readonly uri: string
  /** Expiry of the pairing in epoch milliseconds. */
  readonly expiresAt: number
  /**
   * True while the relay is disconnected. The kit reconnects, after which the pairing works again.
   */
  readonly away?: boolean
}

/** A request to a wallet that the wallet has not answered yet. */
export type PendingRequest = {
  readonly type: 'connect' | 'switchNetwork' | 'signIn'
  readonly namespace: ChainNamespace
  readonly connectorId: string
  /** True if the wallet has not answered for a minute. Its window may be hidden (S-133). */
  readonly stillWaiting: boolean
  /** True if the wallet shows an earlier request, which the user has to answer there first. */
  readonly busy: boolean
}

/**
 * Sign-in state of the active account. `unknown` until it was requested, `off` without a sign-in
 * plug-in.
 */
export type SignInState =
  | 'unknown'
  | 'off'
  | 'required'
  | 'optional'
  | 'pending'
  | 'signed'
  | 'unreachable'

/** State of wallets and connections. It is plain data that can be sent to another tab. */
export type ConnectionState = {
  /** False until the stored state is read and the UI has mounted. */
  readonly initialized: boolean
  readonly activeNamespace: ChainNamespace | undefined
  /**
   * Active network per namespace; absent until the user chose one, it was restored, or a wallet
   * reported it.
   */
  readonly networks: Partial<Record<ChainNamespace, CaipNetworkId>>
  readonly connections: readonly Connection[]
  /** Connector id of the active connection per namespace. */
  readonly activeConnectors: Partial<Record<ChainNamespace, string>>
  readonly status: Partial<Record<ChainNamespace, ConnectionStatus>>
  /** Wallets found in this page, of all namespaces. */
  readonly connectors: readonly ConnectorInfo[]
  /** Ids of the last two connectors, newest first. */
  readonly recentConnectorIds: readonly string[]
  /** Earlier connections. Shown only while several wallets are allowed: see `getConnections`. */
  readonly recentConnections: readonly RecentConnection[]
  /** Directory wallets of the last two successful connections, newest first. */
  readonly recentWallets: readonly DirectoryWallet[]
  /** Names that the user has given to accounts. Read one with `getAddressLabel`. */
  readonly addressLabels: Lists<AddressLabel>
  /** The current pairing while it waits for a wallet. */
  readonly pairing: PairingState | undefined
  /** The unanswered request to a wallet; at most one. */
  readonly pending: PendingRequest | undefined
  readonly signIn: SignInState
}
