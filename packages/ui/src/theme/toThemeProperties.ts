/** Theme variables as a host writes them: `--apkt-…` wins over `--w3m-…`. */
export type ThemeVariables = Readonly<Record<string, string | number | undefined>>

/** Custom properties to set on a root element, by CSSOM or as React's `style`. */
export type ThemeProperties = Readonly<Record<`--lk-${string}`, string>>

/** Where the mixed colour may move a surface before text on it loses its contrast. */
const strongestMix = 20

const toText = (value: string | number) => String(value)
const toPixels = (value: string | number) => (typeof value === 'number' ? `${value}px` : value)
const toMixPercent = (value: string | number) => {
  const strength = Number.parseFloat(String(value))
  return `${Math.min(Math.max(strength || 0, 0), strongestMix)}%`
}

const conversions = {
  'font-family': toText,
  accent: toText,
  'color-mix': toText,
  'color-mix-strength': toMixPercent,
  'font-size-master': toPixels,
  'border-radius-master': toPixels,
  'z-index': toText,
  'qr-color': toText,
} as const

/**
 * Translates the theme variables of the configuration into the kit's own custom properties. Unknown names
 * are left out. A number for a size means px; the strength of the colour mix is in per cent, at most 20,
 * and means nothing without a colour.
 */
export function toThemeProperties(variables: ThemeVariables = {}): ThemeProperties {
  const hasMix = variables['--apkt-color-mix'] ?? variables['--w3m-color-mix']
  const entries = Object.entries(conversions).flatMap(([name, convert]) => {
    const value = variables[`--apkt-${name}`] ?? variables[`--w3m-${name}`]
    if (name === 'color-mix-strength' && !hasMix) return []
    return value === undefined ? [] : [[`--lk-${name}`, convert(value)] as const]
  })
  return Object.fromEntries(entries)
}
