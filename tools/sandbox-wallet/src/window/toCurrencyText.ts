import { formatAmount, toAmountText } from '@latchkey/core'

export type Currency = { readonly decimals: number; readonly symbol: string }

/** An amount of base units with its symbol: "10,000 ETH", cut, never rounded or padded. */
export function toCurrencyText(amount: string, currency: Currency, places = 3): string {
  const numeric = formatAmount(BigInt(amount), currency.decimals, places)
  return `${toAmountText(numeric, { locale: 'en', places })} ${currency.symbol}`
}

/** An amount with every digit of it. */
export function toExactText(amount: string, currency: Currency): string {
  return toCurrencyText(amount, currency, currency.decimals)
}
