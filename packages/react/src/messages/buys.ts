import { en } from './en.ts'
import { useTextOf } from './useTextOf.ts'

/**
 * English texts of the buy views. They are in a separate catalogue from `en.ts` because they load
 * only with these views. The conventions for translators in `en.ts` apply here too.
 */
export const buyTexts = {
  // Below a provider's name. {fees} is e.g. "1–2 %".
  'buy.fees': 'Fees {fees}',
  // Below a provider whose link could not be loaded.
  'buy.unreached': 'Couldn’t load. Press to try again.',
  'buy.none': 'No providers available',
  // Reason why a provider cannot be selected.
  'buy.notHere': 'Not available for this account',
  // Note below the list of providers, and the label of the button that follows.
  'buy.note':
    'You buy from the provider, under its terms. This app doesn’t receive your payment details.',
  'buy.help': 'How does it work?',

  // Shown while the provider's window is open. {provider} is a name.
  'buy.continue': 'Continue in external window',
  'buy.in': 'Continue with {provider}',
  'buy.failed': 'Purchase failed',
  'buy.failedText': '{provider} couldn’t be opened.',

  // For screen readers: names of the form and of the group of buttons with preset amounts.
  'buy.widget': 'Buy crypto',
  'buy.presets': 'Amounts',
  // Label of the amount field.
  'buy.amount': 'You pay',
  // For screen readers: buttons that open the list of currencies, e.g. EUR, and the list of tokens,
  // e.g. ETH.
  'buy.changeCurrency': 'Pay in a currency other than {currency}',
  'buy.changeToken': 'Buy a token other than {symbol}',
  // Smallest and largest amount, below the field. {least} and {most} are amounts of money.
  'buy.limits': '{least} to {most}',
  // Rows of a quote. Each row shows an amount on the right.
  'buy.get': 'You receive about',
  'buy.fee': 'Network fee',
  'buy.total': 'Total',
  'buy.noQuote': 'No quotes available',
  'buy.noOptions': 'You can’t buy crypto on this network.',
  // The service did not respond, so sample figures are shown.
  'buy.sample': 'Sample figures: live prices aren’t available. Providers set their own.',
  // Button that continues to the providers. Without a connected account it opens the connect view
  // first.
  'buy.getQuotes': 'Get quotes',
  'buy.connect': 'Connect wallet',

  'buy.whatTitle': 'Pay by card or bank transfer',
  'buy.what':
    'A provider takes your payment, verifies your identity, and sends the crypto to your account.',
  'buy.buy': 'Buy',
} as const

const texts = { ...en, ...buyTexts }

/**
 * Reads the texts of the modal and of the buy views. Only these views may use this hook, because it
 * imports their catalogue.
 */
export function useBuyText() {
  return useTextOf(texts)
}
