import { toThemeProperties } from '@latchkey/ui'
import { type CSSProperties, useMemo } from 'react'
import { useTheme } from './useTheme.ts'

export type ThemeRootProps = {
  readonly className: string
  readonly 'data-theme': 'light' | 'dark'
  readonly style: CSSProperties
}

/** Returns props that apply the theme to a root element in the app's page, such as a button. */
export function useThemeRoot(): ThemeRootProps {
  const { themeMode, themeVariables } = useTheme()
  return useMemo(
    () => ({
      className: 'lk-root',
      'data-theme': themeMode,
      style: toThemeProperties(themeVariables),
    }),
    [themeMode, themeVariables],
  )
}
