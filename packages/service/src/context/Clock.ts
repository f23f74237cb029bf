/** Wall clock in epoch milliseconds; tests move it. */
export type Clock = { readonly now: () => number }

/** The clock of the machine. */
export const systemClock: Clock = { now: Date.now }
