import type { Approvals } from '../approvals.ts'
import type { Presence } from '../presence.ts'
import type { WalletContext } from '../WalletContext.ts'
import type { Client } from './createClient.ts'

/** Dependencies of one wallet's WalletConnect code. */
export type PeerContext = {
  readonly context: WalletContext
  readonly approvals: Approvals
  readonly presence: Presence
  readonly client: Client
  /** Id of the wallet. */
  readonly instance: string
  /** Ids of pending requests, by their id in the protocol. */
  readonly waiting: Map<number, string>
  /** Logs a failure that no caller waits for. */
  readonly log: (error: unknown) => void
}
