/** Wall clock in epoch milliseconds. Tests replace it. */
export type Clock = { readonly now: () => number }

/** The system clock. */
export const systemClock: Clock = { now: Date.now }
