import type { DestinationStream } from 'pino'

/** Creates a destination for a log, and returns it with the list of the lines written to it. */
export function createTestDestination() {
  const lines: Record<string, unknown>[] = []
  const destination: DestinationStream = { write: (line) => void lines.push(JSON.parse(line)) }
  return { lines, destination }
}
