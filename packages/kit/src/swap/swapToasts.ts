import type { ShowToastParameters } from '../state/showToast.ts'
import type { SwapRequest } from './SwapRequest.ts'

/** Shown for a mined swap. `sold` is a symbol, or an amount with its symbol after a reload. */
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

/** Shown for a swap that the wallet has sent. */
export function toSwapStartedToast({ sold, bought }: Pick<SwapRequest, 'sold' | 'bought'>) {
  const text = { key: 'toast.swapping', values: { sold, bought } } as const
  return { message: `Swapping ${sold} to ${bought}`, variant: 'loading', text } as const
}

/** Shown for a pending swap. An approval shows none, because its page waits for it. */
export function toSwappingToast({ act, ...swap }: SwapRequest) {
  return act === 'swap' ? toSwapStartedToast(swap) : undefined
}
