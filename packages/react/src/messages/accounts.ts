import { en } from './en.ts'
import { useTextOf } from './useTextOf.ts'

/**
 * English texts of connected wallets and of the account: tokens, activity and receiving. They are
 * in a separate catalogue from `en.ts` because they load only after a wallet connects. The
 * conventions for translators in `en.ts` apply here too.
 */
export const accountTexts = {
  'account.disconnect': 'Disconnect',
  'account.disconnecting': 'Disconnecting',
  'account.disconnectFailed': 'Failed to disconnect',
  // In place of "Disconnect" if the app signs its user out and disconnects in one step.
  'account.signOut': 'Sign out',
  'account.signingOut': 'Signing out',
  'account.signOutFailed': 'Couldn’t sign you out',
  // Shown while the wallet shares no account, because it is locked. {wallet} is its name. The button
  // opens the wallet.
  'account.locked': '{wallet} is locked. Unlock it to sign and send.',
  'account.unlock': 'Unlock',
  'account.explorer': 'Open in block explorer',
  // For screen readers: opens the settings of an account that was created by a login.
  'settings.more': 'Account settings',

  // For screen readers: button with the wallet's image. Opens the list of all wallets.
  'account.wallets': 'All wallets, currently {wallet}',
  // Read by screen readers while the balance loads.
  'account.loadingBalance': 'Loading balance',
  // Below the balance of the native currency. {amount} is the value of all tokens on this network
  // in US dollars.
  'account.worth': '{amount} total',
  // For screen readers: eye button beside the balance. Hides or shows all amounts.
  'account.hideBalances': 'Hide balances',
  'account.showBalances': 'Show balances',
  // Read by screen readers instead of a hidden amount.
  'account.hidden': 'Hidden',
  // For screen readers: names the group of buttons below the balance. Each button has a single
  // word.
  'account.features': 'Actions',
  'account.fund': 'Fund',
  // For screen readers: names the group of tabs "Tokens", "NFTs" and "Activity".
  'account.parts': 'Assets and activity',
  // For screen readers: button with a grid. Opens the list of permissions that apps have.
  'account.sessions': 'Smart sessions',
  'account.tokens': 'Tokens',
  'account.nfts': 'NFTs',
  'account.activity': 'Activity',
  // Stands after “Approve in” for a login, whose wallet has no name.
  'account.secureWindow': 'the secure window',
  'account.tokensNone': 'No tokens on {network} yet.',
  'account.tokensFailed': 'Your tokens couldn’t be loaded.',
  // No service lists the tokens of this network, so the account's tokens are unknown.
  'account.tokensUnsupported': 'Tokens on {network} can’t be shown here.',
  // Search field above a long list, its clear button, and the text when no token matches.
  'account.searchTokens': 'Search tokens',
  'account.clearSearch': 'Clear search',
  'account.noToken': 'No token is called “{search}”.',
  // Button below the first tokens of a long list. {count} is a number.
  'account.allTokens': 'Show all {count} tokens',
  // Row below an empty list of tokens. Opens the view with the account's address.
  'account.receive': 'Receive',
  'account.receiveText': 'Show your address',
  // Shown when the account has no collectibles that a service lists on this network.
  'account.nftsNone': 'No NFTs to show on {network}.',
  'account.receiveFunds': 'Receive funds',
  // Row that opens the list of providers that sell crypto, and its description.
  'account.buy': 'Buy crypto',
  'account.buyText': 'By card or bank transfer',
  // Row that opens the list of exchanges, its description, and the reason why it is disabled.
  'account.deposit': 'Deposit from exchange',
  'account.depositText': 'Transfer crypto you hold there',
  'account.depositNone': 'No exchanges available',

  // Heading above pending transactions. Other transactions have their month as heading.
  'activity.pending': 'Pending',
  // Titles of mined transactions by type.
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
  // Title of a transaction in which another account moved tokens of this account.
  'activity.foreign': 'Not sent by you',
  // Switch above the list. Off, it hides transfers that strangers placed in the list as bait.
  'activity.showAll': 'Show all transfers',
  // Shown instead of the counterparty of such a transfer, because users copy addresses from here.
  'activity.bait': 'Possible scam',
  // Title of a pending transaction from this account. The row opens the view that can speed up or
  // cancel the transaction.
  'activity.sending': 'Sending',
  'activity.cancelling': 'Cancelling',
  // Shown instead of the counterparty when a transaction has failed.
  'activity.failed': 'Failed',
  // The account's transaction list is empty on this network.
  'activity.none': 'No activity on {network} yet.',
  'activity.untold': 'Activity on {network} can’t be shown here.',
  'activity.failedAll': 'Failed to fetch transactions',
  'activity.failedMore': 'Some transactions couldn’t be loaded.',
  // Row below the newest transactions. Opens the full list.
  'activity.all': 'All activity',
  // Read by screen readers while the list loads.
  'activity.loading': 'Loading activity',

  // For screen readers: describes the QR code.
  'receive.code': 'QR code of your address',
  'receive.copy': 'Copy address',
  // Row below the address. Opens the list of networks and names some of them, e.g. "Ethereum,
  // Polygon".
  'receive.networks': 'Compatible networks',
  // Toast when no account is connected any more.
  'receive.nobody': 'Account not found',
  // Notice on the account and beside its address, for the wallet of a login that has no recovery
  // method. The button opens the wallet's page.
  'recovery.missing':
    'This wallet exists only in this browser. Set up recovery, so that you keep it if you lose this device.',
  'recovery.setUp': 'Set up recovery',
  // Above the list of networks on which the address can receive assets.
  'networks.compatible':
    'Only send assets on these networks to this address. Anything else may be lost.',

  // For screen readers: names the group of tabs "Ethereum", "Solana" and "Bitcoin".
  'profile.ecosystems': 'Ecosystems',
  'profile.count': '{count} wallets connected',
  'profile.countOne': '1 wallet connected',
  'profile.disconnectAll': 'Disconnect all',
  // {kind} is "EVM", "Solana" or "Bitcoin". EVM wallets support Ethereum and compatible networks.
  'profile.add': 'Add {kind} wallet',
  'profile.noneTitle': 'No wallet connected',
  'profile.noneText': 'Connect a wallet for {ecosystem} to see it here.',
  // Heading above wallets that were connected earlier.
  'profile.recent': 'Recently connected',
  // Name of an earlier email login, whose address the app no longer stores.
  'profile.emailLogin': 'Email',
  'profile.connect': 'Connect',
  'profile.switch': 'Switch',
  // Read by screen readers before a wallet's name: removes the wallet from the list.
  'profile.delete': 'Forget',
  // For screen readers: button that lets the user name the account. {account} is its name and
  // address.
  'profile.rename': 'Rename {account}',
  // For screen readers: label of the name field above the address.
  'profile.accountName': 'Account name',
  'profile.saveName': 'Save',
  'profile.renamed': 'Account renamed',
  'profile.nameRemoved': 'Name removed',
  // Tags of Bitcoin accounts: for payments or for ordinals.
  'profile.payment': 'Payment',
  'profile.ordinals': 'Ordinals',
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
  // Footer of the list of networks.
  'networks.note': 'Your wallet may not support every network here.',
  'networks.help': 'What is a network?',
  // Reasons why a network cannot be selected: the wallet did not approve it, or it is active.
  'networks.disabled': 'Not approved in {wallet}',
  'networks.current': 'Current network',

  'switch.approve': 'Approve in {wallet}',
  'switch.text': '{wallet} asks you to switch to {network}.',
  'switch.switching': 'Switching to {network}',
  // Titles and texts of the three ways in which a switch ends: the user declined it, the wallet
  // failed, or the wallet cannot switch networks.
  'switch.declinedTitle': 'Switch declined',
  'switch.declined': 'You’re still on your current network.',
  'switch.failedTitle': '{wallet} didn’t switch',
  'switch.failed': 'Switch to {network} in your wallet, or try again.',
  'switch.unableTitle': '{wallet} can’t switch networks',
  'switch.unable': 'Switch to {network} in your wallet.',

  'unsupported.text':
    'This app doesn’t support your wallet’s network. Choose one of these to continue.',
  // Shown when the active network does not support swaps. Networks that do are listed below.
  'unsupported.swap': 'Swaps aren’t available on this network. Choose one of these:',
  'unsupported.or': 'or',

  // Sentence below the images of the app and the wallet.
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
  // Shown in the account view when a wallet is connected but the user has not signed in to the app.
  // The button next to it starts the sign-in.
  'signIn.missing': 'You are not signed in yet.',
  'signIn.start': 'Sign in',
  // Replaces {app} if the app did not set a name.
  'signIn.thisApp': 'This app',
} as const

const texts = { ...en, ...accountTexts }

/**
 * Reads the texts of the modal and of connected accounts. Only views that load with an account may
 * use this hook, because it imports their catalogue.
 */
export function useAccountText() {
  return useTextOf(texts)
}
