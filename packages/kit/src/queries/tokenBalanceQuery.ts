import { getBalance, type TokenBalance } from '@latchkey/blockchain-api'
import { balanceCacheMs, type Network, tokenBalanceRetryMs } from '@latchkey/core'
import { showToast } from '../actions/showToast.ts'
import type { Kit } from '../Kit.ts'
import { fetchEndpoint } from './fetchEndpoint.ts'
import { queryKeys } from './queryKeys.ts'

/** Text of the product specification §8. */
const unavailableText = 'Token Balance Unavailable'

type Account = { readonly address: string; readonly network: Network | undefined }

/** A clock that was set back says nothing of how long ago it was (S-137). */
const isRecent = (time: number, now: number) => now >= time && now - time < tokenBalanceRetryMs

async function readTokens(
  kit: Kit,
  account: { readonly address: string; readonly network: Network },
  signal: AbortSignal,
): Promise<readonly TokenBalance[]> {
  const { address, network } = account
  const { failures } = kit.runtime
  const key = `tokenBalance/${network.caipNetworkId}/${address}`
  const failure = failures.get(key)
  // A service in trouble is left alone for a while, whoever asks (K-ACC-06).
  if (failure && isRecent(failure.time, kit.ports.now())) throw failure.error
  const { caipNetworkId } = network
  const input = { address, currency: 'usd' as const, chainId: caipNetworkId }
  try {
    const { balances } = await fetchEndpoint(kit, getBalance, { input, caipNetworkId, signal })
    failures.delete(key)
    return balances
  } catch (error) {
    signal.throwIfAborted()
    failures.set(key, { time: kit.ports.now(), error })
    showToast(kit, { message: unavailableText, variant: 'error' })
    throw error
  }
}

/**
 * Describes the cached tokens of an account on its network, fresh for 30 s. Empty on a network the API does not
 * serve. A failure shows a toast and is not asked again for 30 s.
 */
export function tokenBalanceQuery(kit: Kit, account: Account) {
  const { address, network } = account
  return {
    queryKey: queryKeys.tokenBalance({ address, caipNetworkId: network?.caipNetworkId }),
    queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
      network && kit.config.blockchainApiUrl ? readTokens(kit, { address, network }, signal) : [],
    staleTime: balanceCacheMs,
    retry: false,
  }
}
