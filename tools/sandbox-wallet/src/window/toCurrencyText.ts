import { formatAmount } from '@latchkey/core'

export type Currency = { readonly decimals: number; readonly symbol: string }

/** Formats an amount in base units with its symbol, such as "10,000 ETH" (K-WORLD-12). */
export function toCurrencyText(amount: string, { decimals, symbol }: Currency): string {
  return `${formatAmount(BigInt(amount), decimals)} ${symbol}`
}

/** Formats an amount in base units with all of its decimals and its symbol. */
export function toExactText(amount: string, { decimals, symbol }: Currency): string {
  return `${formatAmount(BigInt(amount), decimals, { exact: true })} ${symbol}`
}
