/** Estimated gas of a swap before it is built. Source: kit-behaviour §6. */
export const swapGas = 150_000n
/** Price impact in per cent from which a swap is explained. Source: K-SWAP-11. */
export const notableImpactPercent = 3
/** Price impact in per cent from which the user must confirm a swap. Source: K-SWAP-11. */
export const graveImpactPercent = 15
/** Interval at which visible prices and quotes are fetched again. Source: kit-behaviour §6. */
export const swapRefreshMs = 10_000
