import type { ConnectorInfo } from '@latchkey/core'
import type { SuggestedWallets } from '@latchkey/kit'
import { getKnownWallet } from './getKnownWallet.ts'
import type { WalletEntry } from './WalletEntry.ts'

type PageEntry = Extract<WalletEntry, { kind: 'connector' | 'multiChain' }>

/** "Trust Wallet" on one chain and "Trust" on another are the same. */
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
 * Makes one entry of a wallet that is in the page in several namespaces (K-CONN-11). Those that only share a name with
 * another one of their namespace stay apart (S-61).
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
