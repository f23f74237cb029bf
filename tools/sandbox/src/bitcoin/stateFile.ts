import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartError } from '../errors/StartError.ts'
import { BitcoinState } from './BitcoinState.ts'

const WRITE_DELAY_MS = 500

/** Creates the error that reports an unusable file of the saved Bitcoin chain to the developer. */
export const toUnreadable = (file: string, cause: unknown): StartError =>
  new StartError(
    `The saved chain state ${file} cannot be read: start with --fresh to reset the sandbox.`,
    { cause },
  )

/**
 * Reads the saved Bitcoin chain; `undefined` if no chain has been saved.
 *
 * @throws {StartError} The file is broken.
 */
export function readState(file: string): BitcoinState | undefined {
  if (!existsSync(file)) return undefined
  try {
    return BitcoinState.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (cause) {
    throw toUnreadable(file, cause)
  }
}

/**
 * Creates the writer that saves the Bitcoin chain shortly after each change. Each write is atomic.
 */
export function createStateWriter(file: string, read: () => BitcoinState) {
  let timer: NodeJS.Timeout | undefined
  const cancel = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const flush = () => {
    cancel()
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(`${file}.draft`, JSON.stringify(read()))
    renameSync(`${file}.draft`, file)
  }
  return {
    flush,
    cancel,
    schedule: () => {
      timer ??= setTimeout(flush, WRITE_DELAY_MS)
    },
  }
}
