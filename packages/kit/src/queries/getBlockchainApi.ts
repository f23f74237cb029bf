import { type BlockchainApi, createBlockchainApi } from '@latchkey/blockchain-api'
import { toSdkVersion } from '../directory/getDirectory.ts'
import { BlockchainApiNotConfiguredError } from '../errors/BlockchainApiNotConfiguredError.ts'
import type { Kit } from '../Kit.ts'

/**
 * Gets the kit's client of the blockchain API, made on first use.
 *
 * @throws {BlockchainApiNotConfiguredError} `config.blockchainApiUrl` is missing.
 */
export function getBlockchainApi(kit: Kit): BlockchainApi {
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
