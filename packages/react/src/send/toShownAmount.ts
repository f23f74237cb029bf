import { formatAmount, toAmountText } from '@latchkey/core'
import type { SendToken } from '@latchkey/kit/send'

/** Number of decimals that are shown of an estimated amount. */
export const shownPlaces = 6

export type ShownAmountOptions = {
  readonly locale: string | undefined
  /** Minimum number of decimals to show. Trailing zeros are not added. */
  readonly leastPlaces?: number
}

/**
 * Formats an amount with its symbol. A small amount is shown with more decimals, so that its first
 * two non-zero digits are visible.
 */
export function toShownAmount(
  amount: bigint,
  { decimals, symbol }: Pick<SendToken, 'decimals' | 'symbol'>,
  { locale, leastPlaces = shownPlaces }: ShownAmountOptions,
): string {
  const numeric = formatAmount(amount, decimals, decimals)
  const zeros = /^0\.(0*)/.exec(numeric)?.[1]?.length ?? 0
  const places = Math.max(leastPlaces, zeros + 2)
  return `${toAmountText(numeric, { locale, places })} ${symbol}`
}
