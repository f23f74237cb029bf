import type { CaipNetworkId } from '@latchkey/core'
import type { Kit } from '../../kit/Kit.ts'
import { getWallet } from '../../state/getWallet.ts'

/**
 * Describes whether a contract is deployed at a recipient's address. `false` if the answer is
 * unavailable.
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
