/** Theme variables as a host sets them. `--apkt-…` overrides `--w3m-…`. */
export type ThemeVariables = Readonly<Record<string, string | number | undefined>>

/** Custom properties to set on a root element, by CSSOM or as React's `style`. */
export type ThemeProperties = Readonly<Record<`--lk-${string}`, string>>

/** Largest mix strength at which text on a mixed surface keeps its contrast. */
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
 * Translates the theme variables of the configuration into the kit's custom properties. Unknown
 * names are omitted. Numbers are px for sizes and per cent for the strength of the colour mix. The
 * strength is at most 20 and needs a colour.
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
