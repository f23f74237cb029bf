import type { ConnectorInfo, DirectoryWallet } from '@latchkey/core'
import { getConnector, getEntryName, type WalletEntry } from './WalletEntry.ts'

/**
 * Wallets that already have a row in the list. A directory wallet with the same rdns, name or id
 * gets no second row.
 */
export type Others = {
  /** Entries of the wallet list for connectors in this page. */
  readonly entries: readonly WalletEntry[]
  readonly recent: readonly DirectoryWallet[]
  readonly isMobile: boolean
}

const listConnectors = (entry: WalletEntry): readonly ConnectorInfo[] => {
  if (entry.kind === 'multiChain') return entry.connectors
  const connector = getConnector(entry)
  return connector ? [connector] : []
}

/**
 * Returns whether two reverse-DNS names (EIP-6963 `rdns`) are the same. On phones, MetaMask's two
 * names count as the same, because its own browser announces another one.
 */
function isSameRdns(one: string | undefined, two: string | undefined, isMobile: boolean): boolean {
  if (!one || !two) return false
  const toPlain = (rdns: string) =>
    isMobile && rdns === 'io.metamask.mobile' ? 'io.metamask' : rdns
  return toPlain(one) === toPlain(two)
}

/**
 * Returns whether a wallet in this page, or a recent one, has the same rdns as the wallet of the
 * directory.
 */
export function hasSameRdns(
  { rdns }: DirectoryWallet,
  { entries, recent, isMobile }: Others,
): boolean {
  return (
    entries.flatMap(listConnectors).some((other) => isSameRdns(rdns, other.rdns, isMobile)) ||
    recent.some((other) => isSameRdns(rdns, other.rdns, isMobile))
  )
}

function isSameId(id: string, entry: WalletEntry): boolean {
  if (entry.kind !== 'connector' && entry.kind !== 'multiChain') return false
  return entry.known.id === id || listConnectors(entry).some(({ explorerId }) => explorerId === id)
}

/**
 * Returns whether a wallet of the directory already has a row: one with the same rdns, name or id
 * (kit-state §5.1).
 */
export function isKnownElsewhere(wallet: DirectoryWallet, others: Others): boolean {
  const { entries, recent } = others
  if (hasSameRdns(wallet, others)) return true
  if (!wallet.rdns && entries.some((entry) => getEntryName(entry) === wallet.name)) return true
  return (
    entries.some((entry) => isSameId(wallet.id, entry)) || recent.some(({ id }) => id === wallet.id)
  )
}
