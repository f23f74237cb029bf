import { useMemo } from 'react'
import { useKitContext } from '../context/KitContext.ts'
import { accountTexts } from '../messages/accounts.ts'
import { createText, type Text } from '../messages/createText.ts'
import { en } from '../messages/en.ts'
import type { AccountMessageKey } from '../messages/Messages.ts'

const texts = { ...en, ...accountTexts }

/** The texts of the modal and of what an account has. Only for connected views: it brings their catalogue. */
export function useAccountText(): Text<AccountMessageKey> {
  const { messages } = useKitContext()
  return useMemo(() => createText(texts, messages), [messages])
}
