import {
  type CaipNetworkId,
  type ChainNamespace,
  type ConnectorInfo,
  type DirectoryWallet,
  recommendedWalletCount,
} from '@latchkey/core'
import type { SuggestedWallets, WalletSectionName } from '@latchkey/kit'
import { getKnownWallet } from './getKnownWallet.ts'
import { hasSameRdns, isKnownElsewhere, type Others } from './isKnownElsewhere.ts'
import { isVisible, type VisibilityRules } from './isVisible.ts'
import { mergeConnectors } from './mergeConnectors.ts'
import type { WalletEntry } from './WalletEntry.ts'

/** Sections of the wallet list in their default order (kit-state §5.1). */
const sectionNames: readonly WalletSectionName[] = [
  'walletConnect',
  'recent',
  'injected',
  'featured',
  'custom',
  'external',
  'recommended',
]

/**
 * Ids of connectors that get no row of their own. They are offered through the directory entry of
 * their wallet, which they must not hide (K-INJ-09).
 */
const unlistedIds: readonly string[] = ['coinbaseWallet', 'coinbaseWalletSDK', 'baseAccount']
const unlistedTypes: readonly ConnectorInfo['type'][] = ['WALLET_CONNECT', 'AUTH']

function isListed({ id, type }: ConnectorInfo): boolean {
  return !unlistedTypes.includes(type) && !(type === 'EXTERNAL' && unlistedIds.includes(id))
}

export type WalletSectionsInput = VisibilityRules & {
  readonly isMobile: boolean
  /** Connectors found in this page, of all namespaces. */
  readonly connectors: readonly ConnectorInfo[]
  readonly suggested: SuggestedWallets
  readonly recentWallets: readonly DirectoryWallet[]
  readonly customWallets?: readonly DirectoryWallet[] | undefined
  readonly featuredWalletIds?: readonly string[] | undefined
  readonly activeNamespace: ChainNamespace
  /** Networks of `namespace`, or all networks if it is absent. */
  readonly networkIds: readonly CaipNetworkId[]
  /** Number of the four main rows that email and social logins already use. */
  readonly placesTaken: number
}

export type WalletSection = {
  readonly section: WalletSectionName
  readonly entries: readonly WalletEntry[]
}

type PageEntry = ReturnType<typeof mergeConnectors>[number]

const getType = (entry: PageEntry) =>
  entry.kind === 'multiChain' ? 'MULTI_CHAIN' : entry.connector.type

/**
 * Compares two entries by rank. Entries without a rank come last, in the order in which they were
 * discovered.
 */
function byRank(one: PageEntry, two: PageEntry): number {
  const [first, second] = [
    one.known.rank ?? Number.MAX_SAFE_INTEGER,
    two.known.rank ?? Number.MAX_SAFE_INTEGER,
  ]
  return first - second
}

function listInjected(merged: readonly PageEntry[]): readonly PageEntry[] {
  return (['MULTI_CHAIN', 'ANNOUNCED', 'INJECTED'] as const).flatMap((type) =>
    merged.filter((entry) => getType(entry) === type).sort(byRank),
  )
}

function listRecent(input: WalletSectionsInput, merged: readonly PageEntry[]) {
  const { recentWallets, excludeWalletIds = [], namespace, activeNamespace } = input
  const others: Others = { entries: merged, recent: [], isMobile: input.isMobile }
  const isServed = ({ chains }: DirectoryWallet) =>
    !chains || chains.some((id) => id.startsWith(`${namespace ?? activeNamespace}:`))
  return recentWallets.filter(
    (wallet) =>
      !excludeWalletIds.includes(wallet.id) &&
      isServed(wallet) &&
      !isKnownElsewhere(wallet, others) &&
      !merged.some((entry) => toName(entry) === wallet.name),
  )
}

const toName = (entry: PageEntry) =>
  entry.kind === 'multiChain' ? entry.name : entry.connector.name

const toEntries = (wallets: readonly DirectoryWallet[]): readonly WalletEntry[] =>
  wallets.map((wallet) => ({ kind: 'directory', wallet }))

/**
 * Limits the recommended wallets to the rows that other entries leave free, of four in total
 * (K-CONN-05).
 */
function limitRecommended(
  recommended: readonly DirectoryWallet[],
  used: number,
): readonly DirectoryWallet[] {
  return recommended.slice(0, Math.max(0, recommendedWalletCount - used))
}

/** Assigns all entries to sections. A section can stay empty. */
function fillSections(
  input: WalletSectionsInput,
): Readonly<Record<WalletSectionName, readonly WalletEntry[]>> {
  const { connectors, suggested, isMobile, customWallets = [], networkIds } = input
  const visible = connectors.filter((connector) =>
    isVisible(connector, getKnownWallet(connector, suggested), {
      ...input,
      excluded: suggested.excluded,
    }),
  )
  const walletConnect = visible.find(({ type }) => type === 'WALLET_CONNECT')
  const merged = mergeConnectors(visible.filter(isListed), suggested)
  const injected = listInjected(merged)
  const recent = listRecent(input, merged)
  const others: Others = { entries: merged, recent, isMobile }
  const isServed = ({ chains }: DirectoryWallet) =>
    !input.namespace || chains?.some((id) => networkIds.includes(id)) === true
  const toNew = (wallets: readonly DirectoryWallet[]) =>
    wallets.filter((wallet) => isServed(wallet) && !isKnownElsewhere(wallet, others))

  const featured = toNew(suggested.featured)
  const custom = customWallets.filter((wallet) => !hasSameRdns(wallet, others))
  const recommended = toNew(suggested.recommended).filter(
    ({ id }) => ![...featured, ...custom].some((other) => other.id === id),
  )
  const used = featured.length + custom.length + injected.length + input.placesTaken
  const hasAny = walletConnect !== undefined || injected.length > 0 || custom.length > 0
  return {
    walletConnect:
      walletConnect && !isMobile ? [{ kind: 'walletConnect', connector: walletConnect }] : [],
    recent: recent.map((wallet) => ({ kind: 'directory', wallet, recent: true })),
    injected,
    featured: toEntries(featured),
    custom: toEntries(custom),
    external: merged.filter(
      (entry) => entry.kind === 'connector' && entry.connector.type === 'EXTERNAL',
    ),
    recommended: toEntries(hasAny ? limitRecommended(recommended, used) : []),
  }
}

/** Returns the number of rows that the directory is expected to add. 0 once it has responded. */
export function countPendingRows(input: WalletSectionsInput): number {
  if (!input.suggested.pending) return 0
  const { walletConnect, injected, custom } = fillSections(input)
  if (walletConnect.length + injected.length + custom.length === 0) return 0
  const featured = input.featuredWalletIds?.length ?? 0
  const used = featured + custom.length + injected.length + input.placesTaken
  return featured + Math.max(0, recommendedWalletCount - used)
}

/**
 * Returns the sections of the connect view that contain entries.
 *
 * @param order - The configured order. Sections that it does not name follow in the default order.
 */
export function getWalletSections(
  input: WalletSectionsInput,
  order: readonly WalletSectionName[] = [],
): readonly WalletSection[] {
  const filled = fillSections(input)
  return [...new Set([...order, ...sectionNames])]
    .map((section) => ({ section, entries: filled[section] }))
    .filter(({ entries }) => entries.length > 0)
}
