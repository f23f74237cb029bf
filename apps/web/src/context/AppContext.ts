import { createContext, use } from 'react'
import type { App } from './App.ts'
import { AppMissingError } from './AppMissingError.ts'

/** Context of the page's single app. */
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
