import type { ShowToastParameters } from '../state/showToast.ts'
import type { SwapRequest } from './SwapRequest.ts'

/**
 * Returns the toast for a mined swap. `sold` is a symbol; after a reload, it is an amount with its
 * symbol.
 */
export function toSwappedToast({
  sold,
  bought,
}: {
  readonly sold: string
  readonly bought: string
}): ShowToastParameters {
  const values = { sold, bought }
  const message = `Swapped ${values.sold} to ${values.bought}`
  return { message, variant: 'success', text: { key: 'toast.swapped', values } }
}

/** Returns the toast for a swap that the wallet has sent. */
export function toSwapStartedToast({ sold, bought }: Pick<SwapRequest, 'sold' | 'bought'>) {
  const text = { key: 'toast.swapping', values: { sold, bought } } as const
  return { message: `Swapping ${sold} to ${bought}`, variant: 'loading', text } as const
}

/** Returns the toast for a pending swap, or `undefined` for an approval, which has its own page. */
export function toSwappingToast({ act, ...swap }: SwapRequest) {
  return act === 'swap' ? toSwapStartedToast(swap) : undefined
}
