import { type CaipNetworkId, InvalidAnswerError } from '@latchkey/core'
import { type HttpClient, HttpError } from '@latchkey/core/http'
import * as z from 'zod/mini'
import type { Endpoint, EndpointInput } from '../definition/defineEndpoint.ts'
import { getSupportedChains } from '../endpoints/chains/getSupportedChains.ts'
import { toRequest } from './toRequest.ts'

type Schema = z.core.$ZodType

export type CreateBlockchainApiOptions = {
  /** Sends the calls; it decides whether a failed one is tried again. */
  readonly http: HttpClient
  readonly baseUrl: string
  readonly projectId: string
  /** `st` of every call; `latchkey` where absent. */
  readonly sdkType?: string
  /** `sv` of every call, `<framework>-<adapters>-<version>`. */
  readonly sdkVersion: string
}

export type CallOptions = {
  readonly signal?: AbortSignal | undefined
  /** 0 where a query cache retries the call (S-130). */
  readonly retries?: number
}

export type GatedCallOptions = CallOptions & {
  /** The active network. A gated endpoint answers its `unsupported` when the API does not serve it. */
  readonly caipNetworkId?: CaipNetworkId | undefined
}

export type BlockchainApi = {
  /**
   * Calls an endpoint.
   *
   * @returns The checked answer, or the endpoint's `unsupported` without a request to it, or its `missing` for a 404.
   * @throws {NetworkNotSupportedError} The network is not supported and the endpoint has no answer for that.
   * @throws {HttpError} Status outside 2xx; the API's reasons by `getReasons(error)`.
   * @throws {ServiceUnreachableError} No answer.
   * @throws {InvalidAnswerError} Not of the endpoint's shape.
   */
  readonly call: <path extends string, input extends Schema, response extends Schema>(
    endpoint: Endpoint<path, input, response>,
    input: EndpointInput<Endpoint<path, input, response>>,
    options?: GatedCallOptions,
  ) => Promise<z.output<response>>
  /**
   * Tells whether the API serves a network. The list is asked for while it is empty, then kept; not getting it
   * counts as unsupported (K-BAPI-01).
   */
  readonly isSupported: (caipNetworkId: CaipNetworkId, options?: CallOptions) => Promise<boolean>
  /**
   * As `isSupported`, for what is shown to people: a list that was not got says nothing about a network.
   *
   * @throws {HttpError} | {ServiceUnreachableError} | {InvalidAnswerError} The list was not got.
   */
  readonly readSupport: (caipNetworkId: CaipNetworkId, options?: CallOptions) => Promise<boolean>
}

/** Makes a client of the blockchain API. `st`, `sv` and `projectId` go into the query of every call. */
export function createBlockchainApi(options: CreateBlockchainApiOptions): BlockchainApi {
  const { http, baseUrl, projectId, sdkType = 'latchkey', sdkVersion } = options
  const identity = { projectId, st: sdkType, sv: sdkVersion }
  let supported: readonly CaipNetworkId[] = []

  async function send<response extends Schema>(
    endpoint: Endpoint<string, Schema, response>,
    input: object,
    callOptions: CallOptions,
  ): Promise<z.output<response>> {
    const request = toRequest(endpoint, { input, baseUrl, identity })
    const { signal, retries } = callOptions
    const { missing } = endpoint
    try {
      const answer = await http.request({
        ...request,
        signal,
        ...(retries !== undefined && { retries }),
      })
      return parseAnswer(endpoint, answer)
    } catch (error) {
      if (missing !== undefined && error instanceof HttpError && error.status === 404)
        return missing
      throw error
    }
  }

  async function readSupport(caipNetworkId: CaipNetworkId, callOptions: CallOptions = {}) {
    if (supported.length === 0) {
      const answer = await send(getSupportedChains, {}, callOptions)
      supported = answer.http
    }
    return supported.includes(caipNetworkId)
  }

  async function isSupported(caipNetworkId: CaipNetworkId, callOptions: CallOptions = {}) {
    try {
      return await readSupport(caipNetworkId, callOptions)
    } catch {
      callOptions.signal?.throwIfAborted()
      return false
    }
  }

  async function call<response extends Schema>(
    endpoint: Endpoint<string, Schema, response>,
    input: object,
    callOptions: GatedCallOptions = {},
  ): Promise<z.output<response>> {
    const { caipNetworkId } = callOptions
    const { unsupported, toUnsupportedError } = endpoint
    const gated = unsupported !== undefined || toUnsupportedError !== undefined
    if (gated && caipNetworkId && !(await isSupported(caipNetworkId, callOptions))) {
      if (unsupported !== undefined) return unsupported
      if (toUnsupportedError) throw toUnsupportedError()
    }
    return send(endpoint, input, callOptions)
  }

  return { call, isSupported, readSupport }
}

function parseAnswer<response extends Schema>(
  endpoint: Endpoint<string, Schema, response>,
  answer: unknown,
): z.output<response> {
  const result = z.safeParse(endpoint.response, answer)
  if (result.success) return result.data
  const fields = result.error.issues.map((issue) => issue.path.join('.') || 'body')
  throw new InvalidAnswerError({ host: endpoint.path, reason: `wrong: ${fields.join(', ')}` })
}
