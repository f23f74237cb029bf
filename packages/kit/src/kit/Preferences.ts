import type { Features } from './Features.ts'
import type { ResolvedFeatures } from './ResolvedFeatures.ts'
import type { ThemeMode, ThemeVariables } from './Theme.ts'

/** What the host may change while the kit runs. */
export type Preferences = {
  readonly themeMode: ThemeMode
  readonly themeVariables: ThemeVariables
  readonly features: Features
  /** What counts whatever the project has turned on. */
  readonly remoteFeatures: Partial<ResolvedFeatures>
  /** BCP 47 tag; absent follows the page. */
  readonly locale: string | undefined
}
