const second = 1_000
const minute = 60 * second
export const hourMs = 60 * minute
export const dayMs = 24 * hourMs

/**
 * Maximum difference in milliseconds between the time in a device's proof and the key service's
 * clock (S-26).
 */
export const proofToleranceMs = 5 * minute
