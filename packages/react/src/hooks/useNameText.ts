import type { Text } from '../messages/createText.ts'
import { en } from '../messages/en.ts'
import type { NameMessageKey } from '../messages/Messages.ts'
import { nameTexts } from '../messages/names.ts'
import { useTextOf } from './useTextOf.ts'

const texts = { ...en, ...nameTexts }

/** The texts of the modal and of the pages of account names. Only for those pages: it brings their catalogue. */
export function useNameText(): Text<NameMessageKey> {
  return useTextOf(texts)
}
