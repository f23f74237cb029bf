/** Units of gas a swap is thought to need before it is built. kit-behaviour §6. */
export const swapGas = 150_000n
/** Provider fee on the sold amount, in basis points. kit-behaviour §6. */
export const providerFeeBasisPoints = 85n
/** Prices and quotes are asked for again after this long, while they are seen. kit-behaviour §6. */
export const swapRefreshMs = 10_000
