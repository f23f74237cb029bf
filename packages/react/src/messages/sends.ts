import { en } from './en.ts'
import { useTextOf } from './useTextOf.ts'

/**
 * English texts of the pages of sending. Apart from `en.ts` because they load with those pages. The notes for translators
 * there count here too.
 */
export const sendTexts = {
  // Button at the bottom of the form: what lacks first, else where it leads. Also the button that chooses a token.
  'send.gap.token': 'Select Token',
  'send.gap.amount': 'Add Amount',
  'send.gap.value': 'Incorrect Value',
  'send.gap.funds': 'Insufficient Funds',
  'send.gap.receiver': 'Add Address',
  'send.gap.address': 'Invalid Address',
  'send.preview': 'Preview Send',
  // Name of the field for the amount. {symbol} is a currency, e.g. ETH.
  'send.amount': 'Amount',
  'send.amountOf': 'Amount in {symbol}',
  // Read aloud: opens the list of tokens.
  'send.changeToken': 'Send another token than {symbol}',
  // What the account has of the token. {amount} is e.g. "1.5 ETH".
  'send.balance': 'Balance: {amount}',
  'send.max': 'Max',
  // Read aloud.
  'send.maxOf': 'Send all {symbol}',
  // Field for an address or a name.
  'send.receiver': 'Send to',
  'send.receiverHint': 'Address or name',
  'send.paste': 'Paste',
  'send.pasteFailed': 'Paste it by hand: this browser does not allow it here.',
  // A name is being looked up.
  'send.looking': 'Looking up the name',
  'send.nameFailed': 'The name could not be looked up. Check your connection.',
  'send.nobody': 'This is no address on {network}, and no name that leads to one.',
  'send.fund': 'Fund Wallet',
  // Between two buttons.
  'send.or': 'or',
  'send.otherWallet': 'Connect a different wallet',
  // A transfer that was begun earlier, here or in another tab. {amount} is e.g. "0.25 ETH", {address} is shortened.
  'send.asked':
    'Your wallet was asked to send {amount} to {address} and has not answered. If you have approved it, wait until it shows in your activity.',
  'send.askedHere': 'Continue in your wallet: it asks whether to send {amount} to {address}.',
  // Only after looking whether the earlier one went through.
  'send.forget': 'I have checked, send anew',
  'send.sent': '{amount} to {address} is on its way.',
  'send.cancelling': '{amount} to {address} is being cancelled.',
  // Leads to the page where it can be sped up or cancelled.
  'send.look': 'Speed up or cancel',

  // Something that the app wants sent, and that a person only agrees to: the network is being changed.
  'send.preparing': 'Getting it ready',
  // Why it cannot be; after the one about the change there is a button to try again.
  'send.wanted.amount': 'This app asks to send an amount that is none.',
  'send.wanted.network': 'This app does not have the network it asks to send on.',
  'send.wanted.wallet': 'Your wallet cannot send on the network this app asks for.',
  'send.wanted.switch': 'Your wallet did not change to the network this app asks for.',
  'send.wanted.token': 'The token this app asks to send was not found.',

  // List of tokens.
  'send.search': 'Search token',
  'send.clearSearch': 'Clear search',
  'send.yourTokens': 'Your tokens',
  'send.noTokens': 'No tokens found',
  // Below it: leads to who sells coins.
  'send.buy': 'Buy',
  'send.tokensFailed': 'Your other tokens could not be listed.',

  // The last look before the wallet is asked.
  'send.you': 'You send',
  'send.to': 'To',
  'send.address': 'Address',
  'send.network': 'Network',
  // Highest fee, e.g. "0.0001 ETH".
  'send.fee': 'Network fee, at most',
  'send.feeUnknown': 'Your wallet will say',
  // How soon it should be in the chain.
  'send.speed': 'Speed',
  'send.speed.slow': 'Slow',
  'send.speed.normal': 'Normal',
  'send.speed.fast': 'Fast',
  'send.final': 'Check the address: what is sent cannot be taken back.',
  'send.warn.burn': 'Nobody has the key of this address. What you send there is lost.',
  'send.warn.token': 'This is the contract of the token itself. What you send there is lost.',
  'send.warn.lookAlike':
    'This address looks like one you have sent to, and is another. Somebody may want you to mistake them. Compare every character.',
  'send.warn.contract': 'This is a contract. Send only if you know that it takes what it gets.',
  'send.warn.own': 'This is your own account.',
  // What the network says would become of it. {reason} is what the contract says, in any language; {amount} e.g. "0.9 GOLD".
  'send.warn.fails': 'This would fail now. You would pay the fee for nothing.',
  'send.warn.failsBecause': 'This would fail now: “{reason}”. You would pay the fee for nothing.',
  'send.warn.less': 'This token keeps part of what is sent: only {amount} would arrive.',
  'send.warn.fee': 'You may not have enough {symbol} for the network fee.',
  // Has to be ticked after a warning.
  'send.understood': 'I have understood, send it anyway',
  'send.cancel': 'Cancel',
  'send.send': 'Send',
  'send.nothing': 'There is nothing to send yet.',
  'send.fillIn': 'Fill in the form',
  // Toasts.
  'send.started': 'Transaction started',
  'send.rejected': 'User rejected the request',
  'send.failed': 'Failed to send transaction',
  'send.mismatch': 'This token is not what it was shown as. Nothing was sent.',
  'send.changed': 'The name leads to another address now. Nothing was sent.',
  'send.pending': 'Another transfer waits for your wallet.',

  // Something that was sent and is in no block yet: what becomes of it, below its amount and receiver.
  'pending.waiting': 'Waiting to be confirmed',
  'pending.faster': 'Sped up, waiting to be confirmed',
  'pending.cancelling': 'Being cancelled. Until that is confirmed it may still go through.',
  // Two rows, each with what it costs at most, e.g. "0.0004 ETH", and what a second press of the other one is called.
  'pending.speedUp': 'Speed up',
  'pending.speedUpText': 'The same for a higher fee, at most {fee}',
  'pending.cancel': 'Cancel',
  'pending.cancelText': 'Nothing is sent. The fee is {fee} at most',
  'pending.cancelFaster': 'Cancel faster',
  // Below them. {fee} is what it costs as it was sent, {number} counts what the account has sent.
  'pending.fee': 'As it was sent it costs {fee} at most. Only one of them is ever paid.',
  'pending.number':
    'Your wallet should show number {number} (nonce). If it shows another one, refuse.',
  // The wallet was asked for one of the two.
  'pending.askedHere': 'Continue in your wallet.',
  'pending.asked': 'Your wallet was asked to speed it up or to cancel it, and has not answered.',
  'pending.askAgain': 'Ask again',
  // Why neither is offered.
  'pending.smartAccount': 'What a smart account sends cannot be sped up or cancelled.',
  'pending.wallet': 'It cannot be sped up or cancelled from here. Your wallet may be able to.',
  'pending.old':
    'It was sent before this app could speed up or cancel. Your wallet may be able to.',
  'pending.mined': 'It is being confirmed now.',
  'pending.unknown': 'The network does not know this transaction. It may have been dropped.',
  'pending.different': 'Your wallet sent something else than was shown here. Look after it there.',
  'pending.final': 'This transaction cannot be replaced. Wait until it is confirmed.',
  'pending.price': 'The network asks for a higher fee now. Look at it again.',
  // After "Speed up", where a wallet has not kept to what it was asked for.
  'pending.separate':
    'Your wallet sent a second transaction instead. Both may go through: look after them there.',
  'pending.unreachable': 'The network does not answer.',
  // Takes what the network does not know out of the list.
  'pending.forget': 'Remove from the list',
  'pending.explorer': 'Open in block explorer',
  'pending.over': 'This is not pending any more.',
  'pending.back': 'Back',

  'send.done': 'Your transaction is on its way',
  'send.close': 'Close',
} as const

const texts = { ...en, ...sendTexts }

/** Reads the texts of the modal and of sending tokens. Only their pages may use the hook, because it loads the catalogue. */
export function useSendText() {
  return useTextOf(texts)
}
