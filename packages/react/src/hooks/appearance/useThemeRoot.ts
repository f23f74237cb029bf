import { toThemeProperties } from '@latchkey/ui'
import { type CSSProperties, useMemo } from 'react'
import { useKitContext } from '../../context/KitContext.ts'
import { getDirection } from '../../messages/getDirection.ts'
import { useSlice } from '../state/useSlice.ts'
import { useLanguage } from './useLanguage.ts'
import { useTheme } from './useTheme.ts'

export type ThemeRootProps = {
  readonly className: string
  readonly 'data-theme': 'light' | 'dark'
  readonly dir: 'ltr' | 'rtl' | undefined
  readonly lang: string | undefined
  readonly style: CSSProperties
}

/**
 * Returns props that apply theme, language and direction to a root element in the app's page, such
 * as a button.
 *
 * @param label - Text that the app gives the element. It is in the language of the page unless the
 *   app has set a locale, so the element then inherits language and direction.
 */
export function useThemeRoot(label?: string): ThemeRootProps {
  const { kit } = useKitContext()
  const { themeMode, themeVariables } = useTheme()
  const { locale } = useLanguage()
  const chosen = useSlice(kit.preferences, (state) => state.locale, undefined)
  const lang = label === undefined ? locale : chosen
  return useMemo(
    () => ({
      className: 'lk-root',
      'data-theme': themeMode,
      dir: lang === undefined ? undefined : getDirection(lang),
      lang,
      style: toThemeProperties(themeVariables),
    }),
    [themeMode, themeVariables, lang],
  )
}
