import { toThemeProperties } from '@latchkey/ui'

/**
 * Appearance settings that a host may send to the frame: light or dark theme, and theme variables
 * (S-15).
 */
export type HostTheme = {
  readonly themeMode?: 'light' | 'dark' | undefined
  readonly themeVariables?: Readonly<Record<string, string | number>> | undefined
  readonly w3mThemeVariables?: Readonly<Record<string, string>> | undefined
}

/** Controls the theme and colours of the document. */
export type Appearance = {
  readonly apply: (theme: HostTheme) => void
  /** Applies the system's colour scheme, and follows it until a host sets another theme. */
  readonly start: () => void
}

const colour = /^(#[0-9a-f]{3,8}|(rgb|hsl|oklch|oklab)a?\([\d\s.,%/-]{1,60}(deg)?\)|[a-z]{3,20})$/i
/**
 * Matches colours with transparency. They are rejected, because mixing such a colour into the theme
 * would make parts of the frame see-through.
 */
const seeThrough = /^(#([0-9a-f]{4}|[0-9a-f]{8})|transparent|[a-z]+a\(.*|.*\/.*|.*(,[^,]*){3})$/i
const length = /^(\d{1,2}(\.\d{1,2})?)(px)?$/
const longestPx = 64
const fonts =
  /^(system-ui|sans-serif|serif|monospace|arial|helvetica|inter|roboto|georgia|verdana|"segoe ui"|"instrument sans (variable|fallback)")$/i

const isOpaque = (value: string) => colour.test(value) && !seeThrough.test(value)
const isLength = (value: string) => length.test(value) && Number.parseFloat(value) <= longestPx
const isPercent = (value: string) => /^\d{1,2}(\.\d{1,2})?%?$/.test(value)

/**
 * The design variables that a host may set, with a check of each value. Position and font size are
 * excluded, because a host could make a request unreadable with them.
 */
const allowed: Readonly<Record<string, (value: string) => boolean>> = {
  'font-family': (value) => value !== '',
  accent: (value) => colour.test(value),
  'color-mix': isOpaque,
  'color-mix-strength': isPercent,
  'border-radius-master': isLength,
}

/**
 * Returns the theme variables that a host may set in the secure frame: fonts, accent, mixed colour
 * and its strength, corner radius (S-15). Drops all other variables and invalid values. With every
 * allowed value, text keeps sufficient contrast.
 */
export function toAllowedVariables(
  variables: Readonly<Record<string, string | number>>,
): Readonly<Record<string, string | number>> {
  const entries = Object.entries(variables).flatMap(([name, given]) => {
    const key = /^--(?:apkt|w3m)-(.+)$/.exec(name)?.[1] ?? ''
    const value = key === 'font-family' ? toListedFonts(String(given)) : given
    return Object.hasOwn(allowed, key) && allowed[key]?.(String(value)) ? [[name, value]] : []
  })
  return Object.fromEntries(entries)
}

/** Returns the fonts of the host's list that the frame supports, in the host's order. */
function toListedFonts(value: string): string {
  const names = value.split(',').map((name) => name.trim())
  return names.filter((name) => fonts.test(name)).join(', ')
}

/**
 * Creates the appearance of a document. Sets CSS properties on the root element through CSSOM,
 * which needs no inline styles.
 */
export function createAppearance(window: Window): Appearance {
  const root = window.document.documentElement
  const system = window.matchMedia('(prefers-color-scheme: dark)')
  let hostMode: 'light' | 'dark' | undefined
  const paint = () => {
    root.dataset['theme'] = hostMode ?? (system.matches ? 'dark' : 'light')
  }
  return {
    apply({ themeMode, themeVariables = {}, w3mThemeVariables = {} }) {
      hostMode = themeMode ?? hostMode
      paint()
      const variables = toAllowedVariables({ ...w3mThemeVariables, ...themeVariables })
      const properties = toThemeProperties(variables)
      for (const [name, value] of Object.entries(properties)) root.style.setProperty(name, value)
      const family = properties['--lk-font-family']
      // Loads the font before text is shown, so that a prompt does not change its font while the
      // user reads. If the font is missing, the promise rejects and the browser uses the next font
      // of the list.
      if (family) window.document.fonts?.load(`16px ${family}`).catch(() => undefined)
    },
    start() {
      paint()
      system.addEventListener('change', paint)
    },
  }
}
