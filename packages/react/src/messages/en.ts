import { buttonTexts } from './buttons.ts'
import { useTextOf } from './useTextOf.ts'

/**
 * English texts of the modal before a connection. Later views have separate catalogues. Comments
 * are notes for translators. The app replaces each `{placeholder}` by a value: keep all of them, at
 * any position in the sentence. Use sentence case unless the English text uses title case, and
 * verbs for buttons.
 */
export const en = {
  ...buttonTexts,

  // For screen readers: name of the modal.
  'modal.label': 'Wallet connection',
  // For screen readers: icon buttons in the header.
  'modal.back': 'Back',
  'modal.close': 'Close',
  'modal.help': 'What is a wallet?',
  // For screen readers: button with the image and name of the active network. Opens the list of
  // networks.
  'modal.chooseNetwork': 'Choose network, currently {network}',
  // Shown when a view crashes or its code fails to load. The user can still close the modal.
  'modal.viewFailed': 'This screen stopped working. Your wallet and funds aren’t affected.',
  'modal.viewNotLoaded': 'This screen couldn’t be loaded. Check your connection and try again.',
  'modal.tryAgain': 'Try again',
  // Button that stops waiting for the wallet and goes back.
  'modal.cancel': 'Cancel',
  // Read by screen readers while a view loads.
  'modal.loading': 'Loading',
  // Button that closes a notice.
  'modal.dismiss': 'Dismiss',

  // For screen readers: titles of views without a visible title.
  'title.Account': 'Account',
  'title.AccountSettings': 'Account settings',
  'title.SmartSessionCreated': 'Smart session created',

  // Titles of the views, shown in the header.
  'title.Connect': 'Connect wallet',
  // Title of the connect view when it also offers login by email or social account.
  'title.LogIn': 'Log in',
  'title.AllWallets': 'All wallets',
  'title.Networks': 'Choose network',
  'title.UnsupportedChain': 'Switch network',
  'title.SIWXSignMessage': 'Sign in',
  'title.DataCapture': 'Profile',
  'title.WhatIsAWallet': 'What is a wallet?',
  'title.ConnectingWalletConnect': 'WalletConnect',
  'title.ConnectingMultiChain': 'Select chain',
  'title.UsageExceeded': 'Usage exceeded',
  'title.SwitchActiveChain': 'Switch chain',
  'title.ProfileWallets': 'Wallets',
  // Also the label of the row and the button that open this view.
  'title.WalletSend': 'Send',
  'title.SelectToken': 'Select token',
  'title.WalletSendPreview': 'Review send',
  // Also the label of the button that opens this view.
  'title.Swap': 'Swap',
  // The user's transaction was sent.
  'title.WalletSendConfirmed': 'Confirmed',
  'title.WhatIsANetwork': 'What is a network?',
  'title.Create': 'Create wallet',
  'title.GetWallet': 'Get a wallet',
  // View with links to the stores that offer the wallet.
  'title.Downloads': 'Get {wallet}',
  'title.EmailLogin': 'Email login',
  // View that asks for the code from an email.
  'title.EmailVerifyOtp': 'Confirm email',
  'title.EmailVerifyDevice': 'Register device',
  'title.ConnectSocials': 'All socials',
  'title.ConnectingFarcaster': 'Farcaster',
  // View for a login wallet whose key is not on this device.
  'title.RecoverWallet': 'Recover wallet',
  'title.ApproveTransaction': 'Approve transaction',
  // Requests of the secure frame: to sign in to the app, or to sign a message of the app.
  'title.ApproveSignIn': 'Sign in',
  'title.ApproveMessage': 'Sign message',
  'title.UpdateEmailWallet': 'Edit email',
  'title.UpdateEmailPrimaryOtp': 'Confirm current email',
  'title.UpdateEmailSecondaryOtp': 'Confirm new email',
  'title.UpgradeEmailWallet': 'Upgrade your wallet',
  'title.SmartAccountSettings': 'Smart account settings',
  // View in which the user registers a name for the account.
  'title.RegisterAccountName': 'Choose name',
  'title.FundWallet': 'Fund wallet',
  // Views of buying crypto: list of providers, choice of currency, the provider's page, and help.
  'title.OnRampProviders': 'Choose provider',
  'title.OnRampFiatSelect': 'Select currency',
  'title.BuyInProgress': 'Buy',
  'title.WhatIsABuy': 'What is Buy?',
  // View with the account's address for incoming transfers.
  'title.WalletReceive': 'Receive',
  // View with the networks on which the account's address can receive tokens.
  'title.WalletCompatibleNetworks': 'Compatible networks',
  'title.Transactions': 'Activity',

  // Tags beside a wallet: installed in this browser, connected now, or used here before.
  'connect.installed': 'installed',
  'connect.connected': 'connected',
  'connect.recent': 'recent',
  // Shown below two extensions that announce the same name.
  'connect.duplicate': 'Two extensions use this name',
  // Tag of the row that shows a QR code for a wallet on another device.
  'connect.qrCode': 'QR code',
  // Reason why a row is disabled: another wallet is already paired by code or link.
  'connect.paired': 'Disconnect the paired wallet first',
  'connect.allWallets': 'Search wallets',
  // Button that replaces the list of wallets.
  'connect.continue': 'Continue with a wallet',
  // Shown when the browser has no wallet.
  'connect.noneTitle': 'No wallet found',
  'connect.noneText': 'Install a wallet extension in this browser. It appears here right away.',
  // Question and button below the list of wallets.
  'connect.guideQuestion': 'Haven’t got a wallet?',
  'connect.guideStart': 'Get started',
  // Legal notice at the bottom. The app may set either link, or both.
  'connect.legal': 'By connecting, you agree to our {documents}.',
  'connect.terms': 'Terms of service',
  'connect.privacy': 'Privacy policy',
  // Joins the two links of the legal notice.
  'connect.and': 'and',
  'connect.legalCheckbox': 'I agree to the {documents}',

  // Shown while the wallet's own window waits for the user's approval.
  'connecting.title': 'Continue in {wallet}',
  'connecting.approve': 'Approve the connection in {wallet}.',
  // Shown when the wallet has not responded for a minute.
  'connecting.stillWaiting':
    'Still waiting. Is the {wallet} window hidden behind this one, or is it locked?',
  // Shown when the wallet has an earlier request open, which it shows first.
  'connecting.busy':
    'A request is already waiting in {wallet}. Open {wallet} and answer it to continue.',
  // Titles and texts of the three ways in which a connection ends: the user declined it, the wallet
  // failed or is locked, or the wallet was removed.
  'connecting.declinedTitle': 'Connection declined',
  'connecting.declined': 'You declined in {wallet}. Nothing was shared.',
  'connecting.failedTitle': '{wallet} didn’t connect',
  'connecting.failed': 'Open {wallet}, unlock it, and try again.',
  'connecting.goneTitle': '{wallet} isn’t available',
  'connecting.gone': 'Enable the extension, then reload this page.',
  'connecting.alreadyTitle': '{wallet} is connected',
  'connecting.already': 'To use another account, choose it in {wallet}.',

  // Shown for a wallet that supports several ecosystems (Ethereum, Solana, Bitcoin).
  'multiChain.text': 'Where do you want to use {wallet}?',
  // Below a wallet that is connecting. {ecosystem} is another ecosystem that the wallet supports,
  // or several, e.g. "Solana or Bitcoin".
  'multiChain.useOther': 'Use {ecosystem} instead',

  // Below an amount field, for a text such as "1,000". {small} is e.g. "1", {large} is "1000". Each is
  // also the label of a button that enters this amount.
  'amount.ambiguous': 'Do you mean {small} or {large}?',

  'account.copyAddress': 'Copy address',
  'account.copied': 'Address copied',
  'account.copyFailed': 'Failed to copy',

  // Divider between two groups of login methods.
  'login.or': 'or',
  'login.partFailed': 'Login couldn’t be loaded.',
} as const

/**
 * Reads the texts of the modal. Buttons use `useButtonText` instead, because this hook imports the
 * whole catalogue.
 */
export function useText() {
  return useTextOf(en)
}
