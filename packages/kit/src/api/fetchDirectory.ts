import {
  type BlockchainApi,
  createBlockchainApi,
  type Endpoint,
  type EndpointResponse,
} from '@latchkey/blockchain-api'
import { createSlot } from '../kit/createSlot.ts'
import type { Kit } from '../kit/Kit.ts'
import { DirectoryNotConfiguredError } from './DirectoryNotConfiguredError.ts'
import type { EndpointParameters } from './fetchEndpoint.ts'
import { getDirectory } from './getDirectory.ts'

type Schema = Endpoint['response']

type Clients = { directory: BlockchainApi | undefined }

const getClients = createSlot((): Clients => ({ directory: undefined }))

function getDirectoryApi(kit: Kit): BlockchainApi {
  const directory = getDirectory(kit.config)
  if (!directory) throw new DirectoryNotConfiguredError()
  const clients = getClients(kit)
  clients.directory ??= createBlockchainApi({ ...directory, fetch: kit.ports.fetch })
  return clients.directory
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
