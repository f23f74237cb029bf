import { accountTexts } from './accounts.ts'
import { en } from './en.ts'
import { useTextOf } from './useTextOf.ts'

/**
 * English texts of collectibles: the list of them and the page of one. Apart from those of the account because they load with
 * the tab. The notes for translators in `en.ts` count here too.
 */
export const nftTexts = {
  // Read aloud while the first NFTs load.
  'nfts.loading': 'Loading NFTs',
  'nfts.failed': 'NFTs couldn’t be loaded.',
  'nfts.failedMore': 'Some NFTs couldn’t be loaded.',
  // Button below the list. {count} is the number of NFTs that are likely spam.
  'nfts.showHidden': 'Show hidden ({count})',
  'nfts.hideHidden': 'Hide suspected spam',
  // Tag on an NFT that is likely spam.
  'nfts.spam': 'Suspected spam',
  // How many of one kind: "×3". The second is read aloud.
  'nfts.times': '×{amount}',
  'nfts.owned': 'You have {amount}',
  // Labels in the details of an NFT.
  'nfts.collection': 'Collection',
  'nfts.amount': 'You have',
  'nfts.tokenId': 'Token ID',
  'nfts.network': 'Network',
  'nfts.contract': 'Contract',
  'nfts.mint': 'Mint',
  // Read aloud: buttons, and what became of a press.
  'nfts.copyTokenId': 'Copy token ID',
  'nfts.copyContract': 'Copy contract address',
  'nfts.copied': 'Copied',
} as const

const texts = { ...en, ...accountTexts, ...nftTexts }

/** Reads the texts of the modal, of connected accounts and of collectibles. Only their pages may use the hook, because it loads the catalogue. */
export function useNftText() {
  return useTextOf(texts)
}
