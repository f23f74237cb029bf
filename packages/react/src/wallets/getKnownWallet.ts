import type { ConnectorInfo } from '@latchkey/core'
import type { SuggestedWallets } from '@latchkey/kit'
import type { KnownWallet } from './WalletEntry.ts'

// Reads only own properties, because a connector can have any name, including `constructor`.
function getOwn(ids: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(ids, name) ? ids[name] : undefined
}

/**
 * Returns the directory's data about a connector's wallet, from the ranked wallets and the fixed
 * ids (kit-behaviour §12).
 */
export function getKnownWallet(
  connector: ConnectorInfo,
  { ranked, knownIds: { connectors: ids } }: Pick<SuggestedWallets, 'ranked' | 'knownIds'>,
): KnownWallet {
  const { explorerId, id, name, rdns } = connector
  const fixedId = explorerId ?? getOwn(ids, id) ?? getOwn(ids, name)
  const found =
    ranked.find((wallet) => wallet.id === fixedId) ??
    ranked.find((wallet) => rdns !== undefined && wallet.rdns === rdns) ??
    ranked.find((wallet) => wallet.name === name)
  return { id: fixedId ?? found?.id, imageUrl: found?.imageUrl, rank: found?.order }
}
