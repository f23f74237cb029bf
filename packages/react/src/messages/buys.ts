import { en } from './en.ts'
import { useTextOf } from './useTextOf.ts'

/**
 * English texts of the pages of buying coins. Apart from `en.ts` because they load with those pages. The notes for
 * translators there count here too.
 */
export const buyTexts = {
  // Below the name of a provider. {fees} is e.g. "1–2 %".
  'buy.fees': 'Fees {fees}',
  // Below a provider whose address could not be loaded.
  'buy.unreached': 'Couldn’t load. Press to try again.',
  'buy.none': 'No providers available',
  // Why a provider cannot be chosen.
  'buy.notHere': 'Not available for this account',
  // At the bottom of the list of providers, and the button below it.
  'buy.note':
    'You buy from the provider, under its terms. This app doesn’t receive your payment details.',
  'buy.help': 'How does it work?',

  // A window of the provider has opened. {provider} is a name.
  'buy.continue': 'Continue in external window',
  'buy.in': 'Buy in {provider}',
  'buy.failed': 'Buy failed',
  'buy.failedText': '{provider} couldn’t be opened.',

  // A form in the page itself. Read aloud: its name; the buttons with sums of money.
  'buy.widget': 'Buy crypto',
  'buy.presets': 'Amounts',
  // Name of the field for the sum.
  'buy.amount': 'You pay',
  // Read aloud: opens the list of currencies, e.g. EUR; the list of tokens, e.g. ETH.
  'buy.changeCurrency': 'Pay in a currency other than {currency}',
  'buy.changeToken': 'Buy a token other than {symbol}',
  // Smallest and largest amount, below the field. {least} and {most} are amounts of money.
  'buy.limits': '{least} to {most}',
  // Rows of a quote. Each shows an amount on the right.
  'buy.get': 'You receive about',
  'buy.fee': 'Network fee',
  'buy.total': 'Total',
  'buy.noQuote': 'No quotes available',
  'buy.noOptions': 'You can’t buy crypto on this network.',
  // The service did not respond, so sample figures are shown.
  'buy.sample': 'Sample figures: live prices aren’t available. Providers set their own.',
  // Button: continues to the providers. Without a connected account, it opens the connect view
  // first.
  'buy.getQuotes': 'Get quotes',
  'buy.connect': 'Connect wallet',

  'buy.whatTitle': 'Pay by card or bank transfer',
  'buy.what':
    'A provider takes your payment, verifies your identity, and sends the crypto to your account.',
  'buy.buy': 'Buy',
} as const

const texts = { ...en, ...buyTexts }

/** Reads the texts of the modal and of the pages of buying. Only their pages may use the hook, because it loads the catalogue. */
export function useBuyText() {
  return useTextOf(texts)
}
