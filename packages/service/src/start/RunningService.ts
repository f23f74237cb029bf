/** A server that listens. */
export type RunningService = {
  /** Where it listens; the port is the one taken where 0 was asked for. */
  readonly address: string
  /** Takes no new requests, ends those under way within 10 s, closes the database where there is one (S-95). */
  readonly stop: () => Promise<void>
}
