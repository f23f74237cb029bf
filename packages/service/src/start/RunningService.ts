/** A listening server. */
export type RunningService = {
  /** URL of the server. If port 0 was configured, it has the selected port. */
  readonly address: string
  /**
   * Rejects new requests, finishes running ones within 10 s, and closes the database if there is
   * one (S-95).
   */
  readonly stop: () => Promise<void>
}
