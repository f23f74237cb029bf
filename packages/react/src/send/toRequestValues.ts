import { shortenAddress, toAmountText } from '@latchkey/core'
import type { SendRequest } from '@latchkey/kit/send'

/** Returns the values of a text about a stored transfer: amount with symbol, shortened address. */
export function toRequestValues(
  { amount, symbol, to }: Pick<SendRequest, 'amount' | 'symbol' | 'to'>,
  locale: string,
) {
  const shown = toAmountText(amount, { locale, exact: true })
  return { amount: `${shown} ${symbol}`, address: shortenAddress(to) }
}
