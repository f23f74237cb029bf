import { useSyncExternalStore } from 'react'

const query = '(width < 560px)'

/**
 * Returns whether the page is too narrow to show the product's name beside the account button with
 * its balance.
 */
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
