import { type ScheduleStep, tellSteps } from '@latchkey/core/testing'
import type { TabWorld } from './TabWorld.ts'

export type Schedule<world> = {
  readonly stepCount: number
  readonly pickStep: (world: world) => ScheduleStep<world>
  /** Runs after each random step: waits until the tabs settle, and throws on wrong behaviour. */
  readonly look: (world: world) => Promise<void>
  /** Ends all simulated faults and checks that no request stays pending. */
  readonly end: (world: world) => Promise<void>
  /** Checks that actions which failed because of faults now succeed when the user repeats them. */
  readonly finish: (world: world) => Promise<void>
}

/**
 * Runs a randomized test: random steps (user actions and faults) in simulated tabs, in an order
 * that the seed determines. Closes the tabs afterwards.
 *
 * @throws The first wrong behaviour, with the steps that led to it.
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
