import type { Network } from '@latchkey/core'
import { type SwapTokens, swapTokensQuery, toSwapTokens } from '@latchkey/kit/swap'
import { useTokenAmount } from '../balance/useTokenAmount.ts'
import { useTokenBalance } from '../balance/useTokenBalance.ts'
import { useKitContext } from '../context/KitContext.ts'
import { useKitQuery } from '../hooks/queries/useKitQuery.ts'

export type ListedTokens = SwapTokens & {
  /** Whether the balances of the account have loaded. Until then, they count as zero. */
  readonly areBalancesKnown: boolean
  readonly status: 'pending' | 'error' | 'success'
  readonly retry: () => void
}

/** Lists the tokens that can be swapped on a network, with the account's balances. */
export function useSwapTokens(network: Network): ListedTokens {
  const { kit } = useKitContext()
  const amount = useTokenAmount(network.nativeCurrency)
  const coin = amount ?? 0n
  const { data: list } = useTokenBalance()
  const { data = [], status, refetch } = useKitQuery(swapTokensQuery(kit, network.caipNetworkId))
  const tokens = toSwapTokens(network, { coin, balances: list?.tokens ?? [], tokens: data })
  const areBalancesKnown = amount !== undefined && list !== undefined
  return { ...tokens, areBalancesKnown, status, retry: () => void refetch() }
}
