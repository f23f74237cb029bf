import { type BlockchainApi, createBlockchainApi } from '@latchkey/blockchain-api'
import { createPlainClient } from '@latchkey/core/http'
import { createSlot } from '../kit/createSlot.ts'
import type { Kit } from '../kit/Kit.ts'
import { BlockchainApiNotConfiguredError } from './BlockchainApiNotConfiguredError.ts'
import { toSdkVersion } from './getDirectory.ts'

type Clients = { blockchain: BlockchainApi | undefined }

const getClients = createSlot((): Clients => ({ blockchain: undefined }))

/**
 * Gets the kit's client of the blockchain API, created on first use. It does not retry, because the
 * query cache does (S-130).
 *
 * @throws {BlockchainApiNotConfiguredError} `config.blockchainApiUrl` is missing.
 */
export function getBlockchainApi(kit: Kit): BlockchainApi {
  const { blockchainApiUrl: baseUrl, projectId } = kit.config
  if (!baseUrl) throw new BlockchainApiNotConfiguredError()
  const clients = getClients(kit)
  clients.blockchain ??= createBlockchainApi({
    baseUrl,
    projectId,
    sdkVersion: toSdkVersion(kit.config),
    http: createPlainClient({ fetch: kit.ports.fetch, now: kit.ports.elapsed }),
  })
  return clients.blockchain
}
