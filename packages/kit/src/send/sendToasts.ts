import type { ShowToastParameters } from '../state/showToast.ts'
import type { SendRequest } from './SendRequest.ts'

type Shown = Pick<SendRequest, 'amount' | 'symbol'>

const toAmount = ({ amount, symbol }: Shown) => `${amount} ${symbol}`.trim()

/** Said of what was sent, until it is in the chain. */
export function toSendingToast(request: Shown) {
  const values = { amount: toAmount(request) }
  const text = { key: 'toast.sending', values } as const
  return { message: `Sending ${values.amount}`, variant: 'loading', text } as const
}

/** Said of what was sent and is in the chain. */
export function toSentToast(request: Shown): ShowToastParameters {
  const values = { amount: toAmount(request) }
  const text = { key: 'toast.sent', values } as const
  return { message: `Sent ${values.amount}`, variant: 'success', text }
}

/** Said when nothing took the place of what was sent. */
export const cancelledToast: ShowToastParameters = {
  message: 'Your transaction was cancelled',
  variant: 'success',
  text: { key: 'toast.cancelled' },
}

/** Said when what should have been cancelled is in the chain. */
export const tooLateToast: ShowToastParameters = {
  message: 'It went through before it could be cancelled',
  variant: 'error',
  text: { key: 'toast.tooLate' },
}

/** Said when something that was sent elsewhere has taken its place. */
export const replacedToast: ShowToastParameters = {
  message: 'Another transaction took its place',
  variant: 'error',
  text: { key: 'toast.replaced' },
}
