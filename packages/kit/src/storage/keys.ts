import {
  type CaipNetworkId,
  type ChainNamespace,
  isCaipNetworkId,
  type StorageKey,
  type StorageKeyName,
  type TypedStorage,
} from '@latchkey/core'

/** Defines a text key of the public wire (kit-state §11): raw, without a version. */
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

/** Key of the active connector of a namespace. */
export function toConnectorIdKey(namespace: ChainNamespace): StorageKey<string | undefined> {
  return defineText(`${namespace}:connected_connector_id`)
}

export const connectionsKeyName: StorageKeyName = { name: '@appkit/connections' }

/** Keys that this kit only removes: caches by address, and secrets left by other kits (S-101). */
export const staleKeys: readonly StorageKeyName[] = [
  'native_balance_cache',
  'portfolio_cache',
  'ens_cache',
  'identity_cache',
  'siwx-auth-token',
  'siwx-nonce-token',
].map((name) => ({ name: `@appkit/${name}` }))

/** Writes a value, or removes the key if the value is `undefined`. */
export function writeOrRemove<value>(
  storage: TypedStorage,
  key: StorageKey<value>,
  value: value | undefined,
): void {
  if (value === undefined) storage.remove(key)
  else storage.write(key, value)
}
