import { type CaipNetworkId, InvalidAnswerError } from '@latchkey/core'
import { type HttpClient, HttpError } from '@latchkey/core/http'
import * as z from 'zod/mini'
import type { Endpoint, EndpointInput } from '../definition/defineEndpoint.ts'
import { getSupportedChains } from '../endpoints/chains/getSupportedChains.ts'
import { toRequest } from './toRequest.ts'

type Schema = z.core.$ZodType

export type CreateBlockchainApiOptions = {
  /** HTTP client that sends the calls. It decides whether it retries a failed call. */
  readonly http: HttpClient
  readonly baseUrl: string
  readonly projectId: string
  /** Name of the client, sent as the query field `st` of every call. Default: `latchkey`. */
  readonly sdkType?: string
  /**
   * Version of the client, sent as the query field `sv` of every call:
   * `<framework>-<adapters>-<version>`.
   */
  readonly sdkVersion: string
}

export type CallOptions = {
  readonly signal?: AbortSignal | undefined
  /**
   * Highest number of retries of a failed call. Use 0 if a query cache retries the call (S-130).
   */
  readonly retries?: number
}

export type GatedCallOptions = CallOptions & {
  /**
   * Active network of the app. If the API does not support it, a call to an endpoint that depends
   * on the network sends no request and returns the endpoint's `unsupported` value.
   */
  readonly caipNetworkId?: CaipNetworkId | undefined
}

export type BlockchainApi = {
  /**
   * Calls an endpoint.
   *
   * @returns The validated answer. For an unsupported network, the endpoint's `unsupported` value
   * without a request. For a 404, its `missing` value.
   * @throws {NetworkNotSupportedError} The network is not supported and the endpoint has no value
   * for that.
   * @throws {HttpError} Status outside 2xx; `getReasons(error)` returns the API's reasons.
   * @throws {ServiceUnreachableError} No response.
   * @throws {InvalidAnswerError} The answer does not match the endpoint's schema.
   */
  readonly call: <path extends string, input extends Schema, response extends Schema>(
    endpoint: Endpoint<path, input, response>,
    input: EndpointInput<Endpoint<path, input, response>>,
    options?: GatedCallOptions,
  ) => Promise<z.output<response>>
  /**
   * Returns whether the API supports a network. Loads the list of networks on first use and caches
   * it. A failure to load counts as unsupported (K-BAPI-01).
   */
  readonly isSupported: (caipNetworkId: CaipNetworkId, options?: CallOptions) => Promise<boolean>
  /**
   * Like `isSupported`, but throws if the list cannot be loaded. Use it for statements to users.
   *
   * @throws {HttpError | ServiceUnreachableError | InvalidAnswerError} Loading the list failed.
   */
  readonly readSupport: (caipNetworkId: CaipNetworkId, options?: CallOptions) => Promise<boolean>
}

/**
 * Creates a client of the blockchain API. Adds `st`, `sv` and `projectId` to the query of every
 * call.
 */
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
