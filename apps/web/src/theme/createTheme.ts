import { createStore, type StoreApi } from 'zustand/vanilla'
import type { BrowserStorage } from '../storage/createBrowserStorage.ts'
import { type ThemeChoice, themeChoice } from '../storage/storedValues.ts'

type ThemeMode = 'light' | 'dark'

type ThemeState = {
  readonly choice: ThemeChoice
  /**
   * The shown theme, light or dark. For the setting `system` this is the operating system's theme.
   */
  readonly mode: ThemeMode
}

/**
 * Store of the page's theme: the one that the player chose, by default that of the operating
 * system.
 */
export type Theme = {
  readonly store: Pick<StoreApi<ThemeState>, 'getState' | 'subscribe' | 'getInitialState'>
  readonly choose: (choice: ThemeChoice) => void
  /**
   * Sets the theme on the document, and follows changes of the operating system and of other tabs.
   * Returns a function that stops following.
   */
  readonly start: () => () => void
}

export type CreateThemeParameters = {
  readonly storage: BrowserStorage
  readonly window: Window
}

/** Creates the store of the page's theme. Called once per page. */
export function createTheme(parameters: CreateThemeParameters): Theme {
  const { storage, window } = parameters
  const system = window.matchMedia('(prefers-color-scheme: dark)')
  const toState = (choice: ThemeChoice): ThemeState => ({
    choice,
    mode: choice === 'system' ? (system.matches ? 'dark' : 'light') : choice,
  })
  const read = () => toState(storage.read(themeChoice) ?? 'system')
  const store = createStore<ThemeState>()(read)

  const paint = ({ mode }: ThemeState) => {
    window.document.documentElement.dataset['theme'] = mode
  }

  return {
    store,
    choose(choice) {
      storage.write(themeChoice, choice)
      store.setState(toState(choice))
    },
    start() {
      const listening = new AbortController()
      const { signal } = listening
      const refresh = () => store.setState(read())
      system.addEventListener('change', refresh, { signal })
      window.addEventListener(
        'storage',
        (event) => {
          if (event.key === themeChoice.key || event.key === null) refresh()
        },
        { signal },
      )
      paint(store.getState())
      const unsubscribe = store.subscribe(paint)
      return () => {
        listening.abort()
        unsubscribe()
      }
    },
  }
}
