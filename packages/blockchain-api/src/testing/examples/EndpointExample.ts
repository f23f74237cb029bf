import type { Endpoint } from '../../definition/defineEndpoint.ts'

/** Example of an endpoint for tests: a valid call with its answer, and invalid answers. */
export type EndpointExample = {
  readonly endpoint: Endpoint
  /** Input of the call: path parameters, query and body fields by name. */
  readonly input: Readonly<Record<string, unknown>>
  /** Answer in wire format. `undefined` stands for an empty body. */
  readonly answer: unknown
  /** Invalid answers, which must be rejected as a whole. */
  readonly hostile: readonly unknown[]
}
