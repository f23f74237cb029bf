import type { Endpoint } from '../../definition/defineEndpoint.ts'

/** A valid call with its answer, and invalid answers. */
export type EndpointExample = {
  readonly endpoint: Endpoint
  /** Path parameters and all other fields. */
  readonly input: Readonly<Record<string, unknown>>
  /** Answer in wire format. `undefined` stands for an empty body. */
  readonly answer: unknown
  /** Invalid answers, which must be rejected as a whole. */
  readonly hostile: readonly unknown[]
}
