import { toThemeProperties } from '@latchkey/ui'
import { type CSSProperties, useMemo } from 'react'
import { useTheme } from './useTheme.ts'

export type ThemeRootProps = {
  readonly className: string
  readonly 'data-theme': 'light' | 'dark'
  readonly style: CSSProperties
}

/** Props of an element that stands alone in the host's page: it carries the tokens of the theme. */
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
