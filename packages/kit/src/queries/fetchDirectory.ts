import {
  type BlockchainApi,
  createBlockchainApi,
  type Endpoint,
  type EndpointResponse,
} from '@latchkey/blockchain-api'
import { getDirectory } from '../directory/getDirectory.ts'
import { DirectoryNotConfiguredError } from '../errors/DirectoryNotConfiguredError.ts'
import type { Kit } from '../Kit.ts'
import type { EndpointParameters } from './fetchEndpoint.ts'

type Schema = Endpoint['response']

function getDirectoryApi(kit: Kit): BlockchainApi {
  const directory = getDirectory(kit.config)
  if (!directory) throw new DirectoryNotConfiguredError()
  kit.runtime.directoryApi ??= createBlockchainApi({ ...directory, fetch: kit.ports.fetch })
  return kit.runtime.directoryApi
}

/**
 * Calls the wallet directory without caching. It does not retry: the query cache does (S-130).
 *
 * @throws {DirectoryNotConfiguredError} `config.directoryUrl` is missing.
 */
export async function fetchDirectory<
  path extends string,
  input extends Schema,
  response extends Schema,
>(
  kit: Kit,
  endpoint: Endpoint<path, input, response>,
  parameters: EndpointParameters<Endpoint<path, input, response>>,
): Promise<EndpointResponse<{ readonly response: response }>> {
  const { input, ...options } = parameters
  return getDirectoryApi(kit).call(endpoint, input, { ...options, retries: 0 })
}
