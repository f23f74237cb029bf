import { buttonTexts } from './buttons.ts'

/**
 * Every English text of the kit. Comments are notes for translators. `{word}` is replaced at run time and must stay;
 * its place in the sentence may change. Sentence case except where a title says otherwise, buttons are verbs.
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
  'modal.chooseNetwork': 'Choose network, now {network}',
  // A part of the window crashed. The window can still be closed.
  'modal.viewFailed': 'This screen stopped working. Your wallet and funds are not affected.',
  'modal.viewNotLoaded': 'This screen could not be loaded. Check your connection and try again.',
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
  // It was sent.
  'title.WalletSendConfirmed': 'Confirmed',
  'title.WhatIsANetwork': 'What is a network?',
  'title.Create': 'Create Wallet',
  'title.GetWallet': 'Get a Wallet',
  // Where a wallet can be installed from.
  'title.Downloads': 'Get {wallet}',
  'title.EmailLogin': 'Email Login',
  // The code of an e-mail is asked for.
  'title.EmailVerifyOtp': 'Confirm Email',
  'title.EmailVerifyDevice': 'Register Device',
  'title.ConnectSocials': 'All Socials',
  'title.ConnectingFarcaster': 'Farcaster',
  // A wallet made by logging in, on a device that does not have it.
  'title.RecoverWallet': 'Recover Wallet',
  'title.ApproveTransaction': 'Approve Transaction',
  // What the secure frame asks for: to sign in to the app, or to sign a message of the app.
  'title.ApproveSignIn': 'Sign In',
  'title.ApproveMessage': 'Sign Message',
  'title.UpdateEmailWallet': 'Edit Email',
  'title.UpdateEmailPrimaryOtp': 'Confirm Current Email',
  'title.UpdateEmailSecondaryOtp': 'Confirm New Email',
  'title.UpgradeEmailWallet': 'Upgrade Your Wallet',
  'title.SmartAccountSettings': 'Smart Account Settings',
  'title.FundWallet': 'Fund Wallet',
  // The own address, to be sent something.
  'title.WalletReceive': 'Receive',
  // Networks on which the own address takes something.
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
  'connect.noneText': 'Install a wallet extension in this browser. It appears here at once.',
  // Question and button below the list of wallets.
  'connect.guideQuestion': 'Haven’t got a wallet?',
  'connect.guideStart': 'Get started',
  // Legal line at the bottom; both links are optional.
  'connect.legal': 'By connecting you agree to our {documents}.',
  'connect.terms': 'Terms of service',
  'connect.privacy': 'Privacy policy',
  // Between the two links.
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
  'connecting.failed': '{wallet} did not connect. Open it, unlock it, and try again.',
  'connecting.alreadyTitle': '{wallet} is connected',
  'connecting.already': 'To use another account, choose it in {wallet}.',
  'connecting.gone': '{wallet} is no longer here. Enable the extension and reload the page.',

  // In place of connecting: the app may not connect more wallets for now.
  'usage.title': 'This app is over its plan',
  'usage.text': 'It cannot connect more wallets for now. Nothing is wrong with yours.',
  'usage.tryAgain': 'Try Again',

  // Tabs: ways to reach a wallet. The extension of this browser, an app on a phone, a web page, a computer program.
  'platform.browser': 'Browser',
  'platform.mobile': 'Mobile',
  'platform.web': 'Webapp',
  'platform.desktop': 'Desktop',
  // Read aloud: names the tabs above.
  'pairing.ways': 'Ways to connect',
  // Stands for a wallet whose name is not known.
  'pairing.anyWallet': 'your wallet',
  'pairing.scan': 'Scan this with {wallet}',
  // In place of the time left, while the code is on its way.
  'pairing.making': 'Making the code…',
  // Time left as minutes and seconds.
  'pairing.validFor': 'Valid for {time}',
  // In place of the time left, while the service between this page and the wallet is not reached.
  'pairing.away': 'Connection lost. Trying again…',
  // Read aloud: the picture of the code.
  'pairing.codeLabel': 'Code to scan with a wallet app',
  'pairing.copy': 'Copy link',
  'pairing.copied': 'Link copied',
  'pairing.copyFailed': 'Failed to copy',
  'pairing.expiredTitle': 'This code has run out',
  'pairing.expired': 'No wallet answered within four minutes. Nothing was shared.',
  'pairing.declined': 'Declined in {wallet}',
  'pairing.unreachable': 'The connection service does not answer. Try again.',
  'pairing.failed': '{wallet} did not connect',
  // Button; opens the wallet's app or page.
  'pairing.open': 'Open',
  'pairing.appText':
    'Approve the connection in the app. It opens on its own; if not, open it here.',
  'pairing.webText': 'Open {wallet} in a new tab and approve the connection there.',
  'pairing.notOpened': '{wallet} did not open. Is it installed on this device?',
  'pairing.get': 'Get {wallet}',
  'pairing.notDetected': 'Not Detected',
  'pairing.notDetectedText': '{wallet} is not in this browser. Install it, then reload the page.',

  // A wallet that serves several ecosystems (Ethereum, Solana, Bitcoin).
  'multiChain.text': 'Where do you want to use {wallet}?',
  // Below a wallet that is being connected; {ecosystem} is another one it serves, or "Solana or Bitcoin".
  'multiChain.useOther': 'Use {ecosystem} instead',

  'wallets.search': 'Search wallets',
  'wallets.clear': 'Clear search',
  'wallets.none': 'No wallet found',
  // Nothing has the name that was searched for.
  'wallets.noneNamed': 'No wallet is called “{search}”.',
  // A switch beside the search; and what appears when it is turned on.
  'wallets.certified': 'Certified wallets only',
  'wallets.certifiedToast': 'Only certified wallets are shown',
  // Opens the code for a wallet on another device; read aloud, or a button.
  'wallets.qrCode': 'Show QR code',
  // Read aloud with the name of a wallet.
  'wallets.isInstalled': 'installed',
  'wallets.isCertified': 'certified',
  // Read aloud: the list itself.
  'wallets.list': 'Wallets',
  'wallets.moreFailed': 'Not all wallets could be loaded.',
  'wallets.emptyText': 'This browser has no wallet yet.',

  'account.copyAddress': 'Copy address',
  'account.copied': 'Address copied',
  'account.copyFailed': 'Failed to copy',
  'account.disconnect': 'Disconnect',
  'account.disconnecting': 'Disconnecting',
  'account.disconnectFailed': 'Failed to disconnect',
  'account.explorer': 'Open in block explorer',

  // Connecting without a wallet of one's own; the pages of it have their texts in `logins.ts`.
  // Between two groups of ways to connect.
  'login.or': 'or',
  'login.partFailed': 'Logging in could not be loaded.',
  // Read aloud: what can be set for the account of a login.
  'settings.more': 'Account settings',

  // Three picture rows for people who never had a wallet.
  'guide.networkTitle': 'Where your assets live',
  'guide.networkText': 'Each network keeps its own record of who owns what, open for all to check.',
  'guide.worldsTitle': 'Built for different things',
  'guide.worldsText':
    'Some are made for low fees, some for speed, some for safety. One wallet can use many.',
  // Button; opens a page of the app's choosing.
  'guide.learnMore': 'Learn more',
  'guide.getWallet': 'Get a wallet',
  'guide.exploreAll': 'Explore all',
  'guide.noWallets': 'This app suggests no wallet. Ask its makers which one they use.',

  // Rows that open a page in a new tab.
  'downloads.chrome': 'Chrome extension',
  'downloads.ios': 'iOS app',
  'downloads.android': 'Android app',
  'downloads.website': 'Website',
  'downloads.none': '{wallet} has given no place to get it from.',

  'guide.keysTitle': 'One key to many apps',
  'guide.keysText': 'A wallet signs you in. No new account and no password for each site.',
  'guide.assetsTitle': 'A home for what you own',
  'guide.assetsText': 'It holds your coins, tokens and items, and only you can move them.',
  'guide.controlTitle': 'Nothing happens without you',
  'guide.controlText': 'Every payment and every sign-in asks for your approval first.',
} as const
