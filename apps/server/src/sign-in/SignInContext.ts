import type { Clock, Log } from '@latchkey/service'
import type { Config } from '../config/Config.ts'
import type { Database } from '../db/Database.ts'
import type { OwnLogFields } from '../log/createLog.ts'

/** The part of the server's context that a sign-in needs. */
export type SignInContext = {
  readonly config: Pick<Config, 'publicOrigin' | 'rpcUrls' | 'signInChains' | 'welcomePoints'>
  readonly db: Database
  readonly clock: Clock
  readonly log: Log<OwnLogFields>
}
