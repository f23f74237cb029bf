/** Start and end of a request, as numbers of any unit in the order of events. */
export type Exchange = { readonly began: number; readonly ended: number | undefined }

/**
 * Counts request waves. A request that starts after another's response belongs to a later wave.
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
