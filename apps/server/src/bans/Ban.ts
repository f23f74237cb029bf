/** A ban of a player: its end and reason, as shown to the player. */
export type Ban = {
  /** The end of the ban; `null` for a permanent ban. */
  readonly until: Date | null
  /** The reason as shown to the player; `null` if the operator gave no reason. */
  readonly reason: string | null
}

/** Returns whether a ban is in force at the given time. */
export function isInForce({ until }: Pick<Ban, 'until'>, now: number): boolean {
  return until === null || until.getTime() > now
}
