import type { Random } from '@latchkey/core/testing'
import type { Origin } from './createOrigin.ts'

/** Common part of the worlds whose schedule runs in tabs of one origin. */
export type TabWorld<tab> = {
  readonly random: Random
  readonly origin: Origin
  /** Open tabs, one or two. */
  readonly tabs: readonly tab[]
  /** Names of the steps so far. */
  readonly steps: string[]
  readonly openTab: () => void
  readonly closeTab: (tab: tab) => void
}
