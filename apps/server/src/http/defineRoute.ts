import { createDefineRoute, createDefineStream, type RateClass } from '@latchkey/service'
import type { ActiveSession } from '../sessions/SessionRow.ts'
import type { ServerContext } from './ServerContext.ts'

/** Type parameters of the product server for the generic route functions. */
export type Server = {
  readonly context: ServerContext
  readonly session: ActiveSession
  readonly rate: RateClass
}

/**
 * Defines the route that implements an endpoint of the product API. Only routes listed in
 * `routes/index.ts` are served.
 */
export const defineRoute = createDefineRoute<Server>()

/** Defines the route of an endpoint that streams events. */
export const defineStream = createDefineStream<Server>()
