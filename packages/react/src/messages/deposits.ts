import { en } from './en.ts'
import { useTextOf } from './useTextOf.ts'

/**
 * English texts of the pages of depositing from an exchange. Apart from `en.ts` because they load with those pages. The
 * notes for translators there count here too.
 */
export const depositTexts = {
  // Titles of the pages.
  'title.PayWithExchange': 'Deposit from Exchange',
  'title.PayWithExchangeSelectAsset': 'Select Asset',
  // Name of the field for the amount.
  'deposit.dollars': 'Amount in US dollars',
  // Read aloud: opens the list of what can be deposited. {symbol} is a currency, e.g. ETH.
  'deposit.change': 'Choose an asset other than {symbol}',
  // Below the amount: the amount in the asset, e.g. "0.0333 ETH". The second text replaces it while
  // no price is known.
  'deposit.about': 'About {amount}',
  'deposit.noPrice': 'Price unavailable',
  // Read aloud: names the buttons with amounts.
  'deposit.presets': 'Amounts',
  // Heading over the exchanges.
  'deposit.from': 'Deposit from',
  'deposit.loading': 'Loading exchanges',
  'deposit.none': 'No exchange supports {symbol} here.',
  'deposit.failed': 'Unable to get exchanges',
  // No network or account to deposit to.
  'deposit.notHere': 'No exchange supports this account.',
  // Reason why no exchange can be selected.
  'deposit.noAmount': 'Enter an amount first',
  'deposit.pending': 'Another deposit is pending',
  // At the bottom: what happens after the press.
  'deposit.note': 'The exchange opens in a separate window. Confirm the deposit there.',

  'deposit.search': 'Search assets',
  'deposit.clearSearch': 'Clear search',
  'deposit.noTokens': 'No tokens found',
  'deposit.buy': 'Buy',
} as const

const texts = { ...en, ...depositTexts }

/** Reads the texts of the modal and of deposits from an exchange. Only their pages may use the hook, because it loads the catalogue. */
export function useDepositText() {
  return useTextOf(texts)
}
