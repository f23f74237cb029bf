import { en } from './en.ts'
import { useTextOf } from './useTextOf.ts'

/**
 * English texts of the pages of paying what an app asks for. Apart from `en.ts` because they load with those pages. The
 * notes for translators there count here too.
 */
export const payTexts = {
  // Titles of the three pages.
  'pay.title': 'How you pay',
  'pay.quoteTitle': 'Payment quote',
  'pay.loadingTitle': 'Processing payment…',
  'pay.endedTitle': 'Payment',
  // Above the amount, and before the receiver. {network} is a network.
  'pay.amount': 'You pay',
  'pay.to': 'To',
  'pay.from': 'From',
  'pay.network': 'on {network}',
  // Where nobody asks for a payment.
  'pay.nothing': 'There is nothing to pay',
  'pay.close': 'Close',

  'pay.wallet': 'Pay from your wallet',
  'pay.connectFirst': 'Connect a wallet first',
  'pay.otherNetworks': 'Your wallet has no account on {network}',
  'pay.cannot': 'This wallet cannot pay here',
  'pay.switchFailed': 'Your wallet did not change the network',
  // Heading over the exchanges.
  'pay.exchanges': 'Or from an exchange',
  'pay.loading': 'Loading exchanges',
  'pay.noExchanges': 'No exchanges available',
  'pay.disconnect': 'Disconnect',
  'pay.disconnecting': 'Disconnecting',
  'pay.disconnectFailed': 'Failed to disconnect',

  // Heading over what the account can pay with.
  'pay.options': 'Choose what to pay with',
  'pay.loadingOptions': 'Loading your tokens',
  'pay.optionsFailed': 'Unable to get your tokens',
  // Below a token: how much of it the account has. {amount} has its symbol.
  'pay.have': 'You have {amount}',
  // Below a token that is not what is asked for.
  'pay.swapped': 'Swapped to {symbol} first',
  'pay.short': 'Not enough {symbol}',
  'pay.noneEnough': 'This account has not enough to pay with',
  'pay.otherWallet': 'Use another wallet',
  'pay.fee': 'Network fee',
  'pay.total': 'Total',
  'pay.unknown': 'Unknown',
  // In place of the fee of an exchange.
  'pay.feeThere': 'Shown by the exchange',
  'pay.note': '{exchange} opens in a window of its own, where you confirm what is sent.',
  // On the button: until a price is there, where there is none, for a token that has to be allowed first, and to pay.
  'pay.pricing': 'Getting a price',
  'pay.noPrice': 'Unable to get a price',
  'pay.approve': 'Approve',
  'pay.pay': 'Pay',
  'pay.confirm': 'Confirm in your wallet',
  'pay.continue': 'Continue in {exchange}',
  // Before a press that asks the wallet twice.
  'pay.twice': 'Your wallet asks you twice: to swap, and then to pay.',

  // Toasts.
  'pay.declined': 'User rejected the request',
  'pay.pending': 'Another transfer waits for your wallet',
  'pay.mismatch': 'This is not what was asked for. Nothing was sent.',
  'pay.priceChanged': 'The price has changed. Nothing was sent.',
  'pay.blocked': 'Your browser blocked the window',
  'pay.failed': 'The payment could not be started',

  // The steps of a payment; {exchange} is a name.
  'pay.cycle': 'Payment cycle',
  'pay.step.receiving': 'Sent by {exchange}',
  'pay.step.swapping': 'Swapping',
  'pay.step.sending': 'Sending to the receiver',
  // Read aloud, and shown as tags: how far a step is.
  'pay.state.waiting': 'Next',
  'pay.state.active': 'Under way',
  'pay.state.done': 'Done',
  'pay.state.failed': 'Failed',
  'pay.soon': 'Usually within a minute. You can close this: it goes on.',
  'pay.atExchange': 'Confirm in the window of {exchange}. You can close this: it goes on.',
  'pay.success': 'Paid',
  'pay.successText': 'The payment has arrived.',
  'pay.failure': 'The payment failed',
  'pay.failureText': 'Nothing was paid. You can try again.',
  'pay.refund': 'Not paid',
  'pay.refundText': 'The {symbol} you bought is in your account. You can pay with it now.',
  'pay.timeout': 'This takes longer than expected',
  'pay.timeoutText':
    'Nobody can say yet whether it was paid. Look at your activity before you pay again.',
  'pay.again': 'Try again',
} as const

const texts = { ...en, ...payTexts }

/** Reads the texts of the modal and of payments. Only their pages may use the hook, because it loads the catalogue. */
export function usePayText() {
  return useTextOf(texts)
}
