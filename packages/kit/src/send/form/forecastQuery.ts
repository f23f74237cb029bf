import type { SendForecast } from '@latchkey/core'
import type { Token } from '../../account/Token.ts'
import type { Kit } from '../../kit/Kit.ts'
import { getWallet } from '../../state/getWallet.ts'
import { toChainOrder } from './toOrder.ts'

/**
 * Cache time in milliseconds of a simulated transfer, because it is outdated after one or two
 * blocks.
 */
const forecastCacheMs = 10_000

/**
 * Returns the query for a simulated transfer on the network's node. `null` if no simulation is
 * available. If the query fails, the outcome is unknown.
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
