import { useMemo } from 'react'
import { useMessages } from '../messages/MessagesContext.ts'
import { createFormats, type Formats } from './createFormats.ts'

/** Returns the formats of the page's language, which is the language of its texts. */
export function useFormats(): Formats {
  const { locale } = useMessages()
  return useMemo(() => createFormats(locale), [locale])
}
