import type { ConnectorInfo, DirectoryWallet } from '@latchkey/core'
import { getConnector, getEntryName, type WalletEntry } from './WalletEntry.ts'

/** Whom a wallet of a list could be a second row of. */
export type Others = {
  /** Rows of the page's own wallets. */
  readonly entries: readonly WalletEntry[]
  readonly recent: readonly DirectoryWallet[]
  readonly isMobile: boolean
}

const listConnectors = (entry: WalletEntry): readonly ConnectorInfo[] => {
  if (entry.kind === 'multiChain') return entry.connectors
  const connector = getConnector(entry)
  return connector ? [connector] : []
}

/** One app announces itself differently in its own browser on phones. */
function isSameRdns(one: string | undefined, two: string | undefined, isMobile: boolean): boolean {
  if (!one || !two) return false
  const toPlain = (rdns: string) =>
    isMobile && rdns === 'io.metamask.mobile' ? 'io.metamask' : rdns
  return toPlain(one) === toPlain(two)
}

/** Whether a wallet of the page, or one used recently, announces itself as this one does. */
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

/** Whether a wallet of the directory has a row already: by rdns, else by name, or by id (kit-state §5.1). */
export function isKnownElsewhere(wallet: DirectoryWallet, others: Others): boolean {
  const { entries, recent } = others
  if (hasSameRdns(wallet, others)) return true
  if (!wallet.rdns && entries.some((entry) => getEntryName(entry) === wallet.name)) return true
  return (
    entries.some((entry) => isSameId(wallet.id, entry)) || recent.some(({ id }) => id === wallet.id)
  )
}
