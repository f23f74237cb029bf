import { formatCents } from '../balance/toFiatText.ts'

/** Formats an amount of money with its currency. */
export function toMoneyText(amount: string | number, currency: string, locale: string): string {
  const value = Number(amount)
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
    maximumFractionDigits: 2,
  })
  return formatCents(value, format)
}

/** Returns the name of a currency in the user's language, or its code if the name is unknown. */
export function toCurrencyName(code: string, locale: string): string {
  return new Intl.DisplayNames(locale, { type: 'currency' }).of(code) ?? code
}
