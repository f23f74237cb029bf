/** Wall clock in epoch milliseconds. Tests replace it. */
export type Clock = { readonly now: () => number }

/** Clock with the time of the operating system, for servers outside tests. */
export const systemClock: Clock = { now: Date.now }
