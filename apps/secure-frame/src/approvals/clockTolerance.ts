/**
 * Tolerated difference between the clocks of two machines when a timestamp is compared with the
 * local time (S-137).
 */
export const clockToleranceMs = 5 * 60_000
