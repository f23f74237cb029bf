import type { CaipNetworkId } from '@latchkey/core'
import type { Kit } from '../../kit/Kit.ts'
import { getWallet } from '../../state/getWallet.ts'

/**
 * Returns the query for whether the recipient's address is a contract, which the send form warns
 * about. `false` if this is unknown.
 */
export function contractQuery(
  kit: Kit,
  { caipNetworkId, to }: { readonly caipNetworkId: CaipNetworkId; readonly to: string },
) {
  return {
    queryKey: ['sendContract', caipNetworkId, to] as const,
    queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<boolean> => {
      const send = getWallet(kit)?.features.send
      return send ? send.isContract({ caipNetworkId, to }, { signal }) : false
    },
    staleTime: Number.POSITIVE_INFINITY,
  }
}
