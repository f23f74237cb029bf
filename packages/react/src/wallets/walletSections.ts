import type { ChainNamespace, ConnectorInfo, ConnectorType } from '@latchkey/core'

/** Sections of the wallet list in their default order (spec/kit-state §5.1). */
const walletSections = [
  'walletConnect',
  'recent',
  'injected',
  'featured',
  'custom',
  'external',
  'recommended',
] as const
export type WalletSection = (typeof walletSections)[number]

/** Connector types of the sections that are filled from this page; the others come with the directory. */
const localSections: { readonly [section in WalletSection]?: readonly ConnectorType[] } = {
  injected: ['MULTI_CHAIN', 'ANNOUNCED', 'INJECTED'],
  external: ['EXTERNAL'],
}

/** The name of an injected wallet that did not say who it is. */
const genericName = 'browser wallet'

export type WalletFilter = {
  readonly isMobile: () => boolean
  /** Only wallets of this namespace; all when absent. */
  readonly namespace?: ChainNamespace | undefined
  /** Directory ids that never show. */
  readonly excludeWalletIds?: readonly string[] | undefined
  /** When not empty, only wallets with one of these directory ids show. */
  readonly includeWalletIds?: readonly string[] | undefined
}

function isVisible(connector: ConnectorInfo, filter: WalletFilter): boolean {
  if (filter.namespace && connector.namespace !== filter.namespace) return false
  // On a phone it is the wallet app whose browser this is; it is listed only because something is injected.
  if (connector.name.toLowerCase() === genericName && !filter.isMobile()) return false
  const id = connector.explorerId
  if (id && filter.excludeWalletIds?.includes(id)) return false
  const included = filter.includeWalletIds ?? []
  return included.length === 0 || (id !== undefined && included.includes(id))
}

/** The wallets that may be shown, in the order of discovery. */
export function getVisibleWallets(
  connectors: readonly ConnectorInfo[],
  filter: WalletFilter,
): readonly ConnectorInfo[] {
  return connectors.filter((connector) => isVisible(connector, filter))
}

function getSectionOrder(order: readonly WalletSection[] = []): readonly WalletSection[] {
  return [...new Set([...order, ...walletSections])]
}

/**
 * Sorts wallets into the sections of the Connect view. A section without wallets is left out.
 *
 * @param order - The configured type order; sections it does not name follow in the default order.
 */
export function getWalletSections(
  wallets: readonly ConnectorInfo[],
  order?: readonly WalletSection[],
): readonly { readonly section: WalletSection; readonly wallets: readonly ConnectorInfo[] }[] {
  return getSectionOrder(order)
    .map((section) => ({
      section,
      wallets: (localSections[section] ?? []).flatMap((type) =>
        wallets.filter((wallet) => wallet.type === type),
      ),
    }))
    .filter((entry) => entry.wallets.length > 0)
}

/** Shortest search that filters (K-CONN-17). */
const shortestSearch = 2

/** Wallets whose name contains the search text; all of them below two characters. */
export function searchWallets(
  wallets: readonly ConnectorInfo[],
  search: string,
): readonly ConnectorInfo[] {
  const wanted = search.trim().toLowerCase()
  if (wanted.length < shortestSearch) return wallets
  return wallets.filter((wallet) => wallet.name.toLowerCase().includes(wanted))
}
