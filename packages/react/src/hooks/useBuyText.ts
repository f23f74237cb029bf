import { buyTexts } from '../messages/buys.ts'
import type { Text } from '../messages/createText.ts'
import { en } from '../messages/en.ts'
import type { BuyMessageKey } from '../messages/Messages.ts'
import { useTextOf } from './useTextOf.ts'

const texts = { ...en, ...buyTexts }

/** The texts of the modal and of the pages of buying. Only for those pages: it brings their catalogue. */
export function useBuyText(): Text<BuyMessageKey> {
  return useTextOf(texts)
}
