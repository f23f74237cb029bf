import type { SessionView } from '../../wire/wire.ts'

export type SessionEvent = {
  readonly topic: string
  readonly name: string
  readonly data: unknown
  /** CAIP-2 id of the network that the event of the WalletConnect session concerns. */
  readonly caipNetworkId: string
}

/** Controls the WalletConnect sessions of all sandbox wallets. */
export type Sessions = {
  readonly canPair: boolean
  /**
   * Pairs a wallet with an app. The app's WalletConnect session proposal follows as a request.
   *
   * @throws {RouteError} 400: the link is invalid, used or expired. 409: no relay is configured.
   */
  readonly pair: (instance: string, uri: string) => Promise<void>
  readonly list: (instance: string) => readonly SessionView[]
  /** Ends a WalletConnect session and notifies the app. */
  readonly end: (instance: string, topic: string) => Promise<void>
  /** Sends a WalletConnect session event to an app, as the wallet does after a change. */
  readonly emit: (instance: string, event: SessionEvent) => Promise<void>
  /** Ends all WalletConnect sessions of a wallet and deletes their stored data. */
  readonly forget: (instance: string) => Promise<void>
  /** Starts the WalletConnect clients of wallets that have stored WalletConnect sessions. */
  readonly start: () => Promise<void>
  readonly close: () => Promise<void>
}
