import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

export type JsonStorage = {
  readonly getKeys: () => Promise<string[]>
  readonly getEntries: <value>() => Promise<[string, value][]>
  readonly getItem: <value>(key: string) => Promise<value | undefined>
  readonly setItem: <value>(key: string, value: value) => Promise<void>
  readonly removeItem: (key: string) => Promise<void>
  /** Writes pending changes of the storage to the file. */
  readonly flush: () => void
  /** Deletes all entries of the storage and the file. */
  readonly clear: () => void
}

const WRITE_DELAY_MS = 100

function read(file: string | undefined): Map<string, string> {
  if (!file) return new Map()
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Map()
    throw error
  }
}

/**
 * Creates a key-value storage that is saved in one JSON file, which only its owner can read.
 * Without a file it is in memory only.
 */
export function createJsonStorage(file: string | undefined): JsonStorage {
  const values = read(file)
  let timer: NodeJS.Timeout | undefined
  const flush = () => {
    if (!file || !timer) return
    clearTimeout(timer)
    timer = undefined
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(`${file}.new`, JSON.stringify(Object.fromEntries(values)), { mode: 0o600 })
    renameSync(`${file}.new`, file)
  }
  const schedule = () => {
    if (file) timer ??= setTimeout(flush, WRITE_DELAY_MS)
  }
  // Values are stored as text, so that later changes of an object by the client do not affect the
  // storage.
  const parse = <value>(text: string): value => JSON.parse(text) as value
  return {
    getKeys: async () => [...values.keys()],
    getEntries: async <value>() =>
      [...values].map(([key, text]): [string, value] => [key, parse(text)]),
    getItem: async (key) => {
      const text = values.get(key)
      return text === undefined ? undefined : parse(text)
    },
    setItem: async (key, value) => {
      if (value === undefined) values.delete(key)
      else values.set(key, JSON.stringify(value))
      schedule()
    },
    removeItem: async (key) => {
      values.delete(key)
      schedule()
    },
    flush,
    clear: () => {
      clearTimeout(timer)
      timer = undefined
      values.clear()
      if (file) rmSync(file, { force: true })
    },
  }
}
