import type { Ports } from './ports.ts'

/**
 * Counts down to a moment: milliseconds, below 0 once it has passed. There is one countdown of each purpose; another
 * moment, in epoch milliseconds, begins it anew.
 */
export type Countdown = (purpose: 'pairing' | 'email', moment: number) => number

/**
 * Makes the countdowns of a kit. How far off a moment is, the time of day says once, when it is first seen; from then
 * on a clock counts that nobody can set (S-137).
 */
export function createCountdown({ elapsed, now }: Pick<Ports, 'elapsed' | 'now'>): Countdown {
  const running: { [purpose: string]: { readonly moment: number; readonly until: number } } = {}
  return (purpose, moment) => {
    const known = running[purpose]
    const until = known?.moment === moment ? known.until : elapsed() + moment - now()
    running[purpose] = { moment, until }
    return until - elapsed()
  }
}
