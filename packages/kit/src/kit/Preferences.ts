import type { Features } from './Features.ts'
import type { ResolvedFeatures } from './ResolvedFeatures.ts'
import type { ThemeMode, ThemeVariables } from './Theme.ts'

/** Settings that the app can change while the kit runs. */
export type Preferences = {
  readonly themeMode: ThemeMode
  readonly themeVariables: ThemeVariables
  readonly features: Features
  /** Features that take precedence over the project's and the app's settings. */
  readonly remoteFeatures: Partial<ResolvedFeatures>
  /** BCP 47 tag of the kit's texts, digits and dates. `undefined`: English. */
  readonly locale: string | undefined
}
