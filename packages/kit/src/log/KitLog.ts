/**
 * The log of a kit. It is in memory only, has at most about 1 MB, and is lost when the page closes.
 */
export type KitLog = {
  /**
   * Writes a line with the time and the event's name. Fields that are not on the list of allowed
   * fields are omitted (S-104).
   */
  readonly write: (event: string, fields?: object) => void
  /** Returns the stored log entries as text: one JSON object per line, the oldest first. */
  readonly getText: () => string
  readonly clear: () => void
}
