import { en } from './en.ts'
import { useTextOf } from './useTextOf.ts'

/**
 * English texts of the wallets that are connected and of what an account has and does: tokens, history, receiving. Apart from `en.ts` because they load once a
 * wallet is connected. The notes for translators there count here too.
 */
export const accountTexts = {
  'account.disconnect': 'Disconnect',
  'account.disconnecting': 'Disconnecting',
  'account.disconnectFailed': 'Failed to disconnect',
  'account.explorer': 'Open in block explorer',
  // Read aloud: what can be set for the account of a login.
  'settings.more': 'Account settings',

  // Button with the wallet's image; leads to all wallets. Read aloud.
  'account.wallets': 'All wallets, currently {wallet}',
  // Read aloud while the amount is loading.
  'account.loadingBalance': 'Loading balance',
  // Under the balance of the coin. {amount} is what all tokens here are worth together, in dollars.
  'account.worth': '{amount} total',
  // Read aloud: an eye beside the balance, which covers all amounts or shows them again.
  'account.hideBalances': 'Hide balances',
  'account.showBalances': 'Show balances',
  // Read aloud in place of an amount that is covered.
  'account.hidden': 'Hidden',
  // Read aloud: names the buttons below the balance. The buttons: one word each.
  'account.features': 'Actions',
  'account.fund': 'Fund',
  // Read aloud: names the tabs Tokens, NFTs, Activity.
  'account.parts': 'Assets and activity',
  // Read aloud: the button with a clock leads to what apps may do without asking.
  'account.sessions': 'Smart sessions',
  'account.tokens': 'Tokens',
  'account.nfts': 'NFTs',
  'account.activity': 'Activity',
  'account.tokensNone': 'No tokens on {network} yet.',
  'account.tokensFailed': 'Your tokens couldn’t be loaded.',
  // No service lists the tokens of this network, so the account's tokens are unknown.
  'account.tokensUnsupported': 'Tokens on {network} can’t be shown here.',
  // Field above a long list, its clear button, and what stands there when nothing has the name.
  'account.searchTokens': 'Search tokens',
  'account.clearSearch': 'Clear search',
  'account.noToken': 'No token is called “{search}”.',
  // Button below the first of many. {count} is a number.
  'account.allTokens': 'Show all {count} tokens',
  // Row below a list without tokens; shows the address to others.
  'account.receive': 'Receive',
  'account.receiveText': 'Show your address',
  // Shows the collectibles on networks that a service lists.
  'account.nftsNone': 'No NFTs to show on {network}.',
  'account.receiveFunds': 'Receive funds',
  // Row that leads to who sells coins, and what stands below it.
  'account.buy': 'Buy crypto',
  'account.buyText': 'By card or bank transfer',
  // Row that leads to exchanges, what stands below it, and why it cannot be chosen.
  'account.deposit': 'Deposit from exchange',
  'account.depositText': 'Transfer crypto you hold there',
  'account.depositNone': 'No exchanges available',

  // Headings over transactions; a month has its own name as heading.
  'activity.pending': 'Pending',
  // Titles of transactions by kind.
  'activity.send': 'Sent',
  'activity.receive': 'Received',
  'activity.trade': 'Swapped',
  'activity.approve': 'Approved',
  'activity.mint': 'Minted',
  'activity.burn': 'Burned',
  'activity.execute': 'Contract interaction',
  'activity.deploy': 'Deployed',
  'activity.deposit': 'Deposited',
  'activity.withdraw': 'Withdrew',
  'activity.borrow': 'Borrowed',
  'activity.repay': 'Repaid',
  'activity.claim': 'Claimed',
  'activity.buy': 'Bought',
  'activity.cancel': 'Cancelled',
  'activity.other': 'Transaction',
  // A transaction from this account that is not mined yet. The row opens the view that can speed it
  // up or cancel it.
  'activity.sending': 'Sending',
  'activity.cancelling': 'Cancelling',
  // Outcome of a transaction, in place of the counterparty.
  'activity.failed': 'Failed',
  // The account's transaction list is empty on this network.
  'activity.none': 'No activity on {network} yet.',
  'activity.untold': 'Activity on {network} can’t be shown here.',
  'activity.failedAll': 'Failed to fetch transactions',
  'activity.failedMore': 'Some transactions couldn’t be loaded.',
  // Row below the newest transactions. Opens the full list.
  'activity.all': 'All activity',
  // Read aloud while the list loads.
  'activity.loading': 'Loading activity',

  // Read aloud: the picture of the code, which is the own address.
  'receive.code': 'QR code of your address',
  'receive.copy': 'Copy address',
  // Row below the address; leads to a list of networks. The detail names them: "Ethereum, Polygon".
  'receive.networks': 'Compatible networks',
  // Toast: no account is connected any more.
  'receive.nobody': 'Account not found',
  // Shown before the address of a wallet without a recovery method.
  'receive.wayBackTitle': 'Set up recovery first',
  'receive.wayBackText':
    'This wallet exists only in this browser. If you lose this device, or the browser deletes its data, everything you receive is lost for good.',
  // Buttons: leads to the page where one is made; shows the address all the same.
  'receive.wayBackMake': 'Set up recovery',
  'receive.wayBackLater': 'Not now',
  // Over the list of networks.
  'networks.compatible':
    'Only send assets on these networks to this address. Anything else may be lost.',

  // Read aloud: names the tabs Ethereum, Solana, Bitcoin.
  'profile.ecosystems': 'Ecosystems',
  'profile.count': '{count} wallets connected',
  'profile.countOne': '1 wallet connected',
  'profile.disconnectAll': 'Disconnect All',
  // {kind} is EVM, Solana or Bitcoin: an EVM wallet serves Ethereum and all networks like it.
  'profile.add': 'Add {kind} Wallet',
  'profile.noneTitle': 'No wallet connected',
  'profile.noneText': 'Connect a wallet for {ecosystem} to see it here.',
  // Heading over wallets that were connected before.
  'profile.recent': 'Recently connected',
  // A login by email that has ended: whose it was is forgotten.
  'profile.emailLogin': 'Email',
  'profile.connect': 'Connect',
  'profile.switch': 'Switch',
  // Read aloud before a wallet's name: takes it out of the list.
  'profile.delete': 'Forget',
  // Read aloud: lets the user name an account, given by its name and address.
  'profile.rename': 'Rename {account}',
  // Read aloud: the field for that name, above the address.
  'profile.accountName': 'Account name',
  'profile.saveName': 'Save',
  'profile.renamed': 'Account renamed',
  'profile.nameRemoved': 'Name removed',
  // Tags: what a Bitcoin account is for.
  'profile.payment': 'PAYMENT',
  'profile.ordinals': 'ORDINALS',
  'profile.inUse': 'In use',
  'profile.walletSwitched': 'Wallet switched',
  'profile.accountSwitched': 'Account switched',
  'profile.walletDisconnected': 'Wallet disconnected',
  'profile.walletDeleted': 'Wallet deleted',
  'profile.switchFailed': 'Failed to switch wallet',

  'switchChain.title': 'Switch to {ecosystem}?',
  'switchChain.text': '{wallet} doesn’t support {ecosystem}. Connect a wallet for {ecosystem}.',
  'switchChain.textNoWallet': 'Connect a wallet for {ecosystem}.',
  'switchChain.switch': 'Switch',

  'networks.search': 'Search networks',
  'networks.clear': 'Clear search',
  'networks.none': 'No networks found.',
  // Footer note.
  'networks.note': 'Your wallet may not support every network here.',
  'networks.help': 'What is a network?',
  // Why a row cannot be chosen.
  'networks.disabled': 'Not approved in {wallet}',
  'networks.current': 'Current network',

  'switch.approve': 'Approve in {wallet}',
  'switch.text': '{wallet} asks you to switch to {network}.',
  'switch.switching': 'Switching to {network}',
  'switch.declinedTitle': 'Switch declined',
  'switch.declined': 'You’re still on your current network.',
  'switch.failed': '{wallet} didn’t switch to {network}. Switch in your wallet, or try again.',
  'switch.unable': '{wallet} can’t switch networks for this app. Switch in your wallet.',

  'unsupported.text':
    'This app doesn’t support your wallet’s network. Choose one of these to continue.',
  // Swaps are not supported on the active network.
  'unsupported.swap': 'Swaps aren’t available on this network. Choose one of these:',
  'unsupported.or': 'or',

  // Sentence over the pictures of the app and the wallet.
  'signIn.request': '{app} asks you to prove that this wallet is yours',
  'signIn.text': 'Sign a message in {wallet}. It costs nothing and moves no funds.',
  'signIn.noteRequired': 'Cancelling disconnects your wallet.',
  'signIn.noteOptional': 'You can sign in later.',
  'signIn.sign': 'Sign',
  'signIn.signing': 'Signing…',
  'signIn.cancel': 'Cancel',
  'signIn.cancelling': 'Cancelling…',
  'signIn.unreachable': 'The sign-in service isn’t responding. Your wallet stays connected.',
  'signIn.waiting': 'Approve in {wallet}',
  // In the account: connected, but without access to the app's own parts. Button beside it.
  'signIn.missing': 'You are not signed in yet.',
  'signIn.start': 'Sign in',
  // Used where the app gave no name.
  'signIn.thisApp': 'This app',
} as const

const texts = { ...en, ...accountTexts }

/** Reads the texts of the modal and of connected accounts. Only their pages may use the hook, because it loads the catalogue. */
export function useAccountText() {
  return useTextOf(texts)
}
