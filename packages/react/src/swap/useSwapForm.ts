import { getSwapStore, type SwapForm, type SwapState } from '@latchkey/kit/swap'
import { useCallback } from 'react'
import { useKitContext } from '../context/KitContext.ts'
import { useSlice } from '../hooks/state/useSlice.ts'

/** Returns the swap form, the unfinished swaps, and the function that changes the swap form. */
export function useSwapForm() {
  const { kit } = useKitContext()
  const store = getSwapStore(kit)
  const state = useSlice<SwapState, SwapState>(store, (whole) => whole, store.getState())
  const change = useCallback((form: SwapForm) => store.setState({ form, isNew: false }), [store])
  return { ...state, change }
}
