import { en } from './en.ts'
import { useTextOf } from './useTextOf.ts'

/**
 * English texts of the pages for people who never had a wallet. Apart from `en.ts`: few open them.
 * Notes for translators as there.
 */
export const guideTexts = {
  // Three picture rows for people who never had a wallet.
  'guide.networkTitle': 'Where your assets live',
  'guide.networkText': 'Each network keeps a public record of who owns what.',
  'guide.worldsTitle': 'Built for different purposes',
  'guide.worldsText':
    'Some focus on low fees, some on speed, some on security. One wallet can use many.',
  // Button; opens a page of the app's choosing.
  'guide.learnMore': 'Learn more',
  'guide.getWallet': 'Get a wallet',
  'guide.exploreAll': 'Explore all',
  'guide.noWallets': 'No recommended wallets',

  // Rows that open a page in a new tab.
  'downloads.chrome': 'Chrome extension',
  'downloads.ios': 'iOS app',
  'downloads.android': 'Android app',
  'downloads.website': 'Website',
  'downloads.none': 'No download link for {wallet}',

  'guide.keysTitle': 'One key to many apps',
  'guide.keysText': 'A wallet signs you in. No new account and no password for each site.',
  'guide.assetsTitle': 'A home for what you own',
  'guide.assetsText': 'It holds your tokens and NFTs, and only you can move them.',
  'guide.controlTitle': 'Nothing happens without you',
  'guide.controlText': 'Every payment and every sign-in asks for your approval first.',

  // In place of connecting: the app may not connect more wallets for now.
  'usage.title': 'This app has reached its plan limit',
  'usage.text': 'It can’t connect more wallets right now. Your wallet is fine.',
  'usage.tryAgain': 'Try Again',
} as const

const texts = { ...en, ...guideTexts }

/** Reads the texts of the modal and of the pages for users without a wallet. Only their pages may use the hook, because it loads the catalogue. */
export function useGuideText() {
  return useTextOf(texts)
}
