import { type ScheduleStep, tellSteps } from '@latchkey/core/testing'
import type { TabWorld } from './TabWorld.ts'

export type Schedule<world> = {
  readonly stepCount: number
  readonly pickStep: (world: world) => ScheduleStep<world>
  /** After each step: lets go on what can, and throws where something is wrong. */
  readonly look: (world: world) => Promise<void>
  /** Everything works again: nothing waits any more. */
  readonly end: (world: world) => Promise<void>
  /** What is still wanted can be had. */
  readonly finish: (world: world) => Promise<void>
}

/**
 * Plays one schedule in a world of its own, and closes its tabs.
 *
 * @throws What is wrong first, with the steps that led there.
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
