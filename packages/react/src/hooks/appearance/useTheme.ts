import { setThemeMode, setThemeVariables, type ThemeMode, type ThemeVariables } from '@latchkey/kit'
import { useMemo } from 'react'
import { useKitContext } from '../../context/KitContext.ts'
import { useSlice } from '../state/useSlice.ts'

export type UseThemeReturnType = {
  readonly themeMode: ThemeMode
  readonly themeVariables: ThemeVariables
  readonly setThemeMode: (themeMode: ThemeMode) => void
  /**
   * Adds variables to the theme. Variables that are already set and not named keep their values.
   */
  readonly setThemeVariables: (themeVariables: ThemeVariables) => void
}

/** Returns the theme, and the functions that change it. All kit components update immediately. */
export function useTheme(): UseThemeReturnType {
  const { kit } = useKitContext()
  const initial = kit.preferences.getInitialState()
  const themeMode = useSlice(kit.preferences, (state) => state.themeMode, initial.themeMode)
  const themeVariables = useSlice(
    kit.preferences,
    (state) => state.themeVariables,
    initial.themeVariables,
  )
  return useMemo(
    () => ({
      themeMode,
      themeVariables,
      setThemeMode: (mode) => setThemeMode(kit, mode),
      setThemeVariables: (variables) => setThemeVariables(kit, variables),
    }),
    [kit, themeMode, themeVariables],
  )
}
