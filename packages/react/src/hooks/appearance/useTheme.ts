import { setThemeMode, setThemeVariables, type ThemeMode, type ThemeVariables } from '@latchkey/kit'
import { useMemo } from 'react'
import { useKitContext } from '../../context/KitContext.ts'
import { useSlice } from '../state/useSlice.ts'

export type UseThemeReturnType = {
  readonly themeMode: ThemeMode
  readonly themeVariables: ThemeVariables
  readonly setThemeMode: (themeMode: ThemeMode) => void
  /** Merges variables into those already set. */
  readonly setThemeVariables: (themeVariables: ThemeVariables) => void
}

/** Reads and sets the theme. All kit components update immediately. */
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
