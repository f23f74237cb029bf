import { createDefineRoute, createDefineStream, type RateClass } from '@latchkey/service'
import type { ActiveSession } from '../sessions/SessionRow.ts'
import type { ServerContext } from './ServerContext.ts'

/**
 * Types of the product server for the generic route functions: request context, session and rate
 * class.
 */
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

/** Defines the route that implements an endpoint with a stream of server-sent events. */
export const defineStream = createDefineStream<Server>()
