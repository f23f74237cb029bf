import { useState } from 'react'

/**
 * Returns whether something was known when the component mounted. Parts that depend on it are only
 * shown then, because a part that appears later would shift the layout.
 */
export function useKnownAtStart(isKnown: boolean): boolean {
  const [atStart] = useState(isKnown)
  return atStart
}
