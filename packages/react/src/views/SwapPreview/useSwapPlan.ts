import { BaseError } from '@latchkey/core'
import { isConnected, showToast } from '@latchkey/kit'
import { type Asked, planQuery, type SwapPlan, swapRefreshMs } from '@latchkey/kit/swap'
import { useEffect } from 'react'
import { useKitContext } from '../../context/KitContext.ts'
import { getErrorCode } from '../../hooks/actions/useAction.ts'
import { useKitQuery } from '../../hooks/queries/useKitQuery.ts'
import { useErrorText } from '../../messages/errors.ts'
import { useSwapText } from '../../messages/swaps.ts'

export type ShownPlan = {
  /** The next transaction of the swap to offer. `undefined` until it is built. */
  readonly plan: SwapPlan | undefined
  /**
   * Why the kit does not offer the transaction that the swap provider built: it differs from the
   * displayed swap, or its price is worse.
   */
  readonly refusal: 'mismatch' | 'priceChanged' | undefined
}

const refusals: Readonly<Record<string, ShownPlan['refusal']>> = {
  swap_mismatch: 'mismatch',
  swap_price_changed: 'priceChanged',
}

/**
 * Builds the next transaction of a swap on mount and again every 10 s, except while the wallet is
 * prompted. If building fails, shows a toast and navigates back to the swap form.
 */
export function useSwapPlan(asked: Asked, busy: boolean): ShownPlan {
  const { kit } = useKitContext()
  const text = useSwapText()
  const toErrorText = useErrorText()
  const { data: plan, error } = useKitQuery({
    ...planQuery(kit, asked),
    refetchInterval: busy ? false : swapRefreshMs,
    refetchOnWindowFocus: !busy,
  })
  const refusal = refusals[getErrorCode(error) ?? '']
  const failure = plan || refusal ? null : error
  useEffect(() => {
    if (!failure) return
    const isWorded = failure instanceof BaseError && failure.code === 'swap_not_built'
    const message = isWorded ? toErrorText(failure) : text('swap.failed')
    showToast(kit, { message, variant: 'error' })
    kit.modal.send({ type: 'back', connected: isConnected(kit) })
  }, [failure, kit, text, toErrorText])
  return { plan, refusal }
}
