import type { ShowToastParameters } from '../state/showToast.ts'
import type { SwapRequest } from './SwapRequest.ts'

type Shown = Pick<SwapRequest, 'sold' | 'bought'>

/** Returns the toast for a mined swap, with both amounts. */
export function toSwappedToast({ sold, bought }: Shown): ShowToastParameters {
  const text = { key: 'toast.swapped', values: { sold, bought } } as const
  return { message: `Swapped ${sold} to ${bought}`, variant: 'success', text }
}

/** Returns the toast for a swap that the wallet has sent, with both amounts. */
export function toSwapStartedToast({ sold, bought }: Shown) {
  const text = { key: 'toast.swapping', values: { sold, bought } } as const
  return { message: `Swapping ${sold} to ${bought}`, variant: 'loading', text } as const
}

/** Returns the toast for a pending swap, or `undefined` for an approval, which has its own page. */
export function toSwappingToast({ act, ...swap }: SwapRequest) {
  return act === 'swap' ? toSwapStartedToast(swap) : undefined
}
