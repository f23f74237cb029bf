/**
 * Kinds of faults on a simulated connection: late, lost, duplicated, reordered, truncated,
 * unreadable, unavailable. Each simulation supports some of them.
 */
export const weathers = [
  'clear',
  'slow',
  'lossy',
  'doubled',
  'disordered',
  'cut',
  'garbage',
  'down',
] as const
export type Weather = (typeof weathers)[number]

/**
 * One step of a randomised test run (schedule): a user action or a fault that acts on the simulated
 * `world`. A seed determines the order of the steps. Failure reports list their names.
 */
export type ScheduleStep<world> = {
  readonly name: string
  readonly run: (world: world) => Promise<void> | void
}

/**
 * Runs a randomised test (schedule) that adds the name of each executed step to `steps`, so that a
 * failure can be reproduced.
 *
 * @throws The first failure, with the seed and the steps before it.
 */
export async function tellSteps(
  { seed, steps }: { readonly seed: number; readonly steps: readonly string[] },
  play: () => Promise<void>,
): Promise<void> {
  try {
    await play()
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    const led = steps.map((step, index) => `${index + 1}. ${step}`)
    throw new Error([reason, '', `Schedule ${seed}:`, ...led].join('\n'), { cause })
  }
}
