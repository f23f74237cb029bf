import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

const KEPT_LINES = 400

export type LogLine = { readonly at: number; readonly from: string; readonly text: string }

export type Log = {
  readonly write: (from: string, text: string) => void
  /** The newest lines, oldest first. */
  readonly getTail: (count: number) => readonly LogLine[]
  readonly close: () => void
}

/** Keeps the newest lines in memory and everything of this start in `<folder>/sandbox.log`. */
export function createLog(folder: string): Log {
  mkdirSync(folder, { recursive: true })
  const file = createWriteStream(join(folder, 'sandbox.log'))
  // A full disk must not end what runs; the status page still has the tail.
  file.on('error', () => {})
  let lines: readonly LogLine[] = []
  return {
    write: (from, text) => {
      const line = { at: Date.now(), from, text: stripVTControlCharacters(text).slice(0, 2_000) }
      lines = [...lines.slice(1 - KEPT_LINES), line]
      file.write(`${new Date(line.at).toISOString()} ${from}: ${line.text}\n`)
    },
    getTail: (count) => lines.slice(-count),
    close: () => file.end(),
  }
}
