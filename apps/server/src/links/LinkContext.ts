import type { Clock } from '@latchkey/service'
import type { Config } from '../config/Config.ts'
import type { Database } from '../db/Database.ts'
import type { LinkProviders } from './createLinkProviders.ts'

/** The part of the server's context that the linking of accounts needs. */
export type LinkContext = {
  readonly config: Pick<Config, 'welcomePoints'>
  readonly db: Database
  readonly clock: Clock
  readonly links: LinkProviders
}
