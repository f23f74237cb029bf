import type { SessionView } from '../../wire/wire.ts'

export type SessionEvent = {
  readonly topic: string
  readonly name: string
  readonly data: unknown
  /** CAIP-2. */
  readonly caipNetworkId: string
}

/** Apps connected by WalletConnect, per wallet. */
export type Sessions = {
  readonly canPair: boolean
  /**
   * Starts a pairing. The app's proposal follows as a request.
   *
   * @throws {RouteError} 400: the link is invalid, used or expired. 409: no relay is configured.
   */
  readonly pair: (instance: string, uri: string) => Promise<void>
  readonly list: (instance: string) => readonly SessionView[]
  /** Ends a session and notifies the app. */
  readonly end: (instance: string, topic: string) => Promise<void>
  /** Emits an event to an app, like the wallet itself. */
  readonly emit: (instance: string, event: SessionEvent) => Promise<void>
  /** Ends all sessions of a wallet and deletes their stored data. */
  readonly forget: (instance: string) => Promise<void>
  /** Restores the wallets with stored sessions. */
  readonly start: () => Promise<void>
  readonly close: () => Promise<void>
}
