const second = 1_000
const minute = 60 * second
export const hourMs = 60 * minute
export const dayMs = 24 * hourMs

/**
 * Maximum difference between the time in a device's proof and the server's clock (S-26, as in
 * S-31).
 */
export const proofToleranceMs = 5 * minute
