import type { Features, ThemeMode, ThemeVariables } from './KitConfig.ts'

/** What the host may change while the kit runs. */
export type Preferences = {
  readonly themeMode: ThemeMode
  readonly themeVariables: ThemeVariables
  readonly features: Features
  /** BCP 47 tag; absent follows the page. */
  readonly locale: string | undefined
}
