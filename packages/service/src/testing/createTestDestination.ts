import type { DestinationStream } from 'pino'

/** Where a log under test writes, and the lines it wrote. */
export function createTestDestination() {
  const lines: Record<string, unknown>[] = []
  const destination: DestinationStream = { write: (line) => void lines.push(JSON.parse(line)) }
  return { lines, destination }
}
