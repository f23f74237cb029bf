/** How far the clocks of two machines may be apart before a time is taken for past or to come (S-137). */
export const clockToleranceMs = 5 * 60_000
