import type { TokenBalance } from '@latchkey/blockchain-api'
import {
  type AccountType,
  type CaipAddress,
  type CaipNetworkId,
  type ChainNamespace,
  type ConnectorInfo,
  cutDecimals,
  defaultBalance,
  type Network,
  toDecimalText,
  type WalletAccount,
} from '@latchkey/core'
import { getQueryCache } from '../api/getQueryCache.ts'
import { type AccountKey, queryKeys } from '../api/queryKeys.ts'
import type { Connection, ConnectionStatus } from '../kit/ConnectionState.ts'
import type { Kit } from '../kit/Kit.ts'
import type { LoginInfo } from '../kit/LoginInfo.ts'
import { getActiveConnection, getActiveNamespace } from '../state/getActiveConnection.ts'
import { getActiveNetwork } from '../state/getActiveNetwork.ts'
import { getAddressLabel } from '../storage/getAddressLabel.ts'
import type { Identity } from './identityQuery.ts'
import type { NativeBalance } from './nativeBalanceQuery.ts'
import type { TokenList } from './tokenBalanceQuery.ts'

type Reader = Pick<Kit, 'config' | 'connection' | 'slots'>

/**
 * An account that a wallet shares, with its CAIP-10 id, its namespace and the id of the wallet's
 * connector.
 */
export type Account = WalletAccount & {
  readonly caipAddress: CaipAddress
  readonly namespace: ChainNamespace
  readonly connectorId: string
}

export type GetAccountReturnType = {
  readonly address: string | undefined
  readonly caipAddress: CaipAddress | undefined
  readonly isConnected: boolean
  /**
   * Present while the wallet is locked. The address is the one from before, and the wallet signs
   * nothing until the user unlocks it.
   */
  readonly isLocked?: true
  readonly status: ConnectionStatus
  readonly namespace: ChainNamespace
  readonly caipNetworkId: CaipNetworkId | undefined
  /** Accounts of all live connections in the namespace, the active one first. */
  readonly allAccounts: readonly Account[]
  /**
   * Names that the user has given to accounts (`renameAccount`), by address as in `allAccounts`.
   */
  readonly addressLabels: Readonly<Record<string, string>>
  readonly connectedWalletInfo: ConnectorInfo | undefined
  /**
   * Native balance from the query cache, cut to at most three decimals. Absent until the first
   * request.
   */
  readonly balance?: string | undefined
  readonly balanceSymbol?: string | undefined
  /** Present if the balance could not be read. `balance` is then a placeholder (S-140). */
  readonly balanceFallback?: true
  /** Name of the account, requested from the blockchain API when the account connects. */
  readonly profileName?: string | undefined
  /** URL of the account's image. Only origins that the kit allows (S-65). */
  readonly profileImage?: string | undefined
  readonly tokenBalance?: readonly TokenBalance[] | undefined
  readonly preferredAccountType?: AccountType | undefined
  /** Whether the smart account is deployed. Present for accounts with an email or social login. */
  readonly smartAccountDeployed?: boolean | undefined
  readonly user?: LoginInfo['user'] | undefined
  readonly socialProvider?: LoginInfo['socialProvider']
  /** Email address or user name of the login, formatted for display. */
  readonly loginName?: string | undefined
  readonly embeddedWalletInfo?: LoginInfo['embeddedWalletInfo'] | undefined
  /**
   * Whether the user has confirmed a copy of the recovery code. Present if the login's frame
   * reports it.
   */
  readonly backedUp?: boolean | undefined
}

type CachedAccount = { readonly address: string; readonly network: Network | undefined }

function toShownBalance({ amount, decimals, symbol, fallback }: NativeBalance): string {
  // The placeholder of product specification §9.
  if (fallback && symbol === defaultBalance.symbol) return defaultBalance.amount
  return cutDecimals(toDecimalText(amount, decimals))
}

/**
 * Reads the account's balance, name and image from the query cache, because the kit stores data of
 * services nowhere else.
 */
function readCached(kit: Reader, { address, network }: CachedAccount) {
  // Query keys contain the configured network; an unsupported network has no key.
  const key: AccountKey = { address, caipNetworkId: network?.caipNetworkId }
  const cache = getQueryCache(kit).client
  const balance = cache?.getQueryData<NativeBalance>(queryKeys.nativeBalance(key))
  const identity = cache?.getQueryData<Identity>(queryKeys.identity({ address, network }))
  return {
    balance: balance && toShownBalance(balance),
    balanceSymbol: balance?.symbol,
    ...(balance?.fallback && { balanceFallback: true as const }),
    profileName: identity?.profileName,
    profileImage: identity?.profileImage,
    tokenBalance: cache?.getQueryData<TokenList>(queryKeys.tokenBalance(key))?.tokens,
  }
}

const nothingCached = {
  balance: undefined,
  balanceSymbol: undefined,
  profileName: undefined,
  profileImage: undefined,
  tokenBalance: undefined,
}

function toAccounts(connection: Connection): readonly Account[] {
  const { namespace, connector, caipNetworkId } = connection
  return connection.accounts.map((account) => ({
    ...account,
    namespace,
    connectorId: connector.id,
    caipAddress: `${caipNetworkId}:${account.address}`,
  }))
}

function readLabels(
  kit: Reader,
  accounts: readonly Account[],
): GetAccountReturnType['addressLabels'] {
  const labels = accounts.map(
    (account) => [account.address, getAddressLabel(kit, account)] as const,
  )
  return Object.fromEntries(labels.flatMap(([address, label]) => (label ? [[address, label]] : [])))
}

/**
 * Gets the current account of a namespace, by default the active one, with all other accounts of
 * that namespace.
 */
export function getAccount(
  kit: Reader,
  parameters: { readonly namespace?: ChainNamespace | undefined } = {},
): GetAccountReturnType {
  const namespace = parameters.namespace ?? getActiveNamespace(kit)
  const { connections, status } = kit.connection.getState()
  const active = getActiveConnection(kit, { namespace })
  const others = connections.filter((other) => other.namespace === namespace && other !== active)
  const allAccounts = [...(active ? toAccounts(active) : []), ...others.flatMap(toAccounts)]
  const account = active && allAccounts[0]
  return {
    address: account?.address,
    caipAddress: account?.caipAddress,
    isConnected: active !== undefined,
    ...(active?.locked && { isLocked: active.locked }),
    status: status[namespace] ?? 'disconnected',
    namespace,
    caipNetworkId: active?.caipNetworkId,
    allAccounts,
    addressLabels: readLabels(kit, allAccounts),
    connectedWalletInfo: active?.connector,
    ...(active && account
      ? readCached(kit, { address: account.address, network: getActiveNetwork(kit, { namespace }) })
      : nothingCached),
    preferredAccountType: account && (account.type ?? 'eoa'),
    ...active?.login,
  }
}
