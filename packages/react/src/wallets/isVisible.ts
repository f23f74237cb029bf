import type { ChainNamespace, ConnectorInfo, DirectoryWallet } from '@latchkey/core'
import type { KnownWallet } from './WalletEntry.ts'

/** The name of an injected wallet that did not say who it is. */
const genericName = 'browser wallet'

export type VisibilityRules = {
  readonly isMobile: boolean
  /** Only wallets of this namespace; all when absent. */
  readonly namespace?: ChainNamespace | undefined
  /** Directory ids that never show. */
  readonly excludeWalletIds?: readonly string[] | undefined
  /** When not empty, only wallets with one of these directory ids show. */
  readonly includeWalletIds?: readonly string[] | undefined
  /** What the directory knows of those with excluded ids. */
  readonly excluded?: readonly DirectoryWallet[] | undefined
}

function isExcludedByName({ name, rdns }: ConnectorInfo, { excluded = [] }: VisibilityRules) {
  return excluded.some(
    (wallet) =>
      (rdns !== undefined && wallet.rdns === rdns) ||
      wallet.name.toLowerCase() === name.toLowerCase(),
  )
}

/** Whether the host's lists of directory ids let a wallet of the page show. */
function isIdAllowed({ id }: KnownWallet, rules: VisibilityRules): boolean {
  const { excludeWalletIds = [], includeWalletIds = [] } = rules
  if (id !== undefined && excludeWalletIds.includes(id)) return false
  return includeWalletIds.length === 0 || (id !== undefined && includeWalletIds.includes(id))
}

/** Whether a wallet of the page may be shown (kit-state §5.1). */
export function isVisible(
  connector: ConnectorInfo,
  known: KnownWallet,
  rules: VisibilityRules,
): boolean {
  const { type, namespace, name } = connector
  if (rules.namespace && namespace !== rules.namespace) return false
  if (type === 'WALLET_CONNECT' || type === 'AUTH') return true
  // On a phone it is the wallet app whose browser this is; it is listed only because something is injected.
  if (name.toLowerCase() === genericName && !rules.isMobile) return false
  if (isExcludedByName(connector, rules)) return false
  return type === 'EXTERNAL' || isIdAllowed(known, rules)
}
