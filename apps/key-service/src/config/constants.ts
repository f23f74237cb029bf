const second = 1_000
const minute = 60 * second
export const hourMs = 60 * minute
export const dayMs = 24 * hourMs

/** S-26, as S-31: how far the time of a proof may be from ours. */
export const proofToleranceMs = 5 * minute
