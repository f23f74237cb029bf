import { en } from './en.ts'
import { useTextOf } from './useTextOf.ts'

/**
 * English texts of the list of all wallets and of pairing by code or link. They are in a separate
 * catalogue from `en.ts` because they load only with these views. The conventions for translators
 * in `en.ts` apply here too.
 */
export const walletTexts = {
  // Tabs with the forms in which a wallet exists: browser extension, phone app, web page and
  // desktop app.
  'platform.browser': 'Browser',
  'platform.mobile': 'Mobile',
  'platform.app': 'This device',
  'platform.web': 'Webapp',
  'platform.desktop': 'Desktop',
  // For screen readers: names the group of tabs with the forms of a wallet, e.g. browser extension
  // and phone app.
  'pairing.ways': 'Ways to connect',
  // Replaces {wallet} when the wallet's name is unknown.
  'pairing.anyWallet': 'your wallet',
  'pairing.scan': 'Scan this with {wallet}',
  // Replaces the remaining time while the code is created.
  'pairing.making': 'Creating the code…',
  // {time} is the remaining time in minutes and seconds.
  'pairing.validFor': 'Valid for {time}',
  // Replaces the remaining time while the connection to the relay is lost.
  'pairing.away': 'Connection lost. Trying again…',
  // For screen readers: describes the QR code.
  'pairing.codeLabel': 'QR code to scan with a wallet app',
  'pairing.copy': 'Copy link',
  'pairing.copied': 'Link copied',
  'pairing.copyFailed': 'Failed to copy',
  'pairing.expiredTitle': 'This code has expired',
  'pairing.expired': 'No wallet responded within four minutes. Nothing was shared.',
  'pairing.declined': 'Declined in {wallet}',
  'pairing.unreachable': 'The connection service isn’t responding. Try again.',
  // The service rejects the app's project or the device's time. An alert names which of them.
  'pairing.refused': 'The connection service refused this app.',
  'pairing.failed': '{wallet} didn’t connect',
  // Button that opens the wallet's app or page.
  'pairing.open': 'Open',
  'pairing.appText':
    'Approve the connection in the app. It opens automatically. If it doesn’t, open it here.',
  'pairing.webText': 'Open {wallet} in a new tab and approve the connection there.',
  'pairing.notOpened': '{wallet} didn’t open. Is it installed on this device?',
  'pairing.get': 'Get {wallet}',
  'pairing.notDetected': 'Not detected',
  'pairing.notDetectedText':
    '{wallet} wasn’t found in this browser. Install it, then reload the page.',

  'wallets.search': 'Search wallets',
  'wallets.clear': 'Clear search',
  'wallets.none': 'No wallet found',
  // Shown when no wallet matches the search.
  'wallets.noneNamed': 'No wallet is called “{search}”.',
  // Switch beside the search field, and the toast that appears when it is turned on.
  'wallets.certified': 'Certified wallets only',
  'wallets.certifiedToast': 'Only certified wallets are shown',
  // Button that shows a QR code for a wallet on another device. Some places show only its icon and
  // have the text only for screen readers.
  'wallets.qrCode': 'Show QR code',
  // Read by screen readers after a wallet's name.
  'wallets.isInstalled': 'installed',
  'wallets.isCertified': 'certified',
  // For screen readers: names the list of wallets.
  'wallets.list': 'Wallets',
  'wallets.moreFailed': 'Some wallets couldn’t be loaded.',
  'wallets.emptyText': 'This browser has no wallet yet.',
} as const

const texts = { ...en, ...walletTexts }

/**
 * Reads the texts of the modal, of all wallets and of pairing. Only the views of the wallet list
 * and of pairing may use this hook, because it imports their catalogue.
 */
export function useWalletText() {
  return useTextOf(texts)
}
