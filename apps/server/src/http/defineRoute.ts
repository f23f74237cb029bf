import { createDefineRoute, createDefineStream, type RateClass } from '@latchkey/service'
import type { ActiveSession } from '../sessions/SessionRow.ts'
import type { ServerContext } from './ServerContext.ts'

/** The types of the product server that its routes use. */
export type Server = {
  readonly context: ServerContext
  readonly session: ActiveSession
  readonly rate: RateClass
}

/**
 * Defines a route for an endpoint of the contract. Only routes listed in `routes/index.ts` are
 * served.
 */
export const defineRoute = createDefineRoute<Server>()

/** Defines a route for an endpoint that streams events. */
export const defineStream = createDefineStream<Server>()
