import { createContext, use } from 'react'
import type { App } from './App.ts'
import { AppMissingError } from './AppMissingError.ts'

/** React context that provides the app's clients and stores to all components. */
export const AppContext = createContext<App | undefined>(undefined)

/**
 * Returns the app's clients and stores, for components below `AppContext`.
 *
 * @throws {AppMissingError} Called outside `AppContext`.
 */
export function useApp(): App {
  const app = use(AppContext)
  if (!app) throw new AppMissingError()
  return app
}
