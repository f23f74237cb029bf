import type { CaipNetworkId, ChainNamespace, Network } from '@latchkey/core'
import type { WalletConnectOverrides } from '../contract/WalletConnect.ts'
import { defaultEvents, defaultMethods } from './methods.ts'
import { toAlias } from './solanaAliases.ts'

export type NamespaceRequest = { chains: string[]; methods: string[]; events: string[] }

const unique = (values: readonly string[]) => [...new Set(values)]

function withAliases(ids: readonly CaipNetworkId[]): readonly CaipNetworkId[] {
  return [...ids, ...ids.flatMap((id) => toAlias(id) ?? [])]
}

/**
 * Builds the namespaces of the WalletConnect session proposal from all configured networks. All of
 * them are optional, so that a wallet may grant a part.
 */
export function toOptionalNamespaces(
  networks: readonly Network[],
  overrides: WalletConnectOverrides = {},
): Record<string, NamespaceRequest> {
  const namespaces: readonly ChainNamespace[] = [
    ...new Set(networks.map(({ chainNamespace }) => chainNamespace)),
  ]
  const toRequest = (namespace: ChainNamespace): NamespaceRequest => {
    const configured = networks
      .filter(({ chainNamespace }) => chainNamespace === namespace)
      .map(({ caipNetworkId }) => caipNetworkId)
    return {
      chains: unique(withAliases(overrides.chains?.[namespace] ?? configured)),
      methods: unique(overrides.methods?.[namespace] ?? defaultMethods[namespace]),
      events: unique(overrides.events?.[namespace] ?? defaultEvents),
    }
  }
  return Object.fromEntries(namespaces.map((namespace) => [namespace, toRequest(namespace)]))
}
