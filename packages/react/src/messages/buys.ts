import { en } from './en.ts'
import { useTextOf } from './useTextOf.ts'

/**
 * English texts of the pages of buying coins. Apart from `en.ts` because they load with those pages. The notes for
 * translators there count here too.
 */
export const buyTexts = {
  // Below the name of a provider. {fees} is e.g. "1–2 %".
  'buy.fees': 'Fees {fees}',
  // Below the name of one whose address nobody could say just now.
  'buy.unreached': 'Not reached. Press to try again.',
  'buy.none': 'Nobody sells coins here.',
  // Why a provider cannot be chosen.
  'buy.notHere': 'Not available for this account now',
  // At the bottom of the list of providers, and the button below it.
  'buy.note': 'You buy from the provider, under its terms. This app gets no payment data.',
  'buy.help': 'How does it work?',

  // A window of the provider has opened. {provider} is a name.
  'buy.continue': 'Continue in external window',
  'buy.in': 'Buy in {provider}',
  'buy.failed': 'Buy failed',
  'buy.failedText': '{provider} could not be opened.',

  // A form in the page itself. Read aloud: its name; the buttons with sums of money.
  'buy.widget': 'Buy crypto',
  'buy.presets': 'Amounts',
  // Name of the field for the sum.
  'buy.amount': 'You pay',
  // Read aloud: opens the list of currencies, e.g. EUR; the list of tokens, e.g. ETH.
  'buy.changeCurrency': 'Pay in another currency than {currency}',
  'buy.changeToken': 'Buy another token than {symbol}',
  // Below the sum. {least} and {most} are sums of money.
  'buy.limits': '{least} to {most}',
  // Rows of a quote, each with a sum beside it.
  'buy.get': 'You get about',
  'buy.fee': 'Network fee',
  'buy.total': 'In all',
  'buy.noQuote': 'Nobody sells this here.',
  'buy.noOptions': 'Nobody sells coins on this network.',
  // The service did not answer, and figures that are none of its own stand there.
  'buy.sample': 'Sample figures: prices are not available now. Providers name their own.',
  // Button: leads to providers; for who is not connected, to that first.
  'buy.getQuotes': 'Get quotes',
  'buy.connect': 'Connect wallet',

  'buy.whatTitle': 'Pay with what you have',
  'buy.what':
    'A provider takes money by card or bank transfer and sends coins to your account. It checks who you are by itself; afterwards the coins are here.',
  'buy.buy': 'Buy',
} as const

const texts = { ...en, ...buyTexts }

/** Reads the texts of the modal and of the pages of buying. Only their pages may use the hook, because it loads the catalogue. */
export function useBuyText() {
  return useTextOf(texts)
}
