import { useSyncExternalStore } from 'react'

/** Media query in `em`, so that large text counts as a narrow page. 35em are 560 px by default. */
const query = '(width < 35em)'

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
