import {
  type BlockchainApi,
  createBlockchainApi,
  type Endpoint,
  type EndpointInput,
  type EndpointResponse,
  type GatedCallOptions,
} from '@latchkey/blockchain-api'
import { toSdkVersion } from '../directory/getDirectory.ts'
import { BlockchainApiNotConfiguredError } from '../errors/BlockchainApiNotConfiguredError.ts'
import type { Kit } from '../Kit.ts'

type Schema = Endpoint['response']

function getBlockchainApi(kit: Kit): BlockchainApi {
  const { blockchainApiUrl: baseUrl, projectId } = kit.config
  if (!baseUrl) throw new BlockchainApiNotConfiguredError()
  kit.runtime.blockchainApi ??= createBlockchainApi({
    baseUrl,
    projectId,
    sdkVersion: toSdkVersion(kit.config),
    fetch: kit.ports.fetch,
  })
  return kit.runtime.blockchainApi
}

/** Input of a call; gated calls name the active network. */
export type EndpointParameters<endpoint> = Omit<GatedCallOptions, 'retries'> & {
  readonly input: EndpointInput<endpoint>
}

/**
 * Calls the blockchain API without caching. It does not retry: the query cache does (S-130).
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
  return getBlockchainApi(kit).call(endpoint, input, { ...options, retries: 0 })
}
