import type { Endpoint, EndpointInput, EndpointResponse } from '@latchkey/blockchain-api'
import type { CaipNetworkId } from '@latchkey/core'
import type { Kit } from '../kit/Kit.ts'
import { fetchEndpoint } from './fetchEndpoint.ts'

type Schema = Endpoint['response']

type EndpointQueryParameters<endpoint> = [
  input: EndpointInput<endpoint>,
  /** The network of the call. Endpoints that only some networks support require it. */
  options?: { readonly caipNetworkId?: CaipNetworkId | undefined },
]

/**
 * Returns the query for a call to the blockchain API, cached by endpoint and input. The endpoint
 * defines the cache time.
 */
export function endpointQuery<path extends string, input extends Schema, response extends Schema>(
  kit: Kit,
  endpoint: Endpoint<path, input, response>,
  ...[input, options = {}]: EndpointQueryParameters<Endpoint<path, input, response>>
) {
  const { caipNetworkId } = options
  return {
    queryKey: ['endpoint', endpoint.method, endpoint.path, input, caipNetworkId ?? null] as const,
    queryFn: ({
      signal,
    }: {
      readonly signal: AbortSignal
    }): Promise<EndpointResponse<{ readonly response: response }>> =>
      fetchEndpoint(kit, endpoint, { input, caipNetworkId, signal }),
    staleTime: endpoint.cacheMs ?? 0,
  }
}
