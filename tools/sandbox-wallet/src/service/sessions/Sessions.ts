import type { SessionView } from '../../wire/wire.ts'

export type SessionEvent = {
  readonly topic: string
  readonly name: string
  readonly data: unknown
  /** CAIP-2. */
  readonly caipNetworkId: string
}

/** Apps connected over WalletConnect, per wallet. */
export type Sessions = {
  readonly canPair: boolean
  /**
   * Takes up a pairing; what the app asks for follows as a request.
   *
   * @throws {RouteError} 400: not a pairing link, used before or too old. 409: there is no relay.
   */
  readonly pair: (instance: string, uri: string) => Promise<void>
  readonly list: (instance: string) => readonly SessionView[]
  /** Ends a session; the app is told. */
  readonly end: (instance: string, topic: string) => Promise<void>
  /** Tells an app something, as the wallet itself would. */
  readonly emit: (instance: string, event: SessionEvent) => Promise<void>
  /** Ends all sessions of a wallet and deletes what is kept of them. */
  readonly forget: (instance: string) => Promise<void>
  /** Brings back the wallets that have sessions. */
  readonly start: () => Promise<void>
  readonly close: () => Promise<void>
}
