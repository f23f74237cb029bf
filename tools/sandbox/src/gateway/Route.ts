import type { ServiceState } from '../processes/Service.ts'
import type { PlainAnswer } from './answerPlain.ts'

/** The port of a service and its current state. */
export type Target = { readonly port: number; readonly getState: () => ServiceState }

/** The service that answers one request. */
export type Route = {
  readonly target: Target
  /** Whose faults apply. */
  readonly faultsOf: string
  /** Answered in place of the service, to all but preflights. */
  readonly instead?: PlainAnswer | undefined
  /** Address of a script that is added to its documents. */
  readonly addScript?: string
}

/** One public host name: `app` is `app.latchkey.localhost`. */
export type Site = {
  readonly name: string
  readonly getRoute: (path: string) => Route
}
