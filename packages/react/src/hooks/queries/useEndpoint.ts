import type { Endpoint, EndpointInput } from '@latchkey/blockchain-api'
import type { CaipNetworkId } from '@latchkey/core'
import { endpointQuery } from '@latchkey/kit/query'
import { useKitContext } from '../../context/KitContext.ts'
import { useKitQuery } from './useKitQuery.ts'

export type UseEndpointOptions = {
  /**
   * CAIP-2 id of the network that the request is about. If the API does not support it, the query
   * resolves without a request.
   */
  readonly caipNetworkId?: CaipNetworkId | undefined
  /** Whether to send the request. Default: true. */
  readonly enabled?: boolean | undefined
}

/** Requests an endpoint of the blockchain API. Responses are in the kit's query cache. */
export function useEndpoint<const endpoint extends Endpoint>(
  endpoint: endpoint,
  input: EndpointInput<endpoint>,
  { caipNetworkId, enabled = true }: UseEndpointOptions = {},
) {
  const { kit } = useKitContext()
  return useKitQuery({ ...endpointQuery(kit, endpoint, input, { caipNetworkId }), enabled })
}
