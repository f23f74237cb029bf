import { getBalance, type TokenBalance } from '@latchkey/blockchain-api'
import { balanceCacheMs, type Network, tokenBalanceRetryMs } from '@latchkey/core'
import { fetchEndpoint } from '../api/fetchEndpoint.ts'
import { getBlockchainApi } from '../api/getBlockchainApi.ts'
import { getQueryClient } from '../api/getQueryClient.ts'
import { queryKeys } from '../api/queryKeys.ts'
import { createSlot } from '../kit/createSlot.ts'
import type { Kit } from '../kit/Kit.ts'
import { showToast } from '../state/showToast.ts'
import { readWalletAssets } from './readWalletAssets.ts'

/** Text from the product specification §8. */
const unavailableToast = {
  message: 'Token Balance Unavailable',
  variant: 'error',
  text: { key: 'toast.balanceUnavailable' },
} as const

/** The tokens of an account on a network. */
export type TokenList = {
  readonly tokens: readonly TokenBalance[]
  /**
   * False if no service lists the tokens of this network. An empty list then says nothing about the
   * account.
   */
  readonly supported: boolean
}

const unsupportedList: TokenList = { tokens: [], supported: false }

/** Gets the last failures, by account and network. */
const getFailures = createSlot(
  () => new Map<string, { readonly time: number; readonly error: unknown }>(),
)

type Account = { readonly address: string; readonly network: Network | undefined }

/**
 * Returns whether a failure is recent. After the clock was set back, its age is unknown (S-137).
 */
const isRecent = (time: number, now: number) => now >= time && now - time < tokenBalanceRetryMs

const toFailureKey = ({ address, network }: ReadableAccount) =>
  `tokenBalance/${network.caipNetworkId}/${address}`

type ReadableAccount = { readonly address: string; readonly network: Network }

async function askForTokens(
  kit: Kit,
  { address, network }: ReadableAccount,
  signal: AbortSignal,
): Promise<TokenList> {
  const { caipNetworkId } = network
  const supported = await getBlockchainApi(kit).readSupport(caipNetworkId, { signal, retries: 0 })
  if (!supported) return unsupportedList
  const input = { address, currency: 'usd' as const, chainId: caipNetworkId }
  const { balances } = await fetchEndpoint(kit, getBalance, { input, caipNetworkId, signal })
  return { tokens: balances, supported }
}

/**
 * Shows the toast for an unsupported network once per cached result, because a refetch adds no news
 * (K-BAPI-11).
 */
function showUnsupported(kit: Kit, { address, network }: ReadableAccount): void {
  const key = queryKeys.tokenBalance({ address, caipNetworkId: network.caipNetworkId })
  const known = getQueryClient(kit).getQueryData<TokenList>(key)
  if (!known) showToast(kit, unavailableToast)
}

async function readTokens(
  kit: Kit,
  account: ReadableAccount,
  signal: AbortSignal,
): Promise<TokenList> {
  const failures = getFailures(kit)
  const key = toFailureKey(account)
  const failure = failures.get(key)
  // A failing service gets no request for a while, regardless of the caller (K-ACC-06).
  if (failure && isRecent(failure.time, kit.ports.now())) throw failure.error
  try {
    const list = await askForTokens(kit, account, signal)
    failures.delete(key)
    if (!list.supported) showUnsupported(kit, account)
    return list
  } catch (error) {
    signal.throwIfAborted()
    failures.set(key, { time: kit.ports.now(), error })
    showToast(kit, unavailableToast)
    throw error
  }
}

/**
 * Lists the tokens of an account. The wallet of a login is the best source; otherwise the API
 * answers (K-ACC-07).
 */
async function listTokens(
  kit: Kit,
  account: ReadableAccount,
  signal: AbortSignal,
): Promise<TokenList> {
  const assets = await readWalletAssets(kit, account, signal)
  if (assets) return { tokens: assets, supported: true }
  return kit.config.blockchainApiUrl ? readTokens(kit, account, signal) : unsupportedList
}

/**
 * Describes the cached tokens of an account on its network, fresh for 30 s. A network that the API
 * does not serve has an empty list, marked as unsupported. A failure shows a toast and blocks
 * further requests for 30 s. Failing to find out whether the network is served counts as a failure.
 */
export function tokenBalanceQuery(kit: Kit, account: Account) {
  const { address, network } = account
  return {
    queryKey: queryKeys.tokenBalance({ address, caipNetworkId: network?.caipNetworkId }),
    queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<TokenList> =>
      network ? listTokens(kit, { address, network }, signal) : unsupportedList,
    staleTime: balanceCacheMs,
    retry: false,
  }
}
