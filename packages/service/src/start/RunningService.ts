/** A server that was started and accepts requests. */
export type RunningService = {
  /**
   * URL of the server. If the configured port is 0, the URL contains the port that was selected.
   */
  readonly address: string
  /**
   * Stops the server: rejects new requests, finishes running ones within 10 s, and closes the
   * database if there is one (S-95).
   */
  readonly stop: () => Promise<void>
}
