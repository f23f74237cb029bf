export type ThemeMode = 'light' | 'dark'

/**
 * CSS custom properties that set the theme: `--w3m-*` and `--apkt-*`. If both set a value,
 * `--apkt-*` applies (K-THEME-02).
 */
export type ThemeVariables = {
  readonly [name in `--w3m-${string}` | `--apkt-${string}`]?: string | number
}
