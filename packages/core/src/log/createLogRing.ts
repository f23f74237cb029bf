/** Lines in memory, the newest of them. */
export type LogRing = {
  /** Adds a line; the oldest go where it does not fit. One that alone is over the limit is not kept. */
  readonly add: (line: string) => void
  /** The lines that are left, oldest first, each with a line break after it. */
  readonly getText: () => string
  readonly clear: () => void
}

/** Makes a log in memory that never holds more than `limitBytes` of text in UTF-8 (S-104). */
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
