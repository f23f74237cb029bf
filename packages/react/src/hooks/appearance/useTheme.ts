import { setThemeMode, setThemeVariables, type ThemeMode, type ThemeVariables } from '@latchkey/kit'
import { useMemo } from 'react'
import { useKitContext } from '../../context/KitContext.ts'
import { useSlice } from '../state/useSlice.ts'

export type UseThemeReturnType = {
  readonly themeMode: ThemeMode
  readonly themeVariables: ThemeVariables
  readonly setThemeMode: (themeMode: ThemeMode) => void
  /** Adds to the variables that are set. */
  readonly setThemeVariables: (themeVariables: ThemeVariables) => void
}

/** Reads and sets the theme; everything of the kit follows at once. */
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
