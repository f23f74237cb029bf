/**
 * Start and end of a request. Any unit of time is possible; `ended` is `undefined` without a
 * response.
 */
export type Exchange = { readonly began: number; readonly ended: number | undefined }

/**
 * Counts how many requests in a row had to wait for each other. A request that starts after the
 * response to another belongs to a later wave.
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
