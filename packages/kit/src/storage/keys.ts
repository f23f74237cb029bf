import {
  type CaipNetworkId,
  type ChainNamespace,
  isCaipNetworkId,
  type StorageKey,
  type StorageKeyName,
  type TypedStorage,
} from '@latchkey/core'

/**
 * Defines a storage key with a raw text value and no version, because other code reads these keys
 * too (kit-state §11).
 */
function defineText(name: string): StorageKey<string | undefined> {
  return {
    name: `@appkit/${name}`,
    format: 'text',
    fallback: undefined,
    parse: (raw) => (typeof raw === 'string' ? raw : undefined),
  }
}

export const activeNetworkKey: StorageKey<CaipNetworkId | undefined> = {
  name: '@appkit/active_caip_network_id',
  format: 'text',
  fallback: undefined,
  parse: (raw) => (isCaipNetworkId(raw) ? raw : undefined),
}
export const activeNamespaceKey = /* @__PURE__ */ defineText('active_namespace')
export const connectedNamespacesKey = /* @__PURE__ */ defineText('connected_namespaces')
export const connectionStatusKey = /* @__PURE__ */ defineText('connection_status')

/** Returns the storage key for the id of a namespace's active connector. */
export function toConnectorIdKey(namespace: ChainNamespace): StorageKey<string | undefined> {
  return defineText(`${namespace}:connected_connector_id`)
}

export const connectionsKeyName: StorageKeyName = { name: '@appkit/connections' }

/**
 * Storage keys that this kit only removes: caches by address, and secrets left by other wallet kits
 * (S-101).
 */
export const staleKeys: readonly StorageKeyName[] = [
  'native_balance_cache',
  'portfolio_cache',
  'ens_cache',
  'identity_cache',
  'siwx-auth-token',
  'siwx-nonce-token',
].map((name) => ({ name: `@appkit/${name}` }))

/** Writes a value to storage, or removes its key if the value is `undefined`. */
export function writeOrRemove<value>(
  storage: TypedStorage,
  key: StorageKey<value>,
  value: value | undefined,
): void {
  if (value === undefined) storage.remove(key)
  else storage.write(key, value)
}
