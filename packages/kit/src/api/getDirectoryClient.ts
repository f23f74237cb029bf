import { createDirectoryClient, type DirectoryClient } from '@latchkey/blockchain-api'
import { createPlainClient } from '@latchkey/core/http'
import { createSlot } from '../kit/createSlot.ts'
import type { Kit } from '../kit/Kit.ts'
import { DirectoryNotConfiguredError } from './DirectoryNotConfiguredError.ts'
import { getDirectory } from './getDirectory.ts'

type Clients = { directory: DirectoryClient | undefined }

const getClients = createSlot((): Clients => ({ directory: undefined }))

/**
 * Gets the kit's client of the wallet directory, created on first use. It does not retry, because
 * its callers do (S-130).
 *
 * @throws {DirectoryNotConfiguredError} `config.directoryUrl` is missing.
 */
export function getDirectoryClient(kit: Kit): DirectoryClient {
  const directory = getDirectory(kit.config)
  if (!directory) throw new DirectoryNotConfiguredError()
  const clients = getClients(kit)
  clients.directory ??= createDirectoryClient(
    directory,
    createPlainClient({ fetch: kit.ports.fetch }),
  )
  return clients.directory
}
