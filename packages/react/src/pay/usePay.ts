import { getPayStore, type PayState } from '@latchkey/kit/pay'
import { useKitContext } from '../context/KitContext.ts'
import { useSlice } from '../hooks/state/useSlice.ts'

/** Returns the payment that the app requests, and its progress. */
export function usePay(): PayState {
  const { kit } = useKitContext()
  const store = getPayStore(kit)
  return useSlice<PayState, PayState>(store, (whole) => whole, store.getState())
}
