import { accountTexts } from './accounts.ts'
import { en } from './en.ts'
import { useTextOf } from './useTextOf.ts'

/**
 * English texts of collectibles: the list and the details of an NFT. They are in a separate
 * catalogue from `accounts.ts` because they load only with the NFT tab. The conventions for
 * translators in `en.ts` apply here too.
 */
export const nftTexts = {
  // Read by screen readers while the first NFTs load.
  'nfts.loading': 'Loading NFTs',
  'nfts.failed': 'NFTs couldn’t be loaded.',
  'nfts.failedMore': 'Some NFTs couldn’t be loaded.',
  // Button below the list. {count} is the number of NFTs that are likely spam.
  'nfts.showHidden': 'Show hidden ({count})',
  'nfts.hideHidden': 'Hide suspected spam',
  // Tag on an NFT that is likely spam.
  'nfts.spam': 'Suspected spam',
  // Number of identical NFTs, e.g. "×3". Screen readers read the second text instead.
  'nfts.times': '×{amount}',
  'nfts.owned': 'You have {amount}',
  // Labels in the details of an NFT.
  'nfts.collection': 'Collection',
  'nfts.amount': 'You have',
  'nfts.tokenId': 'Token ID',
  'nfts.network': 'Network',
  'nfts.contract': 'Contract',
  'nfts.mint': 'Mint',
  // For screen readers: copy buttons, and the result of pressing one.
  'nfts.copyTokenId': 'Copy token ID',
  'nfts.copyContract': 'Copy contract address',
  'nfts.copied': 'Copied',
} as const

const texts = { ...en, ...accountTexts, ...nftTexts }

/**
 * Reads the texts of the modal, of connected accounts and of collectibles. Only the NFT views may
 * use this hook, because it imports their catalogue.
 */
export function useNftText() {
  return useTextOf(texts)
}
