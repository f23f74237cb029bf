import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { LedgerFileError } from './LedgerFileError.ts'
import { LedgerState } from './ledger/LedgerState.ts'

/**
 * Reads the saved state of a cluster.
 *
 * @returns `undefined` if no state has been saved.
 * @throws {LedgerFileError} The file is broken.
 */
export function readLedgerFile(file: string): LedgerState | undefined {
  if (!existsSync(file)) return undefined
  try {
    return LedgerState.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (cause) {
    throw new LedgerFileError(file, cause)
  }
}

/** Saves the state of a cluster to a file. The write is atomic. */
export function writeLedgerFile(file: string, state: LedgerState): void {
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.draft`
  writeFileSync(draft, JSON.stringify(state))
  renameSync(draft, file)
}
