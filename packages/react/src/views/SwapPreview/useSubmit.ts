import { isUserRejection } from '@latchkey/core'
import { showToast } from '@latchkey/kit'
import { type SwapPlan, sendSwap } from '@latchkey/kit/swap'
import { getShownPage } from '@latchkey/modal'
import { useKitContext } from '../../context/KitContext.ts'
import { getErrorCode, useAction } from '../../hooks/actions/useAction.ts'
import { useSwapText } from '../../messages/swaps.ts'

/** Failures that a person can do something about, by code. */
const reasons: Readonly<Record<string, 'swap.mismatch' | 'swap.priceChanged' | 'swap.pending'>> = {
  swap_mismatch: 'swap.mismatch',
  swap_price_changed: 'swap.priceChanged',
  swap_pending: 'swap.pending',
}

/**
 * Asks the wallet for the next step. What it answers is told wherever the person is by then: it is about money, and no
 * closed window takes it back.
 */
export function useSubmit(requestId: string) {
  const { kit } = useKitContext()
  const text = useSwapText()
  const toReason = (error: unknown): string => {
    if (isUserRejection(error)) return text('swap.rejected')
    return text(reasons[getErrorCode(error) ?? ''] ?? 'swap.failed')
  }
  return useAction<SwapPlan>(async (plan) => {
    try {
      await sendSwap(kit, { id: requestId, plan })
    } catch (error) {
      showToast(kit, { message: toReason(error), variant: 'error' })
      throw error
    }
    if (plan.step.act !== 'swap') return
    const state = kit.modal.getState()
    if (state.open && getShownPage(state).view === 'SwapPreview') {
      kit.modal.send({ type: 'reset', page: { view: 'Account' } })
    }
  })
}
