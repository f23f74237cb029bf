import type { ChainNamespace, ConnectorInfo, DirectoryWallet } from '@latchkey/core'
import type { KnownWallet } from './WalletEntry.ts'

export type VisibilityRules = {
  /** Shows only wallets of this namespace. If absent, shows wallets of all namespaces. */
  readonly namespace?: ChainNamespace | undefined
  /** Directory ids of wallets that the app hides. */
  readonly excludeWalletIds?: readonly string[] | undefined
  /** If not empty, only wallets with these directory ids are shown. */
  readonly includeWalletIds?: readonly string[] | undefined
  /** Directory entries of the wallets in `excludeWalletIds`, to hide connectors by their names. */
  readonly excluded?: readonly DirectoryWallet[] | undefined
}

function isExcludedByName({ name, rdns }: ConnectorInfo, { excluded = [] }: VisibilityRules) {
  return excluded.some(
    (wallet) =>
      (rdns !== undefined && wallet.rdns === rdns) ||
      wallet.name.toLowerCase() === name.toLowerCase(),
  )
}

/** Returns whether the app's lists of included and excluded wallets allow a wallet. */
function isIdAllowed({ id }: KnownWallet, rules: VisibilityRules): boolean {
  const { excludeWalletIds = [], includeWalletIds = [] } = rules
  if (id !== undefined && excludeWalletIds.includes(id)) return false
  return includeWalletIds.length === 0 || (id !== undefined && includeWalletIds.includes(id))
}

/** Returns whether the wallet list shows a connector of this page (kit-state §5.1). */
export function isVisible(
  connector: ConnectorInfo,
  known: KnownWallet,
  rules: VisibilityRules,
): boolean {
  const { type, namespace } = connector
  if (rules.namespace && namespace !== rules.namespace) return false
  if (type === 'WALLET_CONNECT' || type === 'AUTH') return true
  if (isExcludedByName(connector, rules)) return false
  return type === 'EXTERNAL' || isIdAllowed(known, rules)
}
