import { en } from './en.ts'
import { useTextOf } from './useTextOf.ts'

/**
 * English texts of the pages of swapping. Apart from `en.ts` because they load with those pages. The notes for translators
 * there count here too.
 */
export const swapTexts = {
  // Title of the page.
  'title.SwapPreview': 'Preview Swap',
  // The two halves of the form, and of the last look before the wallet is asked.
  'swap.pay': 'You pay',
  'swap.get': 'You receive',
  // Names of the fields for the amounts, read aloud. {symbol} is a currency, e.g. ETH.
  'swap.payOf': 'Amount of {symbol} you pay',
  'swap.getOf': 'Amount of {symbol} you receive',
  // Read aloud: opens the list of tokens.
  'swap.changePay': 'Pay with another token than {symbol}',
  'swap.changeGet': 'Receive another token than {symbol}',
  // What the account has of the token. {amount} is e.g. "1.5 ETH".
  'swap.balance': 'Balance: {amount}',
  'swap.max': 'Max',
  // Read aloud.
  'swap.maxOf': 'Max: pay with all {symbol}',
  // Leads to the ways to get something onto the account.
  'swap.buy': 'Buy',
  // Read aloud: the token that is paid with and the one that is received change places.
  'swap.turn': 'Swap the two tokens round',

  // Button at the bottom of the form: what lacks first, else where it leads. The first one also chooses a token.
  'swap.gap.token': 'Select token',
  'swap.gap.amount': 'Enter amount',
  'swap.gap.value': 'Incorrect value',
  'swap.gap.funds': 'Insufficient balance',
  'swap.gap.liquidity': 'Insufficient liquidity',
  // Nobody takes this amount.
  'swap.gap.quote': 'Incorrect amount',
  'swap.gap.unreachable': 'No price right now',
  'swap.quoting': 'Getting a price',
  'swap.review': 'Review swap',

  // What a person should know of the swap. {sold} is a symbol, {bought} an amount, e.g. "1 ETH = 2,994.12 USDC".
  'swap.details': 'Details',
  'swap.rate': 'Rate',
  'swap.rateText': '1 {sold} = {bought}',
  'swap.impact': 'Price impact',
  'swap.slippage': 'Max. slippage',
  // {percent} is e.g. "1 %", {amount} "2,964.18 USDC".
  'swap.slippageText': '{percent}: at least {amount}',
  'swap.slippageHint':
    'The price can move until your swap is in the chain. If you would receive less than this, nothing is swapped.',
  'swap.providerFee': 'Provider fee',
  // Highest fee, e.g. "0.0001 ETH".
  'swap.networkFee': 'Network fee, at most',
  // Stands where nobody can say.
  'swap.unknown': 'Unknown',

  // Another network has to be chosen first.
  'swap.elsewhere': 'Tokens cannot be swapped on this network.',
  'swap.chooseNetwork': 'Choose a network',

  // A swap that was begun earlier, here or in another tab. {sold} and {bought} are e.g. "1 ETH".
  'swap.asked':
    'Your wallet was asked to swap {sold} to {bought} and has not answered. If you have approved it, wait until it shows in your activity.',
  'swap.askedHere': 'Continue in your wallet: it asks whether to swap {sold} to {bought}.',
  // Only after looking whether the earlier one went through.
  'swap.forget': 'I have checked, swap anew',
  'swap.approvalSent': 'Your approval of {sold}, to be swapped to {bought}, is on its way.',
  'swap.sent': 'Your swap of {sold} to {bought} is on its way.',

  // List of tokens.
  'swap.search': 'Search token',
  'swap.clearSearch': 'Clear search',
  'swap.suggested': 'Suggested',
  'swap.yourTokens': 'Your tokens',
  'swap.tokens': 'Tokens',
  'swap.noTokens': 'No tokens found',
  'swap.tokensFailed': 'The tokens could not be listed.',

  // The last look before the wallet is asked. {symbol} is the token that is paid with.
  // Few tokens are like that.
  'swap.resetFirst':
    'An earlier approval of {symbol} is left. This token wants it taken back before it can be given anew: first that, then the approval, then the swap.',
  'swap.approveFirst':
    'Your wallet will ask twice: first whether the swap may take exactly this much {symbol}, then for the swap itself.',
  'swap.final': 'Prices move: you receive at least what the details say, or nothing is swapped.',
  'swap.reduced': 'You pay a little less than you entered, so that the network fee can be paid.',
  'swap.cancel': 'Cancel',
  'swap.approve': 'Approve',
  'swap.reset': 'Reset approval',
  'swap.approving': 'Approving...',
  'swap.swap': 'Swap',
  'swap.preparing': 'Preparing',
  'swap.nothing': 'There is nothing to swap yet.',
  'swap.fillIn': 'Fill in the form',
  // The service has built something else than what is shown here.
  'swap.mismatch':
    'What we were given to sign is not the swap you see here. Nothing was sent, and nothing will be.',
  'swap.priceChanged': 'The price has just changed. A new one is on its way.',

  // Toasts.
  'swap.rejected': 'User rejected the request',
  'swap.failed': 'Transaction error',
  'swap.pending': 'Another swap waits for your wallet.',
} as const

const texts = { ...en, ...swapTexts }

/** Reads the texts of the modal and of swaps. Only their pages may use the hook, because it loads the catalogue. */
export function useSwapText() {
  return useTextOf(texts)
}
