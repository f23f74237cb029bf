import type { Endpoint } from '../../definition/defineEndpoint.ts'

/** A call that works, and answers that must not be believed. */
export type EndpointExample = {
  readonly endpoint: Endpoint
  /** Path parameters and the rest. */
  readonly input: Readonly<Record<string, unknown>>
  /** The answer as the wire has it; undefined: an empty body. */
  readonly answer: unknown
  /** Whole answers that are refused. */
  readonly hostile: readonly unknown[]
}
