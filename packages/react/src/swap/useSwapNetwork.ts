import type { Network } from '@latchkey/core'
import { getActiveNetworkId, listSwapNetworks } from '@latchkey/kit'
import { useKitContext } from '../context/KitContext.ts'
import { useKitFacts } from '../hooks/state/useKitFacts.ts'

/** Returns the active network if it supports swaps, else `undefined`. */
export function useSwapNetwork(): Network | undefined {
  const { kit } = useKitContext()
  return useKitFacts(
    () =>
      listSwapNetworks(kit).find(({ caipNetworkId }) => caipNetworkId === getActiveNetworkId(kit)),
    undefined,
  )
}
