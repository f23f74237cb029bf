import type { SendFees } from '@latchkey/core'
import type { Token } from '../../account/Token.ts'
import type { Kit } from '../../kit/Kit.ts'
import { getWallet } from '../../state/getWallet.ts'
import { toChainOrder } from './toOrder.ts'

/**
 * Cache time in milliseconds of the fees, because gas prices are outdated after one or two blocks.
 */
const feesCacheMs = 10_000

/**
 * Returns the query for the fees of a transfer on the network, cached for 10 s. `null` if the
 * wallet cannot send.
 *
 * @param parameters.to - Address of the recipient without a CAIP prefix, once known.
 */
export function feesQuery(
  kit: Kit,
  parameters: {
    readonly token: Token | undefined
    readonly to?: string | undefined
    readonly amount?: bigint | undefined
  },
) {
  const { token, to, amount } = parameters
  const { caipNetworkId = null, address = null } = token ?? {}
  return {
    queryKey: ['sendFees', caipNetworkId, address, to ?? null, amount?.toString() ?? null] as const,
    queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<SendFees | null> => {
      const send = token && getWallet(kit)?.features.send
      if (!send) return null
      return send.getFees(
        { ...toChainOrder(token), ...(to && { to, amount: amount ?? 0n }) },
        { signal },
      )
    },
    staleTime: feesCacheMs,
    retry: false,
  }
}
