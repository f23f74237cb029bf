import { toDecimalText } from '@latchkey/core'
import type { SendToken } from '@latchkey/kit/send'
import { toFiatText } from '../balance/toFiatText.ts'

/** Formats the value of an amount in US dollars. Returns `undefined` if the price is unknown. */
export function toDollars(
  amount: bigint,
  { decimals, priceUsd }: Pick<SendToken, 'decimals' | 'priceUsd'>,
  locale: string,
): string | undefined {
  if (priceUsd === undefined) return undefined
  const worth = Number(toDecimalText(amount, decimals)) * priceUsd
  return toFiatText(worth, locale)
}
