import type { ServiceState } from '../processes/Service.ts'
import type { PlainAnswer } from './answerPlain.ts'

/** Loopback port of a service and its current state, for the gateway. */
export type Target = { readonly port: number; readonly getState: () => ServiceState }

/** How the gateway answers a request: which service responds, and with which changes. */
export type Route = {
  readonly target: Target
  /** Name of the service whose faults apply to the request. */
  readonly faultsOf: string
  /** Response that replaces the service's; does not apply to CORS preflight requests. */
  readonly instead?: PlainAnswer | undefined
  /**
   * URL of a script that the gateway adds to HTML documents, such as that of the sandbox wallet.
   */
  readonly addScript?: string
}

/** A host name that the gateway serves. The name `app` stands for `app.latchkey.localhost`. */
export type Site = {
  readonly name: string
  readonly getRoute: (path: string) => Route
}
