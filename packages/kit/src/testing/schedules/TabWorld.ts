import type { Random } from '@latchkey/core/testing'
import type { Origin } from './createOrigin.ts'

/** What every schedule has that is played in tabs of one origin. */
export type TabWorld<tab> = {
  readonly random: Random
  readonly origin: Origin
  /** Open ones, one or two. */
  readonly tabs: readonly tab[]
  /** What has happened so far. */
  readonly steps: string[]
  readonly openTab: () => void
  readonly closeTab: (tab: tab) => void
}
