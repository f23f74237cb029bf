/**
 * Theme variables as the app sets them. A variable named `--apkt-…` takes precedence over the same
 * one named `--w3m-…`.
 */
export type ThemeVariables = Readonly<Record<string, string | number | undefined>>

/**
 * CSS custom properties of the kit, to set on a root element with `style.setProperty` or React's
 * `style`.
 */
export type ThemeProperties = Readonly<Record<`--lk-${string}`, string>>

/**
 * Maximum strength of the colour mix in percent. Stronger mixes would make text on mixed surfaces
 * hard to read.
 */
const strongestMix = 20

const names = [
  'font-family',
  'accent',
  'color-mix',
  'color-mix-strength',
  'font-size-master',
  'border-radius-master',
  'z-index',
  'qr-color',
] as const

function toProperty(name: (typeof names)[number], value: string | number): string {
  if (name === 'color-mix-strength') {
    const strength = Number.parseFloat(String(value)) || 0
    return `${Math.min(Math.max(strength, 0), strongestMix)}%`
  }
  return name.endsWith('-master') && typeof value === 'number' ? `${value}px` : String(value)
}

/**
 * Converts the theme variables of the app into the kit's CSS custom properties. Omits unknown
 * names. Numbers are in px for sizes, and in percent for the strength of the colour mix. That
 * strength is limited to 20 and has no effect without a colour.
 */
export function toThemeProperties(variables: ThemeVariables = {}): ThemeProperties {
  const hasMix = variables['--apkt-color-mix'] ?? variables['--w3m-color-mix']
  const entries = names.flatMap((name) => {
    const value = variables[`--apkt-${name}`] ?? variables[`--w3m-${name}`]
    if (name === 'color-mix-strength' && !hasMix) return []
    return value === undefined ? [] : [[`--lk-${name}`, toProperty(name, value)] as const]
  })
  return Object.fromEntries(entries)
}
