import { createContext, use } from 'react'
import { en, type Messages } from './en.ts'

/** The catalogue in use; English unless another is provided. */
export const MessagesContext = createContext<Messages>(en)

/** Reads the texts of the product. */
export function useMessages(): Messages {
  return use(MessagesContext)
}
