import type { Approvals } from '../approvals.ts'
import type { Presence } from '../presence.ts'
import type { WalletContext } from '../WalletContext.ts'
import type { Client } from './createClient.ts'

/** What everything about one wallet's apps works with. */
export type PeerContext = {
  readonly context: WalletContext
  readonly approvals: Approvals
  readonly presence: Presence
  readonly client: Client
  /** The wallet. */
  readonly instance: string
  /** Requests that wait for a person, by the number the protocol gives them. */
  readonly waiting: Map<number, string>
  /** Something failed that no caller waits for. */
  readonly log: (error: unknown) => void
}
