import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { browserFloor } from '../../../../config/browsers.ts'
import { scriptBreaches } from '../browsers/scriptBreaches.ts'
import { styleBreaches } from '../browsers/styleBreaches.ts'
import { listYoungerCalls } from '../browsers/youngerCalls.ts'
import { root } from '../workspace/workspace.ts'
import type { Check } from './check.ts'

/**
 * Code of libraries that tests for a call where the check does not see it, with the reason.
 */
const accepted: readonly (readonly [RegExp, string])[] = [
  [
    /AbortSignal\.any\(\[this\.#\w+, ?this\.#\w+\.signal\]\)/,
    'ky creates the two signals only where the call exists',
  ],
  [
    /Uint8Array\.fromBase64\(\w+, ?\{alphabet:\w+, ?lastChunkHandling/,
    '@scure/base chooses this decoder by a test for the call',
  ],
  [/startViewTransition\(\{update:/, 'react-dom catches the error, and only for ViewTransition'],
]

/** Documents that name the browser floor. */
const documents = ['README.md', 'docs/guides/browsers.md']

const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** Lists the built files that browsers load. Test helpers and server code run elsewhere. */
const builtFiles = (extension: string) =>
  globSync(
    [`packages/*/dist/**/*.${extension}`, `apps/{web,secure-frame}/dist/**/*.${extension}`],
    { cwd: root },
  ).filter((path) => !/packages\/service\/|\/testing[./]|\/fixtures\//.test(path))

function listBreaches(): readonly string[] {
  const scripts = builtFiles('js')
  if (scripts.length === 0) return ['nothing is built']
  const calls = listYoungerCalls()
  const inScripts = scripts.flatMap((path) =>
    scriptBreaches(read(path), calls)
      .filter((breach) => !accepted.some(([pattern]) => pattern.test(breach)))
      .map((breach) => `${path}: ${breach}`),
  )
  const inStyles = builtFiles('css').flatMap((path) =>
    styleBreaches(read(path)).map((breach) => `${path}: ${breach}`),
  )
  return [...inScripts, ...inStyles]
}

function listSilentDocuments(): readonly string[] {
  const { safari, chrome, firefox } = browserFloor
  const floor = `Safari ${safari}, Chrome ${chrome} and Firefox ESR ${firefox}`
  return documents.filter((path) => !read(path).includes(floor)).map((path) => `${path}: ${floor}`)
}

export const browserFloorHolds: Check = {
  name: 'K-WORLD-16: built code needs no younger browser than the floor, and documents name it',
  run: () => [...listBreaches(), ...listSilentDocuments()],
}
