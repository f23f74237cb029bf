import { toThemeProperties } from '@latchkey/ui'

/** What a host may ask for (S-15). */
export type HostTheme = {
  readonly themeMode?: 'light' | 'dark' | undefined
  readonly themeVariables?: Readonly<Record<string, string | number>> | undefined
  readonly w3mThemeVariables?: Readonly<Record<string, string>> | undefined
}

/** The look of the document. */
export type Appearance = {
  readonly apply: (theme: HostTheme) => void
  /** Follows the system until a host says otherwise. */
  readonly start: () => void
}

const colour = /^(#[0-9a-f]{3,8}|(rgb|hsl|oklch|oklab)a?\([\d\s.,%/-]{1,60}(deg)?\)|[a-z]{3,20})$/i
/** Of these a colour with a part of what is behind it could be made. */
const seeThrough = /^(#([0-9a-f]{4}|[0-9a-f]{8})|transparent|[a-z]+a\(.*|.*\/.*|.*(,[^,]*){3})$/i
const length = /^(\d{1,2}(\.\d{1,2})?)(px)?$/
const longestPx = 64
const fonts =
  /^(system-ui|sans-serif|serif|monospace|arial|helvetica|inter|roboto|georgia|verdana|"segoe ui"|"instrument sans (variable|fallback)")$/i

const isOpaque = (value: string) => colour.test(value) && !seeThrough.test(value)
const isLength = (value: string) => length.test(value) && Number.parseFloat(value) <= longestPx
const isPercent = (value: string) => /^\d{1,2}(\.\d{1,2})?%?$/.test(value)

/**
 * The keys a host may set, and the form of their values. Not among them: where the frame stands, and how large its
 * letters are, since a request nobody can read could be approved all the same.
 */
const allowed: Readonly<Record<string, (value: string) => boolean>> = {
  'font-family': (value) => value !== '',
  accent: (value) => colour.test(value),
  'color-mix': isOpaque,
  'color-mix-strength': isPercent,
  'border-radius-master': isLength,
}

/** Keeps what S-15 lets a host set; the tokens keep the contrast of text whatever is kept. */
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

/** The fonts of a host that are on the list, in its order: one it does not have itself would do nothing here. */
function toListedFonts(value: string): string {
  const names = value.split(',').map((name) => name.trim())
  return names.filter((name) => fonts.test(name)).join(', ')
}

/** Makes the look of a document; everything is set on its root by CSSOM, so no style text is ever made. */
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
      // Before there is anything to read, so that a prompt does not change its letters while it is read.
      // A machine that lacks the font behind it says so by an error; the next of the list is used.
      if (family) window.document.fonts?.load(`16px ${family}`).catch(() => undefined)
    },
    start() {
      paint()
      system.addEventListener('change', paint)
    },
  }
}
