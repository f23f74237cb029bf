import type { Approvals } from '../approvals.ts'
import type { Presence } from '../presence.ts'
import type { WalletContext } from '../WalletContext.ts'
import type { Client } from './createClient.ts'

/** Values that the WalletConnect code of one sandbox wallet needs. */
export type PeerContext = {
  readonly context: WalletContext
  readonly approvals: Approvals
  readonly presence: Presence
  readonly client: Client
  /** Instance id of the sandbox wallet. */
  readonly instance: string
  /** Request ids of the wallet for pending WalletConnect requests, by WalletConnect's own id. */
  readonly waiting: Map<number, string>
  /** Logs an error that no caller handles. */
  readonly log: (error: unknown) => void
}
