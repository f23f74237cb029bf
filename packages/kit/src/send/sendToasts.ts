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

/** Said of what was sent and is in the chain as a failure. */
export const failedToast: ShowToastParameters = {
  message: 'Your transaction failed',
  variant: 'error',
  text: { key: 'toast.failed' },
}
