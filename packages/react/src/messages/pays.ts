import { en } from './en.ts'
import { useTextOf } from './useTextOf.ts'

/**
 * English texts of the views for payments that an app requests. They are in a separate catalogue
 * from `en.ts` because they load only with these views. The conventions for translators in `en.ts`
 * apply here too.
 */
export const payTexts = {
  // Titles of the payment views: choice of method, quote, progress and result.
  'pay.title': 'How you pay',
  'pay.quoteTitle': 'Payment quote',
  'pay.loadingTitle': 'Processing payment…',
  'pay.endedTitle': 'Payment',
  // Labels of the amount, the recipient and the payment method. {network} is a network's name.
  'pay.amount': 'You pay',
  'pay.to': 'To',
  'pay.from': 'From',
  'pay.network': 'on {network}',
  // Shown when the app requests no payment.
  'pay.nothing': 'There is nothing to pay',
  'pay.close': 'Close',

  'pay.wallet': 'Pay from your wallet',
  'pay.connectFirst': 'Connect a wallet first',
  'pay.otherNetworks': 'Your wallet has no account on {network}',
  'pay.cannot': 'This wallet can’t make this payment',
  'pay.switchFailed': 'Your wallet didn’t switch networks',
  // Heading above the list of exchanges.
  'pay.exchanges': 'Or from an exchange',
  'pay.loading': 'Loading exchanges',
  'pay.noExchanges': 'No exchanges available',
  'pay.disconnect': 'Disconnect',
  'pay.disconnecting': 'Disconnecting',
  'pay.disconnectFailed': 'Failed to disconnect',

  // Heading above the tokens with which the account can pay.
  'pay.options': 'Choose what to pay with',
  'pay.loadingOptions': 'Loading your tokens',
  'pay.optionsFailed': 'Unable to get your tokens',
  // Below a token: the account's balance. {amount} includes the symbol.
  'pay.have': 'You have {amount}',
  // Below a token that differs from the requested one.
  'pay.swapped': 'Swapped to {symbol} first',
  'pay.short': 'Not enough {symbol}',
  'pay.noneEnough': 'This account doesn’t have enough to pay',
  'pay.otherWallet': 'Use another wallet',
  'pay.fee': 'Network fee',
  'pay.total': 'Total',
  'pay.unknown': 'Unknown',
  // Shown instead of the fee of an exchange.
  'pay.feeThere': 'Shown by the exchange',
  'pay.note': '{exchange} opens in a separate window. Confirm the payment there.',
  // Labels of the button: while the price loads, without a price, for a token that needs an
  // approval first, for the payment itself, while the wallet waits for the user, and for an
  // exchange.
  'pay.pricing': 'Getting a price',
  'pay.noPrice': 'Unable to get a price',
  'pay.approve': 'Approve',
  'pay.pay': 'Pay',
  'pay.confirm': 'Approve in {wallet}',
  'pay.continue': 'Continue in {exchange}',
  // Note above a button that causes two wallet requests.
  'pay.twice': 'Your wallet asks you twice: first to swap, then to pay.',

  // Label of the checkbox that the user must tick after a warning.
  'pay.understood': 'I understand, pay anyway',

  // Texts of toasts.
  'pay.declined': 'You declined the request',
  'pay.pending': 'Another transfer is waiting in your wallet',
  'pay.mismatch': 'This doesn’t match the payment. Nothing was sent.',
  'pay.priceChanged': 'The price has changed. Nothing was sent.',
  'pay.blocked': 'Your browser blocked the window',
  // A rejection in the words of the wallet, in any language.
  'pay.reported': 'Your wallet rejected the request: “{walletText}”',
  'pay.failed': 'The payment couldn’t be started',

  // Name of the list of payment steps, and the steps. {exchange} is a name.
  'pay.cycle': 'Payment steps',
  'pay.step.receiving': 'Sent by {exchange}',
  'pay.step.swapping': 'Swapping',
  'pay.step.sending': 'Sending to the recipient',
  // Progress of a step, read by screen readers and shown as a tag.
  'pay.state.waiting': 'Next',
  'pay.state.active': 'In progress',
  'pay.state.done': 'Done',
  'pay.state.failed': 'Failed',
  'pay.soon': 'Usually within a minute. The payment continues if you close this.',
  'pay.atExchange': 'Confirm in the {exchange} window. The payment continues if you close this.',
  'pay.success': 'Paid',
  'pay.successText': 'The payment has arrived.',
  'pay.failure': 'The payment failed',
  'pay.failureText': 'Nothing was paid. You can try again.',
  'pay.refund': 'Not paid',
  'pay.refundText': 'The {symbol} you bought is in your account. You can pay with it now.',
  'pay.timeout': 'This is taking longer than expected',
  'pay.timeoutText': 'The payment may still go through. Check your activity before you pay again.',
  'pay.again': 'Try again',
} as const

const texts = { ...en, ...payTexts }

/**
 * Reads the texts of the modal and of payments. Only the payment views may use this hook, because
 * it imports their catalogue.
 */
export function usePayText() {
  return useTextOf(texts)
}
