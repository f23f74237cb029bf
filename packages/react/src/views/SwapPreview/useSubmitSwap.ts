import { type SwapPlan, sendSwap } from '@latchkey/kit/swap'
import { getShownPage } from '@latchkey/modal'
import { useKitContext } from '../../context/KitContext.ts'
import { useSwapText } from '../../messages/swaps.ts'
import type { Earlier } from '../../send/useEarlier.ts'
import { isWorded, useReported } from '../../send/useReported.ts'

/**
 * Returns an action that requests the next transaction of a swap from the wallet. On failure, shows
 * a toast.
 */
export function useSubmitSwap(requestId: string, earlier: Earlier) {
  const { kit } = useKitContext()
  const text = useSwapText()
  const swap = async (plan: SwapPlan) => {
    await earlier.attempt((retry) => sendSwap(kit, { id: requestId, plan, ...retry }))
    if (plan.step.act !== 'swap') return
    const state = kit.modal.getState()
    if (state.open && getShownPage(state).view === 'SwapPreview') {
      kit.modal.send({ type: 'reset', page: { view: 'Account' } })
    }
  }
  return useReported(swap, {
    rejected: text('swap.rejected'),
    reported: (walletText) => text('swap.reported', { walletText }),
    failed: text('swap.failed'),
    byCode: {
      swap_mismatch: text('swap.mismatch'),
      swap_price_changed: text('swap.priceChanged'),
      swap_pending: text('swap.pending'),
    },
    hasOwnText: isWorded,
  })
}
