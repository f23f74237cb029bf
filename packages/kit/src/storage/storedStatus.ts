import type { Kit } from '../Kit.ts'
import { readStored, writeStored } from './storedText.ts'

const caches = ['native_balance_cache', 'portfolio_cache', 'ens_cache', 'identity_cache']
/** Written by other kits, never by this one: secrets have no place in the browser (S-101). */
const secrets = ['siwx-auth-token', 'siwx-nonce-token']

/** Says whether a connection of an earlier visit is stored. */
export function isConnectionStored(kit: Kit): boolean {
  return readStored(kit, 'connection_status') === 'connected'
}

/** Clears what belongs to connections that will not come back: their keys and the caches by address. */
export function forgetConnections(kit: Kit): void {
  const namespaces = (readStored(kit, 'connected_namespaces') ?? '').split(',').filter(Boolean)
  const keys = namespaces.map((namespace) => `${namespace}:connected_connector_id`)
  for (const key of [...keys, 'connections', 'connected_namespaces', ...caches, ...secrets]) {
    if (readStored(kit, key) !== undefined) writeStored(kit, key, undefined)
  }
  if (isConnectionStored(kit)) writeStored(kit, 'connection_status', 'disconnected')
}
