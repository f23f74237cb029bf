import { useEffect } from 'react'
import { loadScreen } from '../routing/screens.ts'
import { useApp } from './AppContext.ts'

/**
 * Preloads the screen of a path, to use the time in which the current screen waits for a request.
 *
 * @param isLikely - Whether the user will probably open that screen next. Nothing is loaded while
 * it is false.
 */
export function useScreenAhead(path: string, isLikely = true): void {
  const { screens } = useApp()
  useEffect(() => {
    if (isLikely) void loadScreen(screens, path)
  }, [screens, path, isLikely])
}
