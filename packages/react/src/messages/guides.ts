import { en } from './en.ts'
import { useTextOf } from './useTextOf.ts'

/**
 * English texts of the pages for people who never had a wallet. Apart from `en.ts`: few open them.
 * Notes for translators as there.
 */
export const guideTexts = {
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

  // In place of connecting: the app may not connect more wallets for now.
  'usage.title': 'This app is over its plan',
  'usage.text': 'It cannot connect more wallets for now. Nothing is wrong with yours.',
  'usage.tryAgain': 'Try Again',
} as const

const texts = { ...en, ...guideTexts }

/** Reads the texts of the modal and of the pages for users without a wallet. Only their pages may use the hook, because it loads the catalogue. */
export function useGuideText() {
  return useTextOf(texts)
}
