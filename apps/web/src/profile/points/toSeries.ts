/** An award as the server lists it: a change of points and its ISO 8601 time. */
type Gain = { readonly points: number; readonly awardedAt: string }

/** The points that a player had from the ISO 8601 time `at` until the next entry of the series. */
export type Stand = { readonly at: string; readonly points: number }

/**
 * Returns the player's points after each loaded award, computed backwards from the current points.
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
