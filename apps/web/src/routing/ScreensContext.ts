import { createContext, use } from 'react'
import type { ScreenRoute } from './screens.ts'

/** The routes of this page. */
export const ScreensContext = createContext<readonly ScreenRoute[]>([])

/** Reads the routes, for loading a screen ahead and for their meta. */
export function useScreens(): readonly ScreenRoute[] {
  return use(ScreensContext)
}
