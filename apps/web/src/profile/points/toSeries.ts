/** An award as the server lists it. */
type Gain = { readonly points: number; readonly awardedAt: string }

/** Points of a player from a point in time on. */
export type Stand = { readonly at: string; readonly points: number }

/**
 * Returns the points after each known award, counted back from the current points.
 *
 * @param awards - Newest first, as far back as they are loaded.
 * @returns Oldest first.
 */
export function toSeries(pointsNow: number, awards: readonly Gain[]): readonly Stand[] {
  let points = pointsNow
  const series: Stand[] = []
  for (const award of awards) {
    series.unshift({ at: award.awardedAt, points })
    points -= award.points
  }
  return series
}
