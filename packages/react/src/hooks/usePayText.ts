import type { Text } from '../messages/createText.ts'
import { en } from '../messages/en.ts'
import type { PayMessageKey } from '../messages/Messages.ts'
import { payTexts } from '../messages/pays.ts'
import { useTextOf } from './useTextOf.ts'

const texts = { ...en, ...payTexts }

/** The texts of the modal and of the pages of paying. Only for those pages: it brings their catalogue. */
export function usePayText(): Text<PayMessageKey> {
  return useTextOf(texts)
}
