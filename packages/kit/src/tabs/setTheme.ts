import type { Kit } from '../kit/Kit.ts'
import type { ThemeMode, ThemeVariables } from '../kit/Theme.ts'
import { tellTabs } from './tellTabs.ts'

/** Sets light or dark, here and in other tabs. */
export function setThemeMode(kit: Kit, themeMode: ThemeMode): void {
  kit.preferences.setState({ themeMode })
  tellTheme(kit)
}

/** Adds theme variables to those that are set, here and in other tabs. */
export function setThemeVariables(kit: Kit, themeVariables: ThemeVariables): void {
  kit.preferences.setState((state) => ({
    themeVariables: { ...state.themeVariables, ...themeVariables },
  }))
  tellTheme(kit)
}

function tellTheme(kit: Kit): void {
  const { themeMode, themeVariables } = kit.preferences.getState()
  tellTabs(kit, { type: 'theme', themeMode, themeVariables })
}
