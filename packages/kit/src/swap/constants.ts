/** Estimated gas of a swap before it is built. Source: kit-behaviour §6. */
export const swapGas = 150_000n
/** Provider fee on the sold amount, in basis points. Source: kit-behaviour §6. */
export const providerFeeBasisPoints = 85n
/** Interval at which visible prices and quotes are fetched again. Source: kit-behaviour §6. */
export const swapRefreshMs = 10_000
