import type { Kit } from '../kit/Kit.ts'
import type { ThemeMode, ThemeVariables } from '../kit/Theme.ts'
import { notifyTabs } from './notifyTabs.ts'

/** Sets light or dark mode, in this tab and all others. */
export function setThemeMode(kit: Kit, themeMode: ThemeMode): void {
  kit.preferences.setState({ themeMode })
  notifyTheme(kit)
}

/** Merges theme variables into the current ones, in this tab and all others. */
export function setThemeVariables(kit: Kit, themeVariables: ThemeVariables): void {
  kit.preferences.setState((state) => ({
    themeVariables: { ...state.themeVariables, ...themeVariables },
  }))
  notifyTheme(kit)
}

function notifyTheme(kit: Kit): void {
  const { themeMode, themeVariables } = kit.preferences.getState()
  notifyTabs(kit, { type: 'theme', themeMode, themeVariables })
}
