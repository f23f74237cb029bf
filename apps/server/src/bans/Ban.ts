/** A ban as players are told of it. */
export type Ban = {
  /** When it ends by itself; `null`: not. */
  readonly until: Date | null
  /** For the player. */
  readonly reason: string | null
}

/** Says whether a ban is still in force. */
export function isInForce({ until }: Pick<Ban, 'until'>, now: number): boolean {
  return until === null || until.getTime() > now
}
