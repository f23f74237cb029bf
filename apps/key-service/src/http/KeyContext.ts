import type { SealingKeys } from '@latchkey/frame-api/sealing'
import type { ServiceContext } from '@latchkey/service'
import type { Config } from '../config/Config.ts'
import type { Tickets } from '../tickets/createTickets.ts'

/**
 * Values that every request handler of this service receives. They never change, because the key
 * service stores nothing between two requests.
 */
export type KeyContext = ServiceContext & {
  readonly config: Pick<Config, 'metricsToken' | 'token'>
  /** Key pair of the key service. Operator's copies are encrypted to its public key (S-26). */
  readonly keys: SealingKeys
  readonly tickets: Tickets
}
