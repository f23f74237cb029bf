import { accountTexts } from '../messages/accounts.ts'
import type { Text } from '../messages/createText.ts'
import { en } from '../messages/en.ts'
import type { AccountMessageKey } from '../messages/Messages.ts'
import { useTextOf } from './useTextOf.ts'

const texts = { ...en, ...accountTexts }

/** The texts of the modal and of what an account has. Only for connected views: it brings their catalogue. */
export function useAccountText(): Text<AccountMessageKey> {
  return useTextOf(texts)
}
