import { createContext, use } from 'react'
import { AppMissingError } from './AppMissingError.ts'
import type { App } from './createApp.ts'

/** The one app of this page. */
export const AppContext = createContext<App | undefined>(undefined)

/**
 * Reads the app.
 *
 * @throws {AppMissingError} Used outside `AppContext`.
 */
export function useApp(): App {
  const app = use(AppContext)
  if (!app) throw new AppMissingError()
  return app
}
