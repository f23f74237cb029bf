import { formatAmount, toAmountText } from '@latchkey/core'

export type Currency = { readonly decimals: number; readonly symbol: string }

/**
 * Formats an amount in base units with its symbol, such as "10,000 ETH". Additional decimals are
 * cut off, and zeros are not added.
 */
export function toCurrencyText(amount: string, currency: Currency, places = 3): string {
  const numeric = formatAmount(BigInt(amount), currency.decimals, places)
  return `${toAmountText(numeric, { locale: 'en', places })} ${currency.symbol}`
}

/** Formats an amount in base units with all of its decimals. */
export function toExactText(amount: string, currency: Currency): string {
  return toCurrencyText(amount, currency, currency.decimals)
}
