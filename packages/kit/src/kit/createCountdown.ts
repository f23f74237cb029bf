import type { Ports } from './ports.ts'

/**
 * Returns the milliseconds until a time (epoch ms); negative once the time has passed. Each purpose
 * has one countdown, and a different time restarts it.
 */
export type Countdown = (purpose: 'pairing' | 'email', moment: number) => number

/**
 * Creates the countdowns of a kit. The time of day is read once when a countdown starts. Afterwards
 * a monotonic clock counts, which users cannot change (S-137).
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
