import { useEffect } from 'react'
import { useScreens } from './ScreensContext.ts'
import { loadScreen } from './screens.ts'

/** Loads the screen of a path while something else is waited for, once it is likely to be wanted. */
export function useScreenAhead(path: string, isLikely = true): void {
  const screens = useScreens()
  useEffect(() => {
    if (isLikely) void loadScreen(screens, path)
  }, [screens, path, isLikely])
}
