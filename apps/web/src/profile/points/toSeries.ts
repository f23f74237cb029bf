/** An award as the server lists it. */
type Gain = { readonly points: number; readonly awardedAt: string }

/** What a player had, from a moment on. */
export type Stand = { readonly at: string; readonly points: number }

/**
 * Says what a player had after each of the awards that are known, by counting back from what they have now.
 *
 * @param awards - Newest first, as far back as they were read.
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
