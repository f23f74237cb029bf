import { useEffect } from 'react'
import { loadScreen } from '../routing/screens.ts'
import { useApp } from './AppContext.ts'

/** Loads the screen of a path while something else is waited for, once it is likely to be wanted. */
export function useScreenAhead(path: string, isLikely = true): void {
  const { screens } = useApp()
  useEffect(() => {
    if (isLikely) void loadScreen(screens, path)
  }, [screens, path, isLikely])
}
