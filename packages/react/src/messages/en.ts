import { buttonTexts } from './buttons.ts'
import { useTextOf } from './useTextOf.ts'

/**
 * English texts of the modal before a connection; later views have separate catalogues. Comments
 * are notes for translators. `{word}` is replaced at run time: keep it, at any position in the
 * sentence. Use sentence case unless a title differs, and verbs for buttons.
 */
export const en = {
  ...buttonTexts,

  // Read aloud: the window itself.
  'modal.label': 'Wallet connection',
  // Read aloud: header buttons that show only a symbol.
  'modal.back': 'Back',
  'modal.close': 'Close',
  'modal.help': 'What is a wallet?',
  // Read aloud: button with the image and name of the current network; opens the list of networks.
  'modal.chooseNetwork': 'Choose network, currently {network}',
  // A part of the window crashed. The window can still be closed.
  'modal.viewFailed': 'This screen stopped working. Your wallet and funds aren’t affected.',
  'modal.viewNotLoaded': 'This screen couldn’t be loaded. Check your connection and try again.',
  'modal.tryAgain': 'Try again',
  // Ends waiting for the wallet and goes back.
  'modal.cancel': 'Cancel',
  // Read aloud while a screen is being fetched.
  'modal.loading': 'Loading',
  // Closes a notice.
  'modal.dismiss': 'Dismiss',

  // Titles of the screens, in the header.
  'title.Connect': 'Connect Wallet',
  // The same screen where one can also log in by e-mail or with an account elsewhere.
  'title.LogIn': 'Log In',
  'title.AllWallets': 'All Wallets',
  'title.Networks': 'Choose Network',
  'title.UnsupportedChain': 'Switch Network',
  'title.SIWXSignMessage': 'Sign In',
  'title.DataCapture': 'Profile',
  'title.WhatIsAWallet': 'What is a Wallet?',
  'title.ConnectingWalletConnect': 'WalletConnect',
  'title.ConnectingMultiChain': 'Select Chain',
  'title.UsageExceeded': 'Usage Exceeded',
  'title.SwitchActiveChain': 'Switch Chain',
  'title.ProfileWallets': 'Wallets',
  // Also the row and button that lead there.
  'title.WalletSend': 'Send',
  'title.SelectToken': 'Select Token',
  'title.WalletSendPreview': 'Review Send',
  // Also the button that leads there.
  'title.Swap': 'Swap',
  // It was sent.
  'title.WalletSendConfirmed': 'Confirmed',
  'title.WhatIsANetwork': 'What is a network?',
  'title.Create': 'Create Wallet',
  'title.GetWallet': 'Get a Wallet',
  // Links to the stores that offer the wallet.
  'title.Downloads': 'Get {wallet}',
  'title.EmailLogin': 'Email Login',
  // The code of an e-mail is asked for.
  'title.EmailVerifyOtp': 'Confirm Email',
  'title.EmailVerifyDevice': 'Register Device',
  'title.ConnectSocials': 'All Socials',
  'title.ConnectingFarcaster': 'Farcaster',
  // A login wallet on a device that does not have its key.
  'title.RecoverWallet': 'Recover Wallet',
  'title.ApproveTransaction': 'Approve Transaction',
  // Requests of the secure frame: to sign in to the app, or to sign a message of the app.
  'title.ApproveSignIn': 'Sign In',
  'title.ApproveMessage': 'Sign Message',
  'title.UpdateEmailWallet': 'Edit Email',
  'title.UpdateEmailPrimaryOtp': 'Confirm Current Email',
  'title.UpdateEmailSecondaryOtp': 'Confirm New Email',
  'title.UpgradeEmailWallet': 'Upgrade Your Wallet',
  'title.SmartAccountSettings': 'Smart Account Settings',
  // A name for the account is chosen.
  'title.RegisterAccountName': 'Choose Name',
  'title.FundWallet': 'Fund Wallet',
  // Who sells coins; what is paid with; the provider that was chosen; what buying is.
  'title.OnRampProviders': 'Choose Provider',
  'title.OnRampFiatSelect': 'Select Currency',
  'title.BuyInProgress': 'Buy',
  'title.WhatIsABuy': 'What is Buy?',
  // The account's address, for incoming transfers.
  'title.WalletReceive': 'Receive',
  // Networks on which the account's address can receive tokens.
  'title.WalletCompatibleNetworks': 'Compatible Networks',
  'title.Transactions': 'Activity',

  // Small tags beside a wallet: found in this browser; connected right now; used here before.
  'connect.installed': 'installed',
  'connect.connected': 'connected',
  'connect.recent': 'recent',
  // Two extensions claim the same name. Appears under both.
  'connect.duplicate': 'Two extensions use this name',
  // Tag of the row that shows a code for a wallet on another device.
  'connect.qrCode': 'qr code',
  // Why a row cannot be chosen: another wallet was paired by code or link.
  'connect.paired': 'Disconnect the paired wallet first',
  'connect.allWallets': 'Search wallets',
  // Button in place of the list of wallets.
  'connect.continue': 'Continue with a wallet',
  // Shown when the browser has no wallet at all.
  'connect.noneTitle': 'No wallet found',
  'connect.noneText': 'Install a wallet extension in this browser. It appears here right away.',
  // Question and button below the list of wallets.
  'connect.guideQuestion': 'Haven’t got a wallet?',
  'connect.guideStart': 'Get started',
  // Legal line at the bottom; both links are optional.
  'connect.legal': 'By connecting, you agree to our {documents}.',
  'connect.terms': 'Terms of service',
  'connect.privacy': 'Privacy policy',
  // Joins the two links.
  'connect.and': 'and',
  'connect.legalCheckbox': 'I agree to the {documents}',

  // The wallet shows its own window now; the person has to act there.
  'connecting.title': 'Continue in {wallet}',
  'connecting.approve': 'Approve the connection in {wallet}.',
  // After a minute without an answer.
  'connecting.stillWaiting':
    'Still waiting. Is the {wallet} window hidden behind this one, or is it locked?',
  'connecting.declinedTitle': 'Connection declined',
  'connecting.declined': 'You declined in {wallet}. Nothing was shared.',
  'connecting.failed': '{wallet} didn’t connect. Open it, unlock it, and try again.',
  'connecting.alreadyTitle': '{wallet} is connected',
  'connecting.already': 'To use another account, choose it in {wallet}.',
  'connecting.gone': '{wallet} is no longer available. Enable the extension and reload the page.',

  // A wallet that serves several ecosystems (Ethereum, Solana, Bitcoin).
  'multiChain.text': 'Where do you want to use {wallet}?',
  // Below a wallet that is being connected; {ecosystem} is another one it serves, or "Solana or Bitcoin".
  'multiChain.useOther': 'Use {ecosystem} instead',

  'account.copyAddress': 'Copy address',
  'account.copied': 'Address copied',
  'account.copyFailed': 'Failed to copy',

  // Divider between two groups of login methods.
  'login.or': 'or',
  'login.partFailed': 'Login couldn’t be loaded.',
} as const

/** Reads the texts of the modal. Buttons use `useButtonText` instead, because this hook loads the catalogue. */
export function useText() {
  return useTextOf(en)
}
