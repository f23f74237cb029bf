import { activateSmartSession, type SmartSession } from '@latchkey/blockchain-api'
import type { CaipAddress } from '@latchkey/core'
import { fetchEndpoint } from '../api/fetchEndpoint.ts'
import type { Kit } from '../kit/Kit.ts'
import { dropGrant, readGrants, type StoredGrant } from './storedGrants.ts'

/** Converts a stored grant to the format in which the blockchain API lists smart sessions. */
function toSession({ config }: Kit, grant: StoredGrant): SmartSession {
  const { pci, expiry, permissions, policies, createdAt, context } = grant
  const { projectId: id, metadata } = config
  const project = { id, name: metadata?.name ?? id }
  return { project, pci, expiry, permissions, policies, createdAt, context, revokedAt: null }
}

async function handOver(kit: Kit, grant: StoredGrant, signal: AbortSignal) {
  const { createdAt: _, ...input } = grant
  try {
    await fetchEndpoint(kit, activateSmartSession, { input, signal })
  } catch {
    signal.throwIfAborted()
    return [toSession(kit, grant)]
  }
  dropGrant(kit, grant.pci)
  return []
}

/**
 * Sends stored grants of an account to the blockchain API that lists smart sessions, if the API
 * does not have them yet.
 *
 * @returns Grants that the API still rejects. They are valid, so this browser lists them.
 */
export async function handOverGrants(
  kit: Kit,
  account: CaipAddress,
  signal: AbortSignal,
): Promise<readonly SmartSession[]> {
  const own = account.toLowerCase()
  const grants = readGrants(kit).filter((grant) => grant.account.toLowerCase() === own)
  return (await Promise.all(grants.map((grant) => handOver(kit, grant, signal)))).flat()
}
