import { type Balance, balanceCacheMs, defaultBalance, type Network } from '@latchkey/core'
import { loadAdapter } from '../adapters/loadAdapter.ts'
import { queryKeys } from '../api/queryKeys.ts'
import { withServiceRpc } from '../api/withServiceRpc.ts'
import type { Kit } from '../kit/Kit.ts'
import type { KitConfig, ShownToken } from '../kit/KitConfig.ts'

/**
 * A balance in base units. `fallback` is true for a placeholder, because the balance could not be
 * read.
 */
export type NativeBalance = Balance & { readonly fallback: boolean }

function getToken({ tokens }: KitConfig, network: Network): ShownToken | undefined {
  return tokens?.[network.caipNetworkId] ?? tokens?.[network.id]
}

/**
 * Returns a zero balance. Its symbol is ETH on eip155 or without a network, otherwise the network's
 * own (product specification §8).
 */
function toFallback(network: Network | undefined): NativeBalance {
  const { decimals = 18, symbol = defaultBalance.symbol } =
    network && network.chainNamespace !== 'eip155' ? network.nativeCurrency : {}
  return { amount: 0n, decimals, symbol, fallback: true }
}

type Account = {
  readonly address: string
  readonly network: Network
  readonly token: ShownToken | undefined
}

async function readByAdapter(kit: Kit, account: Account, signal: AbortSignal): Promise<Balance> {
  const { address, token } = account
  const adapter = await loadAdapter(kit, account.network.chainNamespace)
  const network = withServiceRpc(kit.config, account.network)
  const balance = await adapter.getBalance({ address, network, token: token?.address, signal })
  return token?.symbol === undefined ? balance : { ...balance, symbol: token.symbol }
}

async function readBalance(
  kit: Kit,
  account: Account,
  signal: AbortSignal,
): Promise<NativeBalance> {
  const { chainNamespace } = account.network
  const hasAdapter = kit.config.adapters.some(({ namespace }) => namespace === chainNamespace)
  try {
    // The code that reads balances from the API loads only for a namespace without an adapter.
    const read = hasAdapter
      ? readByAdapter
      : (await import(/* moment: balance */ './readByApi.ts')).readByApi
    return { ...(await read(kit, account, signal)), fallback: false }
  } catch {
    signal.throwIfAborted()
    return toFallback(account.network)
  }
}

export type NativeBalanceParameters = {
  readonly address: string
  readonly network: Network | undefined
  /**
   * Address of the token to read. Default: the token configured in `config.tokens`, otherwise the
   * native currency.
   */
  readonly token?: string | undefined
}

/**
 * Returns the query for an account's balance in the native currency or one token, cached for 30 s
 * by network and address. It does not retry, because the adapter's transport does. It never fails,
 * but returns a placeholder with `fallback: true`.
 */
export function nativeBalanceQuery(kit: Kit, { address, network, token }: NativeBalanceParameters) {
  const caipNetworkId = network?.caipNetworkId
  return {
    queryKey: queryKeys.nativeBalance({ address, caipNetworkId, ...(token && { token }) }),
    queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<NativeBalance> => {
      if (!network) return toFallback(undefined)
      const shown = token ? { address: token } : getToken(kit.config, network)
      return readBalance(kit, { address, network, token: shown }, signal)
    },
    staleTime: balanceCacheMs,
    retry: false,
  }
}
