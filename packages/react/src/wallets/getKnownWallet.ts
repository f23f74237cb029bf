import type { ConnectorInfo, DirectoryWallet } from '@latchkey/core'
import { connectorDirectoryIds } from '@latchkey/core/directory'
import type { KnownWallet } from './WalletEntry.ts'

// A connector may have any name, `constructor` too.
function getFixedId(name: string): string | undefined {
  return Object.hasOwn(connectorDirectoryIds, name) ? connectorDirectoryIds[name] : undefined
}

/** Finds what the directory knows of a wallet of the page, from its ranks and from the fixed ids (kit-behaviour §12). */
export function getKnownWallet(
  connector: ConnectorInfo,
  ranked: readonly DirectoryWallet[],
): KnownWallet {
  const { explorerId, id, name, rdns } = connector
  const fixedId = explorerId ?? getFixedId(id) ?? getFixedId(name)
  const found =
    ranked.find((wallet) => wallet.id === fixedId) ??
    ranked.find((wallet) => rdns !== undefined && wallet.rdns === rdns) ??
    ranked.find((wallet) => wallet.name === name)
  return { id: fixedId ?? found?.id, imageUrl: found?.imageUrl, rank: found?.order }
}
