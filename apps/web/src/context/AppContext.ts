import { createContext, use } from 'react'
import type { App } from './App.ts'
import { AppMissingError } from './AppMissingError.ts'

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
