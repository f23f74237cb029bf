import type { Kit } from './Kit.ts'

/**
 * Counts down to a moment. How far off it is, the time of day says once, when it is first seen; from then on a clock
 * counts that nobody can set (S-137).
 *
 * @param countdown.purpose - There is one countdown of each; another moment begins it anew.
 * @param countdown.moment - Epoch milliseconds.
 * @returns Milliseconds; below 0 once it has passed.
 */
export function getMsUntil(
  { ports, runtime }: Pick<Kit, 'ports' | 'runtime'>,
  countdown: { readonly purpose: 'pairing' | 'email'; readonly moment: number },
): number {
  const { purpose, moment } = countdown
  const elapsed = ports.elapsed()
  const running = runtime.countdowns.get(purpose)
  const until = running?.moment === moment ? running.until : elapsed + moment - ports.now()
  runtime.countdowns.set(purpose, { moment, until })
  return until - elapsed
}
