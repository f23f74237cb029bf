import { toThemeProperties } from '@latchkey/ui'
import { type CSSProperties, useMemo } from 'react'
import { useTheme } from './useTheme.ts'

export type ThemeRootProps = {
  readonly className: string
  readonly 'data-theme': 'light' | 'dark'
  readonly style: CSSProperties
}

/**
 * Props for a root element in the app's page, such as a button. They apply the theme's tokens to
 * it.
 */
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
