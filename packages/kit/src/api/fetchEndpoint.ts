import type {
  Endpoint,
  EndpointInput,
  EndpointResponse,
  GatedCallOptions,
} from '@latchkey/blockchain-api'
import type { Kit } from '../kit/Kit.ts'
import { getBlockchainApi } from './getBlockchainApi.ts'

type Schema = Endpoint['response']

/** Input of an API call. Calls that only some networks support also name the network. */
export type EndpointParameters<endpoint> = GatedCallOptions & {
  readonly input: EndpointInput<endpoint>
}

/**
 * Calls the blockchain API without caching. It does not retry, because the query cache does
 * (S-130).
 *
 * @throws {BlockchainApiNotConfiguredError} `config.blockchainApiUrl` is missing.
 */
export async function fetchEndpoint<
  path extends string,
  input extends Schema,
  response extends Schema,
>(
  kit: Kit,
  endpoint: Endpoint<path, input, response>,
  parameters: EndpointParameters<Endpoint<path, input, response>>,
): Promise<EndpointResponse<{ readonly response: response }>> {
  const { input, ...options } = parameters
  return getBlockchainApi(kit).call(endpoint, input, options)
}
