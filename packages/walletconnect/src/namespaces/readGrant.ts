import {
  type CaipNetworkId,
  type ChainNamespace,
  isCaipAddress,
  isCaipNetworkId,
  parseCaipAddress,
  parseCaipNetworkId,
} from '@latchkey/core'

/**
 * Accounts, networks, methods and events that a wallet granted for one namespace, with ids in the
 * wallet's spelling.
 */
export type Grant = {
  readonly networkIds: readonly CaipNetworkId[]
  readonly accounts: readonly { readonly caipNetworkId: CaipNetworkId; readonly address: string }[]
  readonly methods: readonly string[]
}

const mostAccounts = 1_024
const mostNames = 256
const longestName = 128

function readList(value: unknown, field: string): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return []
  const list: unknown = Reflect.get(value, field)
  return Array.isArray(list) ? list.slice(0, mostAccounts) : []
}

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= longestName

/**
 * Returns the chain of a namespace key that names a single chain, e.g. `eip155:1`. Returns `[]` for
 * other keys.
 */
const toInline = (key: string) => (isCaipNetworkId(key) ? [key] : [])

/**
 * Reads the permissions of one namespace from a WalletConnect session's namespaces, which the
 * wallet may replace at any time. Drops invalid entries and those of other namespaces (S-63). A key
 * names a namespace (`eip155`) or a single chain (`eip155:1`).
 */
export function readGrant(namespaces: unknown, namespace: ChainNamespace): Grant {
  const entries = Object.entries(typeof namespaces === 'object' ? (namespaces ?? {}) : {}).filter(
    ([key]) => key === namespace || key.startsWith(`${namespace}:`),
  )
  const isOwn = (id: CaipNetworkId) => parseCaipNetworkId(id).namespace === namespace
  const accounts = entries
    .flatMap(([, value]) => readList(value, 'accounts'))
    .filter((account) => isCaipAddress(account))
    .map((account) => parseCaipAddress(account))
    .filter(({ caipNetworkId }) => isOwn(caipNetworkId))
    .map(({ caipNetworkId, address }) => ({ caipNetworkId, address }))
  const chains = entries
    .flatMap(([key, value]) => [...toInline(key), ...readList(value, 'chains')])
    .filter((chain) => isCaipNetworkId(chain))
    .filter(isOwn)
  const methods = entries.flatMap(([, value]) => readList(value, 'methods')).filter(isName)
  return {
    networkIds: [...new Set([...chains, ...accounts.map(({ caipNetworkId }) => caipNetworkId)])],
    accounts,
    methods: [...new Set(methods)].slice(0, mostNames),
  }
}
