import type { Random } from '@latchkey/core/testing'
import type { Origin } from './createOrigin.ts'

/** Common part of the simulations of randomized tests that run in several tabs of one origin. */
export type TabWorld<tab> = {
  readonly random: Random
  readonly origin: Origin
  /** Open tabs of the simulation: one or two. */
  readonly tabs: readonly tab[]
  /** Names of the random steps so far, for the error message of a failed test. */
  readonly steps: string[]
  readonly openTab: () => void
  readonly closeTab: (tab: tab) => void
}
