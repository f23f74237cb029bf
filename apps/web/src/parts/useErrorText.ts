import { useCallback } from 'react'
import { useStore } from 'zustand'
import { useApp } from '../context/AppContext.ts'

type CodedError = {
  readonly code: string
  readonly shortMessage: string
  /** The server's error code, if `code` is only `unreachable`. */
  readonly reason?: string
}

/**
 * Returns a function that gives the text of an error in the page's language. Falls back to the
 * error's English text.
 */
export function useErrorText(): (error: CodedError) => string {
  const { errors } = useStore(useApp().language.store)
  return useCallback(
    ({ code, reason, shortMessage }) => {
      const texts: Readonly<Record<string, string | undefined>> = errors ?? {}
      return (reason && texts[reason]) ?? texts[code] ?? shortMessage
    },
    [errors],
  )
}
