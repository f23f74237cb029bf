import type { DestinationStream } from 'pino'

/** Creates a log destination, and gives access to its lines. */
export function createTestDestination() {
  const lines: Record<string, unknown>[] = []
  const destination: DestinationStream = { write: (line) => void lines.push(JSON.parse(line)) }
  return { lines, destination }
}
