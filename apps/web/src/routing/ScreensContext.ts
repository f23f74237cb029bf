import { createContext, use } from 'react'
import { AppMissingError } from '../app/AppMissingError.ts'
import type { Screens } from './screens.ts'

/** The screens of this page. */
export const ScreensContext = createContext<Screens | undefined>(undefined)

/**
 * Reads the screens, for loading one ahead and for their meta.
 *
 * @throws {AppMissingError} Used outside `ScreensContext`.
 */
export function useScreens(): Screens {
  const screens = use(ScreensContext)
  if (!screens) throw new AppMissingError()
  return screens
}
