import { BaseError, isUserRejection } from '@latchkey/core'
import { type Kit, showToast } from '@latchkey/kit'
import { PayError } from '@latchkey/kit/pay'
import { useKitContext } from '../../context/KitContext.ts'
import { useAction } from '../../hooks/actions/useAction.ts'
import { useErrorText } from '../../messages/errors.ts'
import { usePayText } from '../../messages/pays.ts'

/** Failures that have a text here, by code. */
const reasons: Readonly<
  Record<string, 'pay.pending' | 'pay.mismatch' | 'pay.priceChanged' | 'pay.blocked'>
> = {
  send_pending: 'pay.pending',
  swap_pending: 'pay.pending',
  send_mismatch: 'pay.mismatch',
  swap_mismatch: 'pay.mismatch',
  swap_price_changed: 'pay.priceChanged',
  UNABLE_TO_INITIATE_PAYMENT: 'pay.blocked',
}

/** Failures that an adapter tells in words of its own (kit-behaviour §5.4). */
const worded = new Set([
  'send_transaction_failed',
  'insufficient_funds',
  'transaction_refused',
  'ordinal_account',
])

/** Binds an act of paying to a page. What fails is told wherever the person is by then. */
export function usePaying<input = void>(act: (kit: Kit, input: input) => Promise<void>) {
  const { kit } = useKitContext()
  const text = usePayText()
  const toErrorText = useErrorText()
  const toReason = (error: unknown): string => {
    if (isUserRejection(error)) return text('pay.declined')
    if (!(error instanceof BaseError)) return text('pay.failed')
    const reason = reasons[error.code]
    if (reason) return text(reason)
    if (error instanceof PayError || worded.has(error.code)) return toErrorText(error)
    return text('pay.failed')
  }
  return useAction<input>(async (input) => {
    try {
      await act(kit, input)
    } catch (error) {
      showToast(kit, { message: toReason(error), variant: 'error' })
      throw error
    }
  })
}
