import { useCallback } from 'react'
import { useKitContext } from '../../context/KitContext.ts'
import type { Messages } from '../../messages/Messages.ts'
import { useSlice } from '../state/useSlice.ts'
import { usePageLanguage } from './usePageLanguage.ts'

export type Language = {
  /**
   * BCP 47 tag of the texts, for the format of numbers and dates, text direction and screen readers.
   * Default: English; if `messages` are given, the language of the page (`lang` of its document).
   * The language of the browser has no effect.
   */
  readonly locale: string | undefined
  /** Texts in this language. Missing texts are shown in English. */
  readonly messages?: Partial<Messages> | undefined
}

export type UseLanguageReturnType = Language & {
  readonly locale: string
  /** Switches the language of all kit components. */
  readonly setLanguage: (language: Language) => void
}

/** Returns the language of the kit, and the function that changes it. */
export function useLanguage(): UseLanguageReturnType {
  const { kit, messages, setMessages } = useKitContext()
  const chosen = useSlice(kit.preferences, (state) => state.locale, undefined)
  const page = usePageLanguage()
  const locale = chosen ?? (messages && page) ?? 'en'
  const setLanguage = useCallback(
    (language: Language) => {
      kit.preferences.setState({ locale: language.locale })
      setMessages(language.messages)
    },
    [kit, setMessages],
  )
  return { locale, messages, setLanguage }
}
