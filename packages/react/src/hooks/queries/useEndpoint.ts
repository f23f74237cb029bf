import type { Endpoint, EndpointInput } from '@latchkey/blockchain-api'
import type { CaipNetworkId } from '@latchkey/core'
import { endpointQuery } from '@latchkey/kit/query'
import { useKitContext } from '../../context/KitContext.ts'
import { useKitQuery } from './useKitQuery.ts'

export type UseEndpointOptions = {
  /** The network asked about: an endpoint it is not served for answers without a request. */
  readonly caipNetworkId?: CaipNetworkId | undefined
  /** Default true. False waits. */
  readonly enabled?: boolean | undefined
}

/** Reads a call of the blockchain API through the cache of the kit. */
export function useEndpoint<const endpoint extends Endpoint>(
  endpoint: endpoint,
  input: EndpointInput<endpoint>,
  { caipNetworkId, enabled = true }: UseEndpointOptions = {},
) {
  const { kit } = useKitContext()
  return useKitQuery({ ...endpointQuery(kit, endpoint, input, { caipNetworkId }), enabled })
}
