import { accountTexts } from '../messages/accounts.ts'
import type { Text } from '../messages/createText.ts'
import { en } from '../messages/en.ts'
import type { NftMessageKey } from '../messages/Messages.ts'
import { nftTexts } from '../messages/nfts.ts'
import { useTextOf } from './useTextOf.ts'

const texts = { ...en, ...accountTexts, ...nftTexts }

/** The texts of an account and of its collectibles. Only for those pages: it brings their catalogue. */
export function useNftText(): Text<NftMessageKey> {
  return useTextOf(texts)
}
