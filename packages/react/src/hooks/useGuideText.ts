import type { Text } from '../messages/createText.ts'
import { en } from '../messages/en.ts'
import { guideTexts } from '../messages/guides.ts'
import type { GuideMessageKey } from '../messages/Messages.ts'
import { useTextOf } from './useTextOf.ts'

const texts = { ...en, ...guideTexts }

/** The texts of the modal and of the pages for people without a wallet. Only for those pages: it brings their catalogue. */
export function useGuideText(): Text<GuideMessageKey> {
  return useTextOf(texts)
}
