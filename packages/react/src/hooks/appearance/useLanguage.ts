import { useCallback } from 'react'
import { useKitContext } from '../../context/KitContext.ts'
import type { Messages } from '../../messages/Messages.ts'
import { useSlice } from '../state/useSlice.ts'

export type Language = {
  /** BCP 47 tag for numbers, direction and reading aloud; absent follows the page. */
  readonly locale: string | undefined
  /** Texts in this language; a missing one shows in English. */
  readonly messages?: Partial<Messages> | undefined
}

export type UseLanguageReturnType = Language & {
  /** Switches everything the kit shows at once. */
  readonly setLanguage: (language: Language) => void
}

/** Reads and switches the language of the kit. */
export function useLanguage(): UseLanguageReturnType {
  const { kit, messages, setMessages } = useKitContext()
  const locale = useSlice(kit.preferences, (state) => state.locale, undefined)
  const setLanguage = useCallback(
    (language: Language) => {
      kit.preferences.setState({ locale: language.locale })
      setMessages(language.messages)
    },
    [kit, setMessages],
  )
  return { locale, messages, setLanguage }
}
