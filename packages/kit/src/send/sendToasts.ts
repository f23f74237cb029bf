import { toAmountText } from '@latchkey/core'
import type { Kit } from '../kit/Kit.ts'
import type { ShowToastParameters } from '../state/showToast.ts'
import type { SendRequest } from './SendRequest.ts'

type Shown = Pick<SendRequest, 'amount' | 'symbol' | 'waitsFor'>

// Formats all digits of the amount in the kit's language.
function toAmount(kit: Pick<Kit, 'preferences'>, { amount, symbol }: Shown): string {
  const { locale } = kit.preferences.getState()
  return `${toAmountText(amount, { locale, exact: true })} ${symbol}`.trim()
}

/** Returns the toast for a pending transfer, or for one that waits for signatures. */
export function toSendingToast(kit: Pick<Kit, 'preferences'>, request: Shown) {
  const values = { amount: toAmount(kit, request) }
  if (request.waitsFor === 'signatures') {
    const text = { key: 'toast.signatures', values } as const
    return {
      message: `Waiting for signatures: ${values.amount}`,
      variant: 'loading',
      text,
    } as const
  }
  const text = { key: 'toast.sending', values } as const
  return { message: `Sending ${values.amount}`, variant: 'loading', text } as const
}

/** Returns the toast for a confirmed transfer. */
export function toSentToast(kit: Pick<Kit, 'preferences'>, request: Shown): ShowToastParameters {
  const values = { amount: toAmount(kit, request) }
  const text = { key: 'toast.sent', values } as const
  return { message: `Sent ${values.amount}`, variant: 'success', text }
}

/** Toast for a transfer that the user has cancelled in time. */
export const cancelledToast: ShowToastParameters = {
  message: 'Your transaction was cancelled',
  variant: 'success',
  text: { key: 'toast.cancelled' },
}

/** Toast for a transfer that was mined before its cancellation. */
export const tooLateToast: ShowToastParameters = {
  message: 'Too late to cancel: the transaction went through',
  variant: 'error',
  text: { key: 'toast.tooLate' },
}

/** The toast for a transaction that can no longer be mined. */
export const expiredToast: ShowToastParameters = {
  message: 'Your transaction expired. Nothing was sent',
  variant: 'error',
  text: { key: 'toast.expired' },
}

/** The toast for a transaction whose nonce was used by a transaction from elsewhere. */
export const replacedToast: ShowToastParameters = {
  message: 'Your transaction was replaced',
  variant: 'error',
  text: { key: 'toast.replaced' },
}
