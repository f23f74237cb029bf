import { type ScheduleStep, tellSteps } from '@latchkey/core/testing'
import type { TabWorld } from './TabWorld.ts'

export type Schedule<world> = {
  readonly stepCount: number
  readonly pickStep: (world: world) => ScheduleStep<world>
  /** Runs after each step: waits until the tabs settle, and throws on a violation. */
  readonly look: (world: world) => Promise<void>
  /** Removes all faults and checks that no request stays pending. */
  readonly end: (world: world) => Promise<void>
  /** Checks that the user's remaining wishes succeed. */
  readonly finish: (world: world) => Promise<void>
}

/**
 * Runs the fault schedule of a seed in a simulated world, then closes the tabs.
 *
 * @throws The first violation, with the steps that led to it.
 */
export async function playSchedule<tab, world extends TabWorld<tab>>(
  seed: number,
  world: world & TabWorld<tab>,
  { stepCount, pickStep, look, end, finish }: Schedule<world>,
): Promise<void> {
  const { steps } = world
  await tellSteps({ seed, steps }, async () => {
    for (let count = 0; count < stepCount; count += 1) {
      const step = pickStep(world)
      steps.push(step.name)
      await step.run(world)
      await look(world)
    }
    await end(world)
    await finish(world)
  })
  for (const tab of [...world.tabs]) world.closeTab(tab)
}
