import { en } from './en.ts'
import { useTextOf } from './useTextOf.ts'

/**
 * English texts of the list of all wallets and of pairing by code or link. Apart from `en.ts`, as
 * their pages are. Notes for translators as there.
 */
export const walletTexts = {
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
  // Replaces the remaining time while the code is created.
  'pairing.making': 'Creating the code…',
  // Time left as minutes and seconds.
  'pairing.validFor': 'Valid for {time}',
  // In place of the time left, while the service between this page and the wallet is not reached.
  'pairing.away': 'Connection lost. Trying again…',
  // Read aloud: the picture of the code.
  'pairing.codeLabel': 'QR code to scan with a wallet app',
  'pairing.copy': 'Copy link',
  'pairing.copied': 'Link copied',
  'pairing.copyFailed': 'Failed to copy',
  'pairing.expiredTitle': 'This code has expired',
  'pairing.expired': 'No wallet responded within four minutes. Nothing was shared.',
  'pairing.declined': 'Declined in {wallet}',
  'pairing.unreachable': 'The connection service isn’t responding. Try again.',
  'pairing.failed': '{wallet} didn’t connect',
  // Button; opens the wallet's app or page.
  'pairing.open': 'Open',
  'pairing.appText':
    'Approve the connection in the app. It opens automatically. If it doesn’t, open it here.',
  'pairing.webText': 'Open {wallet} in a new tab and approve the connection there.',
  'pairing.notOpened': '{wallet} didn’t open. Is it installed on this device?',
  'pairing.get': 'Get {wallet}',
  'pairing.notDetected': 'Not Detected',
  'pairing.notDetectedText':
    '{wallet} wasn’t found in this browser. Install it, then reload the page.',

  'wallets.search': 'Search wallets',
  'wallets.clear': 'Clear search',
  'wallets.none': 'No wallet found',
  // No wallet matches the search.
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
  'wallets.moreFailed': 'Some wallets couldn’t be loaded.',
  'wallets.emptyText': 'This browser has no wallet yet.',
} as const

const texts = { ...en, ...walletTexts }

/** Reads the texts of the modal, of all wallets and of pairing. Only their pages may use the hook, because it loads the catalogue. */
export function useWalletText() {
  return useTextOf(texts)
}
