import type { Text } from '../messages/createText.ts'
import { depositTexts } from '../messages/deposits.ts'
import { en } from '../messages/en.ts'
import type { DepositMessageKey } from '../messages/Messages.ts'
import { useTextOf } from './useTextOf.ts'

const texts = { ...en, ...depositTexts }

/** The texts of the modal and of the pages of depositing. Only for those pages: it brings their catalogue. */
export function useDepositText(): Text<DepositMessageKey> {
  return useTextOf(texts)
}
