import type { nftTexts } from '../nfts.ts'

/** German texts of collectibles. */
export const nfts: Readonly<Record<keyof typeof nftTexts, string>> = {
  'nfts.loading': 'NFTs werden geladen',
  'nfts.failed': 'NFTs konnten nicht geladen werden.',
  'nfts.failedMore': 'Einige NFTs konnten nicht geladen werden.',
  'nfts.showHidden': 'Verborgene anzeigen ({count})',
  'nfts.hideHidden': 'Möglichen Spam verbergen',
  'nfts.spam': 'Möglicher Spam',
  'nfts.times': '×{amount}',
  'nfts.owned': 'Du hast {amount}',
  'nfts.collection': 'Sammlung',
  'nfts.amount': 'Du hast',
  'nfts.tokenId': 'Token-ID',
  'nfts.network': 'Netzwerk',
  'nfts.contract': 'Vertrag',
  'nfts.mint': 'Prägung',
  'nfts.copyTokenId': 'Token-ID kopieren',
  'nfts.copyContract': 'Vertragsadresse kopieren',
  'nfts.copied': 'Kopiert',
}
