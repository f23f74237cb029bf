/** A ban as shown to the player. */
export type Ban = {
  /** The end of the ban; `null` for a ban without an end. */
  readonly until: Date | null
  /** Shown to the player. */
  readonly reason: string | null
}

/** Returns whether a ban is in force at the given time. */
export function isInForce({ until }: Pick<Ban, 'until'>, now: number): boolean {
  return until === null || until.getTime() > now
}
