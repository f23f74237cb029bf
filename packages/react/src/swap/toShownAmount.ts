import { formatAmount, toAmountText } from '@latchkey/core'
import type { SendToken } from '@latchkey/kit/send'

/** Decimals of an amount that is expected. */
export const shownPlaces = 6

/** Writes an amount with its symbol: to six decimals, and where those are all zero to the first two that are not. */
export function toShownAmount(
  amount: bigint,
  { decimals, symbol }: Pick<SendToken, 'decimals' | 'symbol'>,
  locale: string | undefined,
): string {
  const numeric = formatAmount(amount, decimals, decimals)
  const zeros = /^0\.(0*)/.exec(numeric)?.[1]?.length ?? 0
  const places = Math.max(shownPlaces, zeros + 2)
  return `${toAmountText(numeric, { locale, places })} ${symbol}`
}
