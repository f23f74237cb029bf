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
  /** The network the wallet is on; may be one that is not configured. */
  readonly caipNetworkId: CaipNetworkId
  /** Networks the wallet has approved, in its order; absent: all (kit-state §4.3). */
  readonly approvedNetworkIds?: readonly CaipNetworkId[]
  /** Of a login by e-mail or social network. */
  readonly login?: LoginInfo
}

/** A connection of an earlier time that a person may take up again. Kept while several wallets are allowed. */
export type RecentConnection = {
  readonly namespace: ChainNamespace
  /** As the page knows it; where the wallet is not in the page, its id stands for its name. */
  readonly connector: ConnectorInfo
  /** Accounts that no live connection has. Never empty. */
  readonly accounts: readonly WalletAccount[]
  readonly caipNetworkId?: CaipNetworkId
  /** Of a login: how it was made, and by whom. */
  readonly auth?: { readonly name: SocialName | 'email'; readonly username?: string }
}

/** `active` lives but is not the one in use. */
export type ConnectorStatus = 'connected' | 'active' | 'disconnected'

/** A WalletConnect pairing to show as QR code or to open as link. */
export type PairingState = {
  readonly uri: string
  /** Epoch milliseconds. */
  readonly expiresAt: number
  /** True: the relay is lost. It is tried again, and the pairing works as soon as it is back. */
  readonly away?: boolean
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
  /** Connections of earlier times. Shown only while several wallets are allowed: see `getConnections`. */
  readonly recentConnections: readonly RecentConnection[]
  /** Wallets of the directory chosen last with success, newest first; at most two. */
  readonly recentWallets: readonly DirectoryWallet[]
  /** Names that a person has given accounts. To read one: `getAddressLabel`. */
  readonly addressLabels: Lists<AddressLabel>
  /** Present while a pairing waits for a wallet. */
  readonly pairing: PairingState | undefined
  /** What a wallet is being asked for; one thing at a time. */
  readonly pending: PendingRequest | undefined
  readonly signIn: SignInState
}
