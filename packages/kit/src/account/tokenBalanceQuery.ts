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
import { withAddedTokens } from './withAddedTokens.ts'

/**
 * Toast for a network that the API does not support. The text is specified in product specification
 * §8.
 */
const unavailableToast = {
  message: 'Token Balance Unavailable',
  variant: 'error',
  text: { key: 'toast.balanceUnavailable' },
} as const

/** The tokens of an account on a network. */
export type TokenList = {
  readonly tokens: readonly TokenBalance[]
  /**
   * Whether a service lists the tokens of this network. If false, the empty list does not mean that
   * the account has no tokens.
   */
  readonly supported: boolean
  /**
   * Whether the account has further tokens. They are on no token list and have no price, so they
   * are left out. Absent: no.
   */
  readonly hasMore?: true
}

const unsupportedList: TokenList = { tokens: [], supported: false }

/** Returns the time and error of the last failure, by account and network. */
const getFailures = createSlot(
  () => new Map<string, { readonly time: number; readonly error: unknown }>(),
)

type Account = { readonly address: string; readonly network: Network | undefined }

/**
 * Returns whether a failure is recent. If the clock was set back, the age is unknown, and the
 * failure counts as old (S-137).
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
  const answer = await fetchEndpoint(kit, getBalance, { input, caipNetworkId, signal })
  const { balances: tokens, next } = answer
  return { tokens, supported, ...(next && { hasMore: true as const }) }
}

/**
 * Shows the toast for an unsupported network once per cached result, not for every refetch
 * (K-BAPI-11).
 */
function showUnsupported(kit: Kit, { address, network }: ReadableAccount): void {
  if (!readTokenList(kit, { address, network })) showToast(kit, unavailableToast)
}

async function readTokens(
  kit: Kit,
  account: ReadableAccount,
  signal: AbortSignal,
): Promise<TokenList> {
  const failures = getFailures(kit)
  const key = toFailureKey(account)
  const failure = failures.get(key)
  // After a failure, no view sends another request for a while (K-ACC-06).
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

/** Returns the cached list of an account's tokens; `undefined` before the first request. */
export function readTokenList(
  kit: Kit,
  { address, network }: ReadableAccount,
): TokenList | undefined {
  const { caipNetworkId } = network
  return getQueryClient(kit).getQueryData(queryKeys.tokenBalance({ address, caipNetworkId }))
}

/**
 * Lists the tokens of an account. For a login, its wallet reports them; otherwise, or if it cannot,
 * the API does (K-ACC-07). Tokens that the user has added follow.
 */
async function listTokens(
  kit: Kit,
  account: ReadableAccount,
  signal: AbortSignal,
): Promise<TokenList> {
  const list = await listReported(kit, account, signal)
  return { ...list, tokens: await withAddedTokens(kit, list.tokens, { ...account, signal }) }
}

async function listReported(
  kit: Kit,
  account: ReadableAccount,
  signal: AbortSignal,
): Promise<TokenList> {
  const assets = await readWalletAssets(kit, account, signal)
  if (assets) return { tokens: assets, supported: true }
  return kit.config.blockchainApiUrl ? readTokens(kit, account, signal) : unsupportedList
}

/**
 * Returns the query for an account's tokens on its network, cached for 30 s. A network that the API
 * does not support has an empty list with `supported: false`. A failure shows a toast and blocks
 * further requests for 30 s, also if the list of supported networks could not be read.
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
