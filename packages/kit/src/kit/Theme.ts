export type ThemeMode = 'light' | 'dark'

/** `--w3m-*` and `--apkt-*` custom properties; `--apkt-*` takes precedence (K-THEME-02). */
export type ThemeVariables = {
  readonly [name in `--w3m-${string}` | `--apkt-${string}`]?: string | number
}
