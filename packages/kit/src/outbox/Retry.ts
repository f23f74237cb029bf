/**
 * An earlier request that may have been carried out, although its outcome is unknown: the position
 * of its account has moved since the request, or cannot be read (K-WORLD-02c).
 */
export type Doubt = {
  /** Id of the earlier request. */
  readonly id: string
  /** Position to which the account has moved. `undefined`: the position cannot be read. */
  readonly position?: string | undefined
}

/** Facts that the user accepted before a request is sent although earlier ones are unknown. */
export type Retry = {
  /**
   * Ids of stored requests with an unknown outcome of which the user was warned. Any other such
   * request of the account prevents the new one.
   */
  readonly despite?: readonly string[] | undefined
  /**
   * Doubts of an earlier `MayRepeatError` that the user has seen and confirmed. A doubt counts only
   * while the account stays at its position.
   */
  readonly confirmed?: readonly Doubt[] | undefined
}
