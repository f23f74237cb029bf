/** An award as the server lists it. */
type Gain = { readonly points: number; readonly awardedAt: string }

/** A player's points from a point in time until the next entry. */
export type Stand = { readonly at: string; readonly points: number }

/**
 * Returns the points after each loaded award, counted back from the current points.
 *
 * @param awards - Newest first, possibly incomplete.
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
