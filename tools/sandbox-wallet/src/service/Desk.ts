import type { Approvals } from './approvals.ts'
import type { Bundles } from './bundles.ts'
import type { Presence } from './presence.ts'
import type { Sessions } from './sessions/Sessions.ts'
import type { WalletContext } from './WalletContext.ts'

/** Values that all route handlers of the wallet's service receive. */
export type Desk = {
  readonly context: WalletContext
  readonly approvals: Approvals
  readonly presence: Presence
  readonly bundles: Bundles
  readonly sessions: Sessions
}
