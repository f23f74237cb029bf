/** A request as it went: when it began, and when its answer was there. Any unit, in the order of events. */
export type Exchange = { readonly began: number; readonly ended: number | undefined }

/**
 * Counts waves: a request that begins after another's answer waited for it, so it is of a later wave than that one.
 *
 * @returns 0 without requests.
 */
export function countWaves(exchanges: readonly Exchange[]): number {
  const waves: { readonly ended: number | undefined; readonly wave: number }[] = []
  for (const { began, ended } of exchanges.toSorted((a, b) => a.began - b.began)) {
    const before = waves.filter((other) => other.ended !== undefined && other.ended < began)
    waves.push({ ended, wave: 1 + Math.max(0, ...before.map(({ wave }) => wave)) })
  }
  return Math.max(0, ...waves.map(({ wave }) => wave))
}
