import type { Text } from '../messages/createText.ts'
import { en } from '../messages/en.ts'
import type { SwapMessageKey } from '../messages/Messages.ts'
import { swapTexts } from '../messages/swaps.ts'
import { useTextOf } from './useTextOf.ts'

const texts = { ...en, ...swapTexts }

/** The texts of the modal and of the pages of swapping. Only for those pages: it brings their catalogue. */
export function useSwapText(): Text<SwapMessageKey> {
  return useTextOf(texts)
}
