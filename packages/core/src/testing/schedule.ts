/**
 * The words for what goes wrong on a way to something outside: late, lost, twice, in another order, cut in the middle,
 * unreadable, not there. Whoever plays faults says which of them it knows.
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

/** One thing that happens in a schedule of acts and faults. Its name is what the report shows. */
export type ScheduleStep<world> = {
  readonly name: string
  readonly run: (world: world) => Promise<void> | void
}

/**
 * Plays a schedule that writes down its steps.
 *
 * @throws What is wrong first, with the seed and the steps that led there.
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
