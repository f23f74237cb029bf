import { createContext, use } from 'react'
import { en, type Messages } from './en.ts'

/** React context with the texts of the current language. Default: English. */
export const MessagesContext = createContext<Messages>(en)

/** Returns the texts of the product in the current language. */
export function useMessages(): Messages {
  return use(MessagesContext)
}
