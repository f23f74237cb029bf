import type { Text } from '../messages/createText.ts'
import { en } from '../messages/en.ts'
import { loginTexts } from '../messages/logins.ts'
import type { LoginMessageKey } from '../messages/Messages.ts'
import { useTextOf } from './useTextOf.ts'

const texts = { ...en, ...loginTexts }

/** The texts of the modal and of the pages of logins. Only for those pages: it brings their catalogue. */
export function useLoginText(): Text<LoginMessageKey> {
  return useTextOf(texts)
}
