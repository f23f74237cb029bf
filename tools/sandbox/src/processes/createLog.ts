import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { toReadableLine } from './toReadableLine.ts'

const KEPT_LINES = 400

export type LogLine = { readonly at: number; readonly from: string; readonly text: string }

export type Log = {
  readonly write: (from: string, text: string) => void
  /** Returns the latest lines of the log, the oldest of them first. */
  readonly getTail: (count: number) => readonly LogLine[]
  readonly close: () => void
}

/**
 * Creates the sandbox's log. The latest lines are in memory, and all lines since the start in
 * `<folder>/sandbox.log`.
 */
export function createLog(folder: string): Log {
  mkdirSync(folder, { recursive: true })
  const file = createWriteStream(join(folder, 'sandbox.log'))
  // If the disk is full, the sandbox continues. The status page still shows the latest lines.
  file.on('error', () => {})
  let lines: readonly LogLine[] = []
  return {
    write: (from, text) => {
      const at = Date.now()
      const plain = stripVTControlCharacters(text)
      const line = { at, from, text: toReadableLine(plain).slice(0, 2_000) }
      lines = [...lines.slice(1 - KEPT_LINES), line]
      file.write(`${new Date(at).toISOString()} ${from}: ${plain}\n`)
    },
    getTail: (count) => lines.slice(-count),
    close: () => file.end(),
  }
}
