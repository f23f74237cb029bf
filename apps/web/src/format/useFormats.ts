import { useMemo } from 'react'
import { useMessages } from '../messages/MessagesContext.ts'
import { createFormats, type Formats } from './createFormats.ts'

/** Returns the functions that format numbers and times in the current language of the page. */
export function useFormats(): Formats {
  const { locale } = useMessages()
  return useMemo(() => createFormats(locale), [locale])
}
