import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import sources from '../../vitest.config.ts'
import { node } from './projects.ts'

type Mutant = {
  readonly file: string
  readonly mutation: { readonly start: number; readonly end: number; readonly text: string }
}

const given = process.env['LATCHKEY_MUTANT']
const mutant: Mutant | undefined = given ? JSON.parse(given) : undefined

/** Source of a file with the mutant in it; undefined for every other file. */
function readMutated(id: string): string | undefined {
  if (!mutant || id !== resolve(import.meta.dirname, '../..', mutant.file)) return undefined
  const text = readFileSync(id, 'utf8')
  const { start, end, text: changed } = mutant.mutation
  return text.slice(0, start) + changed + text.slice(end)
}

/** For `pnpm mutants`: tests in Node, on sources of which one is changed as it is read. */
export default defineConfig({
  ...sources,
  plugins: [{ name: 'mutant', enforce: 'pre', load: readMutated }],
  test: {
    ...sources.test,
    // What is kept between runs is known by its file, which a mutant does not change.
    fsModuleCache: false,
    projects: [node(['{apps,packages}/*/src/**/*.test.ts'])],
  },
})
