import type { Text } from '../messages/createText.ts'
import { en } from '../messages/en.ts'
import type { SendMessageKey } from '../messages/Messages.ts'
import { sendTexts } from '../messages/sends.ts'
import { useTextOf } from './useTextOf.ts'

const texts = { ...en, ...sendTexts }

/** The texts of the modal and of the pages of sending. Only for those pages: it brings their catalogue. */
export function useSendText(): Text<SendMessageKey> {
  return useTextOf(texts)
}
