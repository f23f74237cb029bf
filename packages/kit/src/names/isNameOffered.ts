import { getAccount } from '../account/getAccount.ts'
import type { Kit } from '../kit/Kit.ts'
import { getActiveConnection } from '../state/getActiveConnection.ts'

/**
 * Returns whether the active account may register a name: it belongs to a login, is on an EVM
 * network, and has no name (K-NAME-06).
 */
export function isNameOffered(kit: Pick<Kit, 'config' | 'connection' | 'slots'>): boolean {
  const { basic, blockchainApiUrl, nameZone } = kit.config
  const connection = getActiveConnection(kit)
  if (basic || !blockchainApiUrl || !nameZone || !connection?.login) return false
  return connection.namespace === 'eip155' && getAccount(kit).profileName === undefined
}
