/** Units of gas a swap is thought to need before it is built. kit-behaviour §6. */
export const swapGas = 150_000n
/** What the provider takes of what is sold, in ten thousandths. kit-behaviour §6. */
export const providerFeeBasisPoints = 85n
/** Prices and quotes are asked for again after this long, while they are seen. kit-behaviour §6. */
export const swapRefreshMs = 10_000
