import type { SendFees } from '@latchkey/core'
import type { Token } from '../../account/Token.ts'
import type { Kit } from '../../kit/Kit.ts'
import { getWallet } from '../../state/getWallet.ts'
import { toChainOrder } from './toOrder.ts'

/** Prices of gas are old after one block or two. */
const feesCacheMs = 10_000

/**
 * Describes what sending costs on the network now, fresh for 10 s. `null` where the wallet cannot send.
 *
 * @param parameters.to - Plain address, once it is known.
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
