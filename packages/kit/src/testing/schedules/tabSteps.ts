import type { ScheduleStep } from '@latchkey/core/testing'
import { pickAny } from './pickAny.ts'
import type { TabWorld } from './TabWorld.ts'

/** What a browser does with tabs while something is under way in them. */
export const tabSteps = <tab>(): readonly ScheduleStep<TabWorld<tab>>[] => [
  {
    name: 'the page is loaded anew',
    run: (world) => {
      const tab = pickAny(world, world.tabs)
      if (tab) world.closeTab(tab)
      world.openTab()
    },
  },
  {
    name: 'a second tab comes, or goes',
    run: (world) => {
      const [, second] = world.tabs
      if (second) world.closeTab(second)
      else world.openTab()
    },
  },
]
