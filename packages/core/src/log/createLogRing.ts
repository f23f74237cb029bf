/** Ring buffer in memory that holds the newest log lines. */
export type LogRing = {
  /**
   * Adds a line. If the limit is exceeded, the oldest lines are removed. A single line longer than
   * the limit empties the buffer.
   */
  readonly add: (line: string) => void
  /** Returns the stored lines, oldest first, each followed by a line break. */
  readonly getText: () => string
  readonly clear: () => void
}

/** Creates a ring buffer that never contains more than `limitBytes` of UTF-8 text (S-104). */
export function createLogRing({ limitBytes }: { readonly limitBytes: number }): LogRing {
  const encoder = new TextEncoder()
  const count = (line: string) => encoder.encode(line).length + 1
  let lines: string[] = []
  let bytes = 0
  return {
    add: (line) => {
      lines.push(line)
      bytes += count(line)
      while (bytes > limitBytes) bytes -= count(lines.shift() ?? '')
    },
    getText: () => lines.map((line) => `${line}\n`).join(''),
    clear: () => {
      lines = []
      bytes = 0
    },
  }
}
