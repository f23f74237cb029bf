import type { Network } from '@latchkey/core'
import { type SwapTokens, swapTokensQuery, toSwapTokens } from '@latchkey/kit/swap'
import { useTokenAmount } from '../balance/useTokenAmount.ts'
import { useTokenBalance } from '../balance/useTokenBalance.ts'
import { useKitContext } from '../context/KitContext.ts'
import { useKitQuery } from '../hooks/queries/useKitQuery.ts'

export type ListedTokens = SwapTokens & {
  readonly status: 'pending' | 'error' | 'success'
  readonly retry: () => void
}

/** Lists the tokens that can be swapped on a network, with the account's balances. */
export function useSwapTokens(network: Network): ListedTokens {
  const { kit } = useKitContext()
  const coin = useTokenAmount(network.nativeCurrency) ?? 0n
  const { data: list } = useTokenBalance()
  const { data = [], status, refetch } = useKitQuery(swapTokensQuery(kit, network.caipNetworkId))
  const tokens = toSwapTokens(network, { coin, balances: list?.tokens ?? [], tokens: data })
  return { ...tokens, status, retry: () => void refetch() }
}
