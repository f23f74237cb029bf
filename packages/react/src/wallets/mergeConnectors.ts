import type { ConnectorInfo } from '@latchkey/core'
import type { SuggestedWallets } from '@latchkey/kit'
import { getKnownWallet } from './getKnownWallet.ts'
import type { WalletEntry } from './WalletEntry.ts'

type PageEntry = Extract<WalletEntry, { kind: 'connector' | 'multiChain' }>

/**
 * Normalizes a name for comparison, because a wallet can be "Trust Wallet" in one namespace and
 * "Trust" in another.
 */
const normalise = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/ wallet$/, '')

function toEntry(
  group: readonly [ConnectorInfo, ...ConnectorInfo[]],
  suggested: SuggestedWallets,
): PageEntry {
  const [first] = group
  const known = getKnownWallet(first, suggested)
  if (group.length === 1) return { kind: 'connector', connector: first, known }
  return { kind: 'multiChain', name: first.name, connectors: group, known }
}

/**
 * Merges the connectors of one wallet in several namespaces into one entry (K-CONN-11). Connectors
 * that share a name within one namespace stay separate (S-61).
 */
export function mergeConnectors(
  connectors: readonly ConnectorInfo[],
  suggested: SuggestedWallets,
): readonly PageEntry[] {
  const groups = new Map<string, [ConnectorInfo, ...ConnectorInfo[]]>()
  for (const connector of connectors) {
    const name = normalise(connector.name)
    const group = groups.get(name)
    const isTaken = group?.some(({ namespace }) => namespace === connector.namespace)
    if (connector.duplicate || isTaken) {
      groups.set(`${name}/${connector.namespace}/${connector.id}`, [connector])
    } else if (group) group.push(connector)
    else groups.set(name, [connector])
  }
  return [...groups.values()].map((group) => toEntry(group, suggested))
}
