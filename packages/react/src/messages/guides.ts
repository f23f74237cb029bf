import { en } from './en.ts'
import { useTextOf } from './useTextOf.ts'

/**
 * English texts of the views for users without a wallet. They are in a separate catalogue from
 * `en.ts` because few users open these views. The conventions for translators in `en.ts` apply here
 * too.
 */
export const guideTexts = {
  // Three illustrated rows that explain networks and wallets to new users.
  'guide.networkTitle': 'Where your assets live',
  'guide.networkText': 'Each network keeps a public record of who owns what.',
  'guide.worldsTitle': 'Built for different purposes',
  'guide.worldsText':
    'Some focus on low fees, some on speed, some on security. One wallet can use many.',
  // Button that opens a page of the app's choice.
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

  // Shown instead of the wallets when the app has reached the wallet limit of its plan.
  'usage.title': 'This app has reached its plan limit',
  'usage.text': 'It can’t connect more wallets right now. Your wallet is fine.',
  'usage.tryAgain': 'Try again',
} as const

const texts = { ...en, ...guideTexts }

/**
 * Reads the texts of the modal and of the views for users without a wallet. Only these views may
 * use this hook, because it imports their catalogue.
 */
export function useGuideText() {
  return useTextOf(texts)
}
