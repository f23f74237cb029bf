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
  /** Active account first. Never empty. */
  readonly accounts: readonly WalletAccount[]
  /** The wallet's current network, which may be missing in the configuration. */
  readonly caipNetworkId: CaipNetworkId
  /** Networks the wallet has approved, in its order. Absent: all networks (kit-state §4.3). */
  readonly approvedNetworkIds?: readonly CaipNetworkId[]
  /** Present for a login by e-mail or social network. */
  readonly login?: LoginInfo
}

/** An earlier connection that the user may restore. Stored while several wallets are allowed. */
export type RecentConnection = {
  readonly namespace: ChainNamespace
  /** The connector's data. If the wallet is not in the page, its id replaces its name. */
  readonly connector: ConnectorInfo
  /** Accounts without a live connection. Never empty. */
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

/** A WalletConnect pairing to show as QR code or to open as a link. */
export type PairingState = {
  readonly uri: string
  /** Epoch milliseconds. */
  readonly expiresAt: number
  /** True while the relay is disconnected. The kit reconnects, and the pairing then works again. */
  readonly away?: boolean
}

/** A request that the wallet has not answered. */
export type PendingRequest = {
  readonly type: 'connect' | 'switchNetwork' | 'signIn'
  readonly namespace: ChainNamespace
  readonly connectorId: string
  /** True after a minute without an answer: the wallet's window may be hidden (S-133). */
  readonly stillWaiting: boolean
}

/** Sign-in of the active account. `unknown` until requested, `off` without a plug-in. */
export type SignInState =
  | 'unknown'
  | 'off'
  | 'required'
  | 'optional'
  | 'pending'
  | 'signed'
  | 'unreachable'

/** State of wallets and connections. Plain readonly data that could be sent to another tab. */
export type ConnectionState = {
  /** False until the stored state is read and the UI has mounted. */
  readonly initialized: boolean
  readonly activeNamespace: ChainNamespace | undefined
  /** Chosen network per namespace; absent until chosen, restored or reported by a wallet. */
  readonly networks: Partial<Record<ChainNamespace, CaipNetworkId>>
  readonly connections: readonly Connection[]
  /** Connector id of the active connection per namespace. */
  readonly activeConnectors: Partial<Record<ChainNamespace, string>>
  readonly status: Partial<Record<ChainNamespace, ConnectionStatus>>
  /** Wallets found in this page, all namespaces. */
  readonly connectors: readonly ConnectorInfo[]
  /** Ids of the last two connectors, newest first; needs no directory. */
  readonly recentConnectorIds: readonly string[]
  /** Earlier connections. Shown only while several wallets are allowed: see `getConnections`. */
  readonly recentConnections: readonly RecentConnection[]
  /** Directory wallets of the last successful connections, newest first; at most two. */
  readonly recentWallets: readonly DirectoryWallet[]
  /** Names that the user has given to accounts. Read one with `getAddressLabel`. */
  readonly addressLabels: Lists<AddressLabel>
  /** Present while a pairing waits for a wallet. */
  readonly pairing: PairingState | undefined
  /** The unanswered request to a wallet; at most one. */
  readonly pending: PendingRequest | undefined
  readonly signIn: SignInState
}
