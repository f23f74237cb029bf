import type { ChainNamespace, ConnectorInfo, DirectoryWallet } from '@latchkey/core'
import type { KnownWallet } from './WalletEntry.ts'

/** Name of an injected wallet that does not announce itself. */
const genericName = 'browser wallet'

export type VisibilityRules = {
  readonly isMobile: boolean
  /** Shows only wallets of this namespace. Absent: all namespaces. */
  readonly namespace?: ChainNamespace | undefined
  /** Directory ids of hidden wallets. */
  readonly excludeWalletIds?: readonly string[] | undefined
  /** If not empty, only wallets with these directory ids are shown. */
  readonly includeWalletIds?: readonly string[] | undefined
  /** Directory entries of the wallets in `excludeWalletIds`. */
  readonly excluded?: readonly DirectoryWallet[] | undefined
}

function isExcludedByName({ name, rdns }: ConnectorInfo, { excluded = [] }: VisibilityRules) {
  return excluded.some(
    (wallet) =>
      (rdns !== undefined && wallet.rdns === rdns) ||
      wallet.name.toLowerCase() === name.toLowerCase(),
  )
}

/** Returns whether the app's include and exclude lists allow a wallet. */
function isIdAllowed({ id }: KnownWallet, rules: VisibilityRules): boolean {
  const { excludeWalletIds = [], includeWalletIds = [] } = rules
  if (id !== undefined && excludeWalletIds.includes(id)) return false
  return includeWalletIds.length === 0 || (id !== undefined && includeWalletIds.includes(id))
}

/** Returns whether a connector in this page is shown (kit-state §5.1). */
export function isVisible(
  connector: ConnectorInfo,
  known: KnownWallet,
  rules: VisibilityRules,
): boolean {
  const { type, namespace, name } = connector
  if (rules.namespace && namespace !== rules.namespace) return false
  if (type === 'WALLET_CONNECT' || type === 'AUTH') return true
  // On a phone, the generic name belongs to the wallet app whose browser shows this page.
  if (name.toLowerCase() === genericName && !rules.isMobile) return false
  if (isExcludedByName(connector, rules)) return false
  return type === 'EXTERNAL' || isIdAllowed(known, rules)
}
