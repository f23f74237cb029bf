import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** Reads `lang` of the document. Returns `undefined` for an empty or invalid tag. */
function readPageLanguage(): string | undefined {
  try {
    return Intl.getCanonicalLocales(document.documentElement.lang)[0]
  } catch {
    return undefined
  }
}

/** Returns the BCP 47 tag of the page. `undefined` if the page has none, and on the server. */
export function usePageLanguage(): string | undefined {
  return useSyncExternalStore(subscribe, readPageLanguage, () => undefined)
}
