import type { ServiceState } from '../processes/Service.ts'
import type { PlainAnswer } from './answerPlain.ts'

/** The port of a service and its current state. */
export type Target = { readonly port: number; readonly getState: () => ServiceState }

/** The service that answers a request. */
export type Route = {
  readonly target: Target
  /** Name of the service whose faults apply. */
  readonly faultsOf: string
  /** Replaces the service's answer, except to preflight requests. */
  readonly instead?: PlainAnswer | undefined
  /** URL of a script that is added to HTML documents. */
  readonly addScript?: string
}

/** A public host name: `app` stands for `app.latchkey.localhost`. */
export type Site = {
  readonly name: string
  readonly getRoute: (path: string) => Route
}
