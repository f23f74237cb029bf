import { en } from './en.ts'
import { useTextOf } from './useTextOf.ts'

/**
 * English texts of the send views. They are in a separate catalogue from `en.ts` because they load
 * only with these views. The conventions for translators in `en.ts` apply here too.
 */
export const sendTexts = {
  // Labels of the button below the form: the first missing or wrong input, else the next step. The
  // first label is also used by the button that selects a token.
  'send.gap.token': 'Select token',
  'send.gap.amount': 'Add amount',
  'send.gap.value': 'Incorrect value',
  'send.gap.funds': 'Insufficient funds',
  'send.gap.receiver': 'Add address',
  'send.gap.address': 'Invalid address',
  'send.preview': 'Preview send',
  // Labels of the amount field. {symbol} is a currency, e.g. ETH.
  'send.amount': 'Amount',
  'send.amountOf': 'Amount in {symbol}',
  // For screen readers: button that opens the list of tokens.
  'send.changeToken': 'Send a token other than {symbol}',
  // The account's balance of the token. {amount} is e.g. "1.5 ETH".
  'send.balance': 'Balance: {amount}',
  'send.max': 'Max',
  // For screen readers: accessible name of the "Max" button. Starts with its label.
  'send.maxOf': 'Max: send all {symbol}',
  // Label and hint of the field for the recipient's address or name.
  'send.receiver': 'Send to',
  'send.receiverHint': 'Address or name',
  // Heading above the latest addresses to which the user has sent.
  'send.recent': 'Recent recipients',
  'send.paste': 'Paste',
  'send.pasteFailed': 'Your browser blocked the clipboard. Paste the address yourself.',
  // Shown while a name is looked up.
  'send.looking': 'Looking up the name',
  'send.nameFailed': 'The name couldn’t be looked up. Check your connection.',
  'send.nameRetry': 'Try again',
  // Why a name cannot be used.
  'send.name.invalid': 'This is not a valid name.',
  'send.name.lookAlike': 'This name imitates another one with similar characters.',
  'send.name.unknown': 'No account has this name.',
  'send.name.noAddress': 'This name has no address for {network}.',
  'send.name.wrapped': 'A token or program owns this name, so its account is unknown.',
  'send.name.otherNetwork': 'This name is for a different network.',
  'send.name.noRegistry': 'This app can’t look up such names. Enter the address.',
  // The account does not use the name for itself. {name} is what the user typed.
  'send.name.unconfirmed': 'This account doesn’t call itself {name}.',
  'send.nobody': 'Not a valid {network} address or name',
  // Errors of the field, for a text that names a network or a token. {network} is e.g. "Polygon".
  'send.otherNetwork': 'This address is for {network}.',
  'send.otherToken': 'You don’t have the token that this address asks for.',
  'send.fund': 'Fund wallet',
  // Divider between two buttons.
  'send.or': 'or',
  'send.otherWallet': 'Connect a different wallet',
  // Notice about an earlier transfer, from this tab or another one. {amount} is e.g. "0.25 ETH",
  // {address} is shortened.
  'send.asked':
    'Your wallet hasn’t responded to the request to send {amount} to {address}. If you approved it, wait until it appears in your activity.',
  'send.askedHere': 'Continue in your wallet to send {amount} to {address}.',
  // The wallet answered without an id of the transaction. The first button opens the account in the
  // block explorer.
  'send.maybeSent':
    'Your wallet may have sent {amount} to {address}, but didn’t return a valid transaction id. Check your account before you send again.',
  // The wallet failed after the prompt. {walletText} is the wallet's own text, in any language.
  'send.maybeSentReport':
    'Your wallet may have sent {amount} to {address}. It reported: “{walletText}”. Check your account before you send again.',
  'send.lookUp': 'Open in block explorer',
  'send.checked': 'Remove from the list',
  // Button that is enabled after the user has checked whether the earlier transaction was mined.
  'send.forget': 'I’ve checked — send again',
  'send.sent': '{amount} to {address} is pending.',
  'send.cancelling': '{amount} to {address} is being cancelled.',
  // Opens the view that can speed up or cancel the pending transaction.
  'send.look': 'Speed up or cancel',

  // Shown while the wallet switches to the network of a transfer that the app requests.
  'send.preparing': 'Preparing',
  // Reasons why the form cannot show the transfer that the app requests. The text about the network
  // switch has a retry button.
  'send.wanted.amount': 'This app asks to send an amount that isn’t valid.',
  'send.wanted.network': 'This app asks to send on a network it doesn’t support.',
  'send.wanted.wallet': 'Your wallet can’t send on the network this app asks for.',
  'send.wanted.switch': 'Your wallet didn’t switch to the network this app asks for.',
  'send.wanted.token': 'The token this app asks to send wasn’t found.',

  // Texts of the token list.
  'send.search': 'Search tokens',
  'send.clearSearch': 'Clear search',
  'send.yourTokens': 'Your tokens',
  'send.noTokens': 'No tokens found',
  // Button below an empty token list. Opens the list of providers that sell crypto.
  'send.buy': 'Buy',
  'send.tokensFailed': 'Your other tokens couldn’t be loaded.',

  // Labels of the preview that the user sees before the wallet prompts.
  'send.you': 'You send',
  'send.to': 'To',
  'send.address': 'Address',
  'send.network': 'Network',
  // Highest possible fee, e.g. "0.0001 ETH".
  'send.fee': 'Max. network fee',
  'send.feeUnknown': 'Shown in your wallet',
  // Determines how soon the transaction should be mined.
  'send.speed': 'Speed',
  'send.speed.slow': 'Slow',
  'send.speed.normal': 'Normal',
  'send.speed.fast': 'Fast',
  // Shown while the wallet is prompted. {wallet} is its name.
  'send.waiting': 'Approve in {wallet}',
  'send.final': 'Check the address. Transfers can’t be reversed.',
  'send.warn.burn': 'This address has no known key. Anything you send there is lost.',
  'send.warn.token': 'This is the token’s own contract. Anything you send there is lost.',
  'send.warn.lookAlike':
    'This address only looks like one you’ve sent to before. It may be a scam. Compare every character.',
  'send.warn.contract':
    'This address is a contract. Send only if you know that it can receive this token.',
  'send.warn.own': 'This is your own account.',
  // Results of simulating the transaction. {reason} is the contract's error text in any language,
  // {amount} is e.g. "0.9 GOLD".
  'send.warn.fails': 'This transaction would fail now. You would still pay the fee.',
  'send.warn.failsBecause':
    'This transaction would fail now: “{reason}”. You would still pay the fee.',
  'send.warn.less': 'This token deducts part of each transfer: only {amount} would arrive.',
  'send.warn.fee': 'You may not have enough {symbol} for the network fee.',
  // Label of the checkbox that the user must tick after a warning.
  'send.understood': 'I understand, send anyway',
  'send.cancel': 'Cancel',
  'send.send': 'Send',
  'send.nothing': 'There is nothing to send yet.',
  'send.fillIn': 'Fill in the form',
  // Texts of toasts.
  'send.started': 'Transaction started',
  'send.rejected': 'You declined the request',
  // A rejection in the words of the wallet, in any language.
  'send.reported': 'Your wallet rejected the request: “{walletText}”',
  'send.failed': 'Failed to send transaction',
  'send.mismatch': 'This token isn’t the one shown. Nothing was sent.',
  'send.changed': 'This name now points to another address. Nothing was sent.',
  'send.pending': 'Another transfer is waiting in your wallet.',

  // Status of a pending transaction, below its amount and recipient.
  'pending.waiting': 'Waiting to be confirmed',
  // A shared wallet waits until enough of its owners have signed.
  'pending.signatures': 'Waiting for signatures',
  'pending.faster': 'Sped up, waiting to be confirmed',
  'pending.cancelling':
    'Being cancelled. The transaction may still go through until that is confirmed.',
  // Rows that speed up or cancel the transaction. {fee} is the highest possible fee, e.g. "0.0004
  // ETH". "Cancel faster" replaces "Cancel" after the user has already cancelled.
  'pending.speedUp': 'Speed up',
  'pending.speedUpText': 'Same transaction, higher fee: at most {fee}',
  'pending.cancel': 'Cancel',
  'pending.cancelText': 'Sends nothing. Fee: at most {fee}',
  'pending.cancelFaster': 'Cancel faster',
  // Notes below the pending transaction. {fee} is the fee of the original transaction, {number} is
  // its nonce.
  'pending.fee': 'The original costs at most {fee}. You pay for only one of them.',
  'pending.number': 'Your wallet should show nonce {number}. If it shows another one, decline.',
  // Shown after the wallet was prompted to speed up or cancel the transaction.
  'pending.askedHere': 'Continue in your wallet.',
  'pending.asked': 'Your wallet hasn’t responded to the request to speed up or cancel.',
  'pending.askAgain': 'Ask again',
  // Reasons why the transaction cannot be sped up or cancelled.
  'pending.smartAccount': 'Smart account transactions can’t be sped up or cancelled.',
  'pending.wallet':
    'This transaction can’t be sped up or cancelled here. Your wallet may be able to.',
  'pending.old':
    'This transaction was sent before this app could speed up or cancel. Your wallet may be able to.',
  'pending.mined': 'This transaction is being confirmed now.',
  'pending.unknown': 'The network can’t find this transaction. It may have been dropped.',
  'pending.different': 'Your wallet sent something other than shown here. Check it there.',
  'pending.final': 'This transaction can’t be replaced. Wait until it’s confirmed.',
  'pending.price': 'The network now requires a higher fee. Review it again.',
  // Shown after "Speed up" if the wallet sent a transaction with another nonce instead.
  'pending.separate':
    'Your wallet sent a second transaction instead. Both may go through. Check them there.',
  'pending.unreachable': 'The network isn’t responding.',
  // Button that removes a transaction from the list when the network does not know it.
  'pending.forget': 'Remove from the list',
  'pending.explorer': 'Open in block explorer',
  'pending.over': 'This is no longer pending.',
  'pending.back': 'Back',

  'send.done': 'Your transaction was sent',
  'send.close': 'Close',
} as const

const texts = { ...en, ...sendTexts }

/**
 * Reads the texts of the modal and of sending tokens. Only the send views may use this hook,
 * because it imports their catalogue.
 */
export function useSendText() {
  return useTextOf(texts)
}
