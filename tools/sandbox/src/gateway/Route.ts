import type { ServiceState } from '../processes/Service.ts'
import type { PlainAnswer } from './answerPlain.ts'

/** The port of a service and its current state. */
export type Target = { readonly port: number; readonly getState: () => ServiceState }

/** How the gateway answers a request: by which service, and with which changes. */
export type Route = {
  readonly target: Target
  /** Name of the service whose faults apply to the request. */
  readonly faultsOf: string
  /** Response that replaces the service's; does not apply to preflight requests. */
  readonly instead?: PlainAnswer | undefined
  /** URL of a script that the gateway adds to HTML documents. */
  readonly addScript?: string
}

/** A host name of the gateway. The name `app` is `app.latchkey.localhost`. */
export type Site = {
  readonly name: string
  readonly getRoute: (path: string) => Route
}
