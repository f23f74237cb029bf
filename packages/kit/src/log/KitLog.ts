/** The log of a kit: at most about 1 MB, in memory only, gone with the page. */
export type KitLog = {
  /** Writes a line. Fields that the log does not list are left out (S-104). */
  readonly write: (event: string, fields?: object) => void
  /** One JSON object per line, oldest first, to show or to save as a file. */
  readonly getText: () => string
  readonly clear: () => void
}
