import { formatAmount, toAmountText } from '@latchkey/core'

export type Currency = { readonly decimals: number; readonly symbol: string }

/**
 * Formats base units with their symbol, such as "10,000 ETH". Truncates the decimals without
 * rounding or padding.
 */
export function toCurrencyText(amount: string, currency: Currency, places = 3): string {
  const numeric = formatAmount(BigInt(amount), currency.decimals, places)
  return `${toAmountText(numeric, { locale: 'en', places })} ${currency.symbol}`
}

/** Formats base units with all decimals. */
export function toExactText(amount: string, currency: Currency): string {
  return toCurrencyText(amount, currency, currency.decimals)
}
