import { createDefineRoute, createDefineStream, type RateClass } from '@latchkey/service'
import type { ActiveSession } from '../sessions/SessionRow.ts'
import type { ServerContext } from './ServerContext.ts'

/** What the product server is to the routes it serves. */
export type Server = {
  readonly context: ServerContext
  readonly session: ActiveSession
  readonly rate: RateClass
}

/** Serves an endpoint of the contract. A route that is not listed in `routes/index.ts` is not served. */
export const defineRoute = createDefineRoute<Server>()

/** Serves an endpoint that goes on answering with each news. */
export const defineStream = createDefineStream<Server>()
