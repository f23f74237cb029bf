import { en } from './en.ts'
import { useTextOf } from './useTextOf.ts'

/**
 * English texts of the swap views. They are in a separate catalogue from `en.ts` because they load
 * only with these views. The conventions for translators in `en.ts` apply here too.
 */
export const swapTexts = {
  // Title of the preview.
  'title.SwapPreview': 'Preview swap',
  // Headings of the two halves of the form and of the preview.
  'swap.pay': 'You pay',
  'swap.get': 'You receive',
  // For screen readers: labels of the amount fields. {symbol} is a currency, e.g. ETH.
  'swap.payOf': 'Amount of {symbol} you pay',
  'swap.getOf': 'Amount of {symbol} you receive',
  // For screen readers: buttons that open the list of tokens.
  'swap.changePay': 'Pay with a token other than {symbol}',
  'swap.changeGet': 'Receive a token other than {symbol}',
  // The account's balance of the token. {amount} is e.g. "1.5 ETH".
  'swap.balance': 'Balance: {amount}',
  'swap.max': 'Max',
  // For screen readers: accessible name of the "Max" button.
  'swap.maxOf': 'Max: pay with all {symbol}',
  // Opens the view that lists the ways to fund the account.
  'swap.buy': 'Buy',
  // For screen readers: button that swaps the token to pay with the token to receive.
  'swap.turn': 'Reverse the two tokens',

  // Labels of the button below the form: the first missing or wrong input, else the next step. The
  // first label is also used by the button that selects a token.
  'swap.gap.token': 'Select token',
  'swap.gap.amount': 'Enter amount',
  'swap.gap.value': 'Incorrect value',
  'swap.gap.funds': 'Insufficient balance',
  'swap.gap.liquidity': 'Insufficient liquidity',
  // No liquidity provider accepts this amount.
  'swap.gap.quote': 'Incorrect amount',
  'swap.gap.unreachable': 'Price unavailable',
  'swap.quoting': 'Getting a price',
  'swap.review': 'Review swap',

  // Details of the swap before it is signed. {sold} is a symbol, {bought} an amount, e.g. "1 ETH =
  // 2,994.12 USDC".
  'swap.details': 'Details',
  'swap.rate': 'Rate',
  'swap.rateText': '1 {sold} = {bought}',
  'swap.impact': 'Price impact',
  // Warnings about the price impact. {percent} is e.g. "12.5%".
  'swap.impactLoss':
    'You receive {percent} less in value than you pay. A smaller amount may get a better rate.',
  'swap.impactUnknown':
    'The price impact is unknown, because a token has no price. You may receive far less than you pay.',
  'swap.slippage': 'Max. slippage',
  // {percent} is e.g. "1 %", {amount} is e.g. "2,964.18 USDC".
  'swap.slippageText': '{percent}: at least {amount}',
  'swap.slippageHint':
    'The price can move until your swap is confirmed. If you would receive less than this, nothing is swapped.',
  'swap.providerFee': 'Provider fee',
  // Highest possible fee, e.g. "0.0001 ETH".
  'swap.networkFee': 'Max. network fee',
  // Replaces a value that the service does not provide.
  'swap.unknown': 'Unknown',

  // Shown when the active network does not support swaps. The button opens the list of networks.
  'swap.elsewhere': 'Swaps aren’t available on this network.',
  'swap.chooseNetwork': 'Choose a network',

  // Notices about an earlier swap, from this tab or another one. {sold} and {bought} are e.g. "1
  // ETH".
  'swap.asked':
    'Your wallet hasn’t responded to the request to swap {sold} to {bought}. If you approved it, wait until it appears in your activity.',
  'swap.askedHere': 'Continue in your wallet to swap {sold} to {bought}.',
  // The wallet answered without an id of the transaction.
  'swap.maybeSent':
    'Your wallet may have swapped {sold} to {bought}, but didn’t return a valid transaction id. Check your account before you swap again.',
  // The wallet failed after the prompt. {walletText} is the wallet's own text, in any language.
  'swap.maybeSentReport':
    'Your wallet may have swapped {sold} to {bought}. It reported: “{walletText}”. Check your account before you swap again.',
  'swap.checked': 'Remove from the list',
  // Button that is enabled after the user has checked whether the earlier swap was mined.
  'swap.forget': 'I’ve checked — swap again',
  'swap.approvalSent': 'Your approval to swap {sold} to {bought} is pending.',
  'swap.sent': 'Your swap of {sold} to {bought} is pending.',

  // Texts of the token list.
  'swap.search': 'Search tokens',
  'swap.clearSearch': 'Clear search',
  'swap.suggested': 'Suggested',
  'swap.yourTokens': 'Your tokens',
  'swap.tokens': 'Tokens',
  'swap.noTokens': 'No tokens found',
  'swap.tokensFailed': 'The tokens couldn’t be loaded.',

  // Notes of the preview that the user sees before the wallet prompts. {symbol} is the token to pay
  // with. Only a few tokens require the reset of an earlier approval.
  'swap.resetFirst':
    'Your earlier approval of {symbol} must be reset first. Your wallet asks three times: to reset, to approve, and to swap.',
  'swap.approveFirst':
    'Your wallet asks twice: first to approve exactly this amount of {symbol}, then to swap.',
  // For accounts that approve and swap with one confirmation.
  'swap.batch':
    'Your wallet asks once: it approves exactly this amount of {symbol} and swaps it, or does neither.',
  'swap.final':
    'Prices move. You receive at least the amount in the details, or nothing is swapped.',
  'swap.reduced':
    'You pay slightly less than you entered, so that enough is left for the network fee.',
  // Label of the checkbox that the user must tick after a warning.
  'swap.understood': 'I understand, swap anyway',
  'swap.cancel': 'Cancel',
  'swap.approve': 'Approve',
  'swap.reset': 'Reset approval',
  // Shown while the wallet prompts the user. {wallet} is its name.
  'swap.approveIn': 'Approve in {wallet}',
  'swap.approving': 'Approving…',
  'swap.swap': 'Swap',
  'swap.preparing': 'Preparing',
  'swap.nothing': 'There is nothing to swap yet.',
  'swap.fillIn': 'Fill in the form',
  // The service built a transaction that differs from the displayed swap.
  'swap.mismatch': 'The transaction doesn’t match the swap shown here. Nothing was sent.',
  'swap.priceChanged': 'The price has changed. Getting a new one.',

  // Texts of toasts.
  'swap.rejected': 'You declined the request',
  // A rejection in the words of the wallet, in any language.
  'swap.reported': 'Your wallet rejected the request: “{walletText}”',
  'swap.failed': 'Transaction error',
  'swap.pending': 'Another swap is waiting in your wallet.',
} as const

const texts = { ...en, ...swapTexts }

/**
 * Reads the texts of the modal and of swaps. Only the swap views may use this hook, because it
 * imports their catalogue.
 */
export function useSwapText() {
  return useTextOf(texts)
}
