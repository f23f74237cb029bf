import { type AmountTextOptions, formatAmount } from '@latchkey/core'
import type { SendToken } from '@latchkey/kit/send'

/** Formats an amount with its symbol (K-WORLD-12). */
export function toShownAmount(
  amount: bigint,
  { decimals, symbol }: Pick<SendToken, 'decimals' | 'symbol'>,
  options: AmountTextOptions,
): string {
  return `${formatAmount(amount, decimals, options)} ${symbol}`
}
