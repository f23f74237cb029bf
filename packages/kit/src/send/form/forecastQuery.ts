import type { SendForecast } from '@latchkey/core'
import type { Token } from '../../account/Token.ts'
import type { Kit } from '../../kit/Kit.ts'
import { getWallet } from '../../state/getWallet.ts'
import { toChainOrder } from './toOrder.ts'

/** What was tried is old after one block or two. */
const forecastCacheMs = 10_000

/**
 * Describes what the network's node says would become of what is about to be sent. `null` where nobody tries it; an error
 * says nothing about it either.
 */
export function forecastQuery(
  kit: Kit,
  parameters: { readonly token: Token; readonly to: string; readonly amount: bigint },
) {
  const { token, to, amount } = parameters
  const { caipNetworkId, address = null } = token
  return {
    queryKey: ['sendForecast', caipNetworkId, address, to, amount.toString()] as const,
    queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<SendForecast | null> => {
      const simulate = getWallet(kit)?.features.send?.simulate
      return simulate ? simulate({ ...toChainOrder(token), to, amount }, { signal }) : null
    },
    staleTime: forecastCacheMs,
    retry: false,
  }
}
