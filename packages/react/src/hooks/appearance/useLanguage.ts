import { useCallback } from 'react'
import { useKitContext } from '../../context/KitContext.ts'
import type { Messages } from '../../messages/Messages.ts'
import { useSlice } from '../state/useSlice.ts'

export type Language = {
  /**
   * BCP 47 tag for number formats, text direction and screen readers. Default: the language of the
   * page.
   */
  readonly locale: string | undefined
  /** Texts in this language. Missing texts are shown in English. */
  readonly messages?: Partial<Messages> | undefined
}

export type UseLanguageReturnType = Language & {
  /** Switches the language of all kit components. */
  readonly setLanguage: (language: Language) => void
}

/** Returns the language of the kit, and the function that changes it. */
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
