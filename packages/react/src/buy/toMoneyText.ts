/** Formats an amount of money with its currency. */
export function toMoneyText(
  amount: string | number,
  currency: string,
  locale: string | undefined,
): string {
  const value = Number(amount)
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(value)
}

/** Returns the name of a currency in the user's language, or its code if the name is unknown. */
export function toCurrencyName(code: string, locale: string | undefined): string {
  return new Intl.DisplayNames(locale, { type: 'currency' }).of(code) ?? code
}
