import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import sources from '../../vitest.config.ts'

type Mutant = {
  readonly file: string
  readonly mutation: { readonly start: number; readonly end: number; readonly text: string }
}

const given = process.env['LATCHKEY_MUTANT']
const mutant: Mutant | undefined = given ? JSON.parse(given) : undefined

/**
 * Returns the source of the mutated file with its mutant, a small change that a test should detect.
 * Returns `undefined` for every other file.
 */
function readMutated(id: string): string | undefined {
  const [path = id] = id.split('?')
  if (!mutant || path !== resolve(import.meta.dirname, '../..', mutant.file)) return undefined
  const text = readFileSync(path, 'utf8')
  const { start, end, text: changed } = mutant.mutation
  return text.slice(0, start) + changed + text.slice(end)
}

/**
 * Configuration of `pnpm mutants`: runs tests in Node or in Chromium, and replaces one source file
 * by its mutant when the file is read.
 */
export default defineConfig({
  ...sources,
  plugins: [{ name: 'mutant', enforce: 'pre', load: readMutated }],
  test: {
    ...sources.test,
    // The module cache is keyed by file, and a mutant does not change the file on disk.
    fsModuleCache: false,
  },
})
