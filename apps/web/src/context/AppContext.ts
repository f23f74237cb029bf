import { createContext, use } from 'react'
import type { App } from './App.ts'
import { AppMissingError } from './AppMissingError.ts'

/** React context with the app of this page. */
export const AppContext = createContext<App | undefined>(undefined)

/**
 * Returns the app of this page.
 *
 * @throws {AppMissingError} Called outside `AppContext`.
 */
export function useApp(): App {
  const app = use(AppContext)
  if (!app) throw new AppMissingError()
  return app
}
