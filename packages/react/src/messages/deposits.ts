import { en } from './en.ts'
import { useTextOf } from './useTextOf.ts'

/**
 * English texts of the views for deposits from an exchange. They are in a separate catalogue from
 * `en.ts` because they load only with these views. The conventions for translators in `en.ts` apply
 * here too.
 */
export const depositTexts = {
  // Titles of the views.
  'title.PayWithExchange': 'Deposit from exchange',
  'title.PayWithExchangeSelectAsset': 'Select asset',
  // Label of the amount field.
  'deposit.dollars': 'Amount in US dollars',
  // For screen readers: button that opens the list of assets. {symbol} is a currency, e.g. ETH.
  'deposit.change': 'Choose an asset other than {symbol}',
  // Below the amount: its equivalent in the asset, e.g. "0.0333 ETH". The second text replaces it
  // when the price is unknown.
  'deposit.about': 'About {amount}',
  'deposit.noPrice': 'Price unavailable',
  // For screen readers: names the group of buttons with preset amounts.
  'deposit.presets': 'Amounts',
  // Heading above the list of exchanges.
  'deposit.from': 'Deposit from',
  'deposit.loading': 'Loading exchanges',
  'deposit.none': 'No exchange supports {symbol} here.',
  'deposit.failed': 'Unable to get exchanges',
  // No network or account can receive the deposit.
  'deposit.notHere': 'No exchange supports this account.',
  // Reason why no exchange can be selected.
  'deposit.noAmount': 'Enter an amount first',
  'deposit.pending': 'Another deposit is pending',
  // Note at the bottom of the form: explains the next step.
  'deposit.note': 'The exchange opens in a separate window. Confirm the deposit there.',

  'deposit.search': 'Search assets',
  'deposit.clearSearch': 'Clear search',
  'deposit.noTokens': 'No tokens found',
  'deposit.buy': 'Buy',
} as const

const texts = { ...en, ...depositTexts }

/**
 * Reads the texts of the modal and of deposits from an exchange. Only the deposit views may use
 * this hook, because it imports their catalogue.
 */
export function useDepositText() {
  return useTextOf(texts)
}
