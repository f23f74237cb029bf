import { useSyncExternalStore } from 'react'

const query = '(width < 560px)'

/** Whether the page is too narrow for the name of the house beside an account with its balance. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => window.matchMedia(query).matches,
  )
}
