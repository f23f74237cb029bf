/**
 * English texts of the pages of buying coins. Apart from `en.ts` because they load with those pages. The notes for
 * translators there count here too.
 */
export const buyTexts = {
  // Below the name of a provider. {fees} is e.g. "1–2 %".
  'buy.fees': 'Fees {fees}',
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

  'buy.whatTitle': 'Pay with what you have',
  'buy.what':
    'A provider takes money by card or bank transfer and sends coins to your account. It checks who you are by itself; afterwards the coins are here.',
  'buy.buy': 'Buy',
} as const
