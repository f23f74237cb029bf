import type { ScheduleStep } from '@latchkey/core/testing'
import { pickAny } from './pickAny.ts'
import type { TabWorld } from './TabWorld.ts'

/** Random steps that simulate the browser: a reload, and a second tab that opens or closes. */
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
