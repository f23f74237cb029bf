import type { SealingKeys } from '@latchkey/frame-api/sealing'
import type { ServiceContext } from '@latchkey/service'
import type { Config } from '../config/Config.ts'
import type { Tickets } from '../tickets/createTickets.ts'

/** What every route works with. Nothing in it changes: the service keeps nothing between two requests. */
export type KeyContext = ServiceContext & {
  readonly config: Pick<Config, 'metricsToken' | 'token'>
  /** Copies are sealed to the public one (S-26). */
  readonly keys: SealingKeys
  readonly tickets: Tickets
}
